import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { follow } from "./following";

const SECOND = 1000;

describe("what is lit on a board", () => {
  let [now, change]: [number, () => void] = [0, () => undefined];
  let frames: (() => void)[] = [];
  let moving: { playState: string; effect: { getComputedTiming: () => { endTime: number } } }[] = [];
  const board = { getAnimations: () => moving } as unknown as Element;
  const looks: boolean[] = [];
  const { requestAnimationFrame, cancelAnimationFrame, MutationObserver } = globalThis;
  const before = { requestAnimationFrame, cancelAnimationFrame, MutationObserver };

  function animation(endTime: number): (typeof moving)[number] {
    return { playState: "running", effect: { getComputedTiming: () => ({ endTime }) } };
  }

  /** Draw the next frame so many milliseconds later; says whether one was asked for. */
  function draw(later: number): boolean {
    now += later;
    const [due, asked] = [frames, frames.length > 0];
    frames = [];
    for (const frame of due) frame();
    return asked;
  }

  beforeEach(() => {
    [now, frames, moving, looks.length] = [0, [], [], 0];
    vi.spyOn(performance, "now").mockImplementation(() => now);
    Object.assign(globalThis, {
      requestAnimationFrame: (frame: () => void) => frames.push(frame),
      cancelAnimationFrame: () => (frames = []),
      MutationObserver: class {
        constructor(changed: () => void) {
          change = changed;
        }
        observe(): void {}
        disconnect(): void {
          change = () => undefined;
        }
      },
    });
  });
  // Other tests of this thread have stubs of their own: only these are taken away.
  afterEach(() => {
    vi.restoreAllMocks();
    Object.assign(globalThis, before);
  });

  it("is looked for until cards that travel long have come to rest", () => {
    moving = [animation(9 * SECOND)];
    follow(board, (rested) => looks.push(rested));
    for (const later of [0, SECOND, SECOND, SECOND]) expect(draw(later)).toBe(true);
    expect(looks).toEqual([false, false, false, false]);
    moving = [];
    expect(draw(SECOND)).toBe(true);
    expect(looks.at(-1)).toBe(true);
    expect(draw(SECOND)).toBe(false);
  });

  it("is looked for again when the board changes, till nobody wants it", () => {
    const end = follow(board, (rested) => looks.push(rested));
    draw(2 * SECOND);
    expect(draw(SECOND)).toBe(false);
    change();
    expect(draw(SECOND)).toBe(true);
    expect(looks).toEqual([true, false]);
    end();
    expect(draw(SECOND)).toBe(false);
  });

  it("is not waited for where something moves for ever", () => {
    moving = [animation(Infinity)];
    follow(board, (rested) => looks.push(rested));
    draw(2 * SECOND);
    expect(looks).toEqual([true]);
  });
});
