import type { Attachment } from "svelte/attachments";

/** So much out of sight is worth telling: less is the room around the last line. */
const SOME = 8;

/** Whether more of a list follows below its edge. */
export function goesOn({ scrollHeight, scrollTop, clientHeight }: Pick<Element, "scrollHeight" | "scrollTop" | "clientHeight">): boolean {
  return scrollHeight - scrollTop - clientHeight > SOME;
}

/** Let a list fade out at its edge while more follows there (`data-goes-on`). */
export const fading: Attachment<HTMLElement> = (list) => {
  const look = (): void => void list.toggleAttribute("data-goes-on", goesOn(list));
  const sizes = new ResizeObserver(look);
  const lines = new MutationObserver(look);
  sizes.observe(list);
  lines.observe(list, { childList: true, subtree: true, characterData: true });
  list.addEventListener("scroll", look, { passive: true });
  return () => {
    sizes.disconnect();
    lines.disconnect();
    list.removeEventListener("scroll", look);
  };
};
