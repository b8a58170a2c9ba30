import { expect, it } from "vitest";
import { Note } from "./note.svelte";

/** A note, what was sent of it and upon what it was written; each is answered when the test says so. */
function noted(kept = "") {
  const sent: string[] = [];
  const before: string[] = [];
  const answers: ((done: boolean) => void)[] = [];
  const note = new Note(kept, (text, upon) => {
    sent.push(text);
    before.push(upon);
    return new Promise((answer) => answers.push(answer));
  });
  return { note, sent, before, answers };
}

it("what another tab has written is shown and not written over", async () => {
  const { note, sent } = noted("Buy stone");
  note.hear("Buy wood");
  expect(note.text).toBe("Buy wood");
  await note.keep();
  expect(sent).toEqual([]);
});

it("what is being written here stays, whatever comes", () => {
  const { note } = noted("Buy stone");
  note.text = "Buy stone and";
  note.hear("Buy wood");
  expect(note.text).toBe("Buy stone and");
});

it("what was refused is sent again without being changed", async () => {
  const { note, sent, answers } = noted();
  note.text = "Buy wood";
  const kept = note.keep();
  answers[0]!(false);
  await kept;
  const again = note.keep();
  answers[1]!(true);
  await again;
  await note.keep();
  expect(sent).toEqual(["Buy wood", "Buy wood"]);
});

it("what was written while a note was on its way goes after it, and the answer does not bring the old one back", async () => {
  const { note, sent, answers } = noted();
  note.text = "Buy";
  const kept = note.keep();
  note.text = "Buy wood";
  await note.keep();
  note.hear("Buy");
  answers[0]!(true);
  await Promise.resolve();
  expect([sent, note.text]).toEqual([["Buy", "Buy wood"], "Buy wood"]);
  answers[1]!(true);
  await kept;
  note.hear("Buy wood");
  expect([sent, note.text]).toEqual([["Buy", "Buy wood"], "Buy wood"]);
});

it("what is kept says upon what it was written: the server joins it with what another tab has written since", async () => {
  const { note, sent, before, answers } = noted("Buy stone");
  note.text = "Buy stone and";
  note.hear("Buy wood");
  const kept = note.keep();
  expect([sent, before]).toEqual([["Buy stone and"], ["Buy stone"]]);
  note.hear("Buy wood\nBuy stone and");
  answers[0]!(true);
  await kept;
  expect(note.text).toBe("Buy wood\nBuy stone and");
  await note.keep();
  expect(sent.length).toBe(1);
});

it("what came through though the answer was lost is what one goes on from", async () => {
  const { note, before, answers } = noted();
  note.text = "Buy";
  const kept = note.keep();
  note.text = "Buy wood";
  answers[0]!(false);
  await kept;
  note.hear("Buy");
  void note.keep();
  expect(before).toEqual(["", "Buy"]);
});
