import { say, sayIfThere } from "./speech.svelte";

/** The name of a bot of a game: its level, or its character and level (`expert:miser`). */
export function botName(game: string, bot: string): string {
  const [level, style] = bot.split(":");
  const named = say(`bot-${level}`);
  return style ? say("client-bot-styled", { style: say(`${game}-style-${style}`), bot: named }) : named;
}

/** The shortest name of a bot that tells it from others: its character, or its level. */
export function botLabel(game: string, bot: string): string {
  const [level, style] = bot.split(":");
  return (style && sayIfThere(`${game}-style-${style}`)) || sayIfThere(`bot-${level}`) || say("client-bot");
}

/** What a bot with a character does otherwise; empty for the others. */
export function botAbout(game: string, bot: string): string {
  const [, style] = bot.split(":");
  return style ? say(`${game}-style-${style}-about`) : "";
}
