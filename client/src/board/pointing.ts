import type { Attachment } from "svelte/attachments";
import { on as listen } from "svelte/events";

/** A finger that rests so long on a thing only looks at it. */
const HOLD = 450;
const SLIP = 10;

type Shape = HTMLElement | SVGElement;

/** Tells a pointer that has moved from a mouse under which things move: only that is never followed by a move. */
export class Wakefulness {
  #moved = false;

  /** Whether a pointer that has come over something points at it. */
  comesOver({ pointerType }: Pick<PointerEvent, "pointerType">): boolean {
    return this.#moved || pointerType === "touch";
  }

  /** Whether a mouse that rested points at something with this move. */
  wakes({ pointerType, buttons }: Pick<PointerEvent, "pointerType" | "buttons">): boolean {
    if (this.#moved || pointerType === "touch" || buttons) return false;
    return (this.#moved = true);
  }

  /** A press is the end of pointing, until the mouse moves again. */
  rest(): void {
    this.#moved = false;
  }
}

/**
 * Tells what is pointed at on a board, null for nothing: by the mouse, by the focus of the keyboard, or by a finger.
 * A mouse that rests points at nothing that comes to lie under it, neither with the page nor after a press.
 * After a long press what is said stays until the next touch, and the press chooses nothing.
 */
export function pointing(at: (shape: Shape | null) => void): Attachment<HTMLElement> {
  return (board) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const wakefulness = new Wakefulness();
    const offs: (() => void)[] = [];
    // Svelte's own way to listen: the focus is lost, too, while it takes elements away.
    const on = <K extends keyof HTMLElementEventMap>(name: K, act: (event: HTMLElementEventMap[K]) => void, capture = false): void => {
      offs.push(listen(board, name, act, { capture }));
    };
    const look = (event: Event): void => at((event.target as Element).closest<Shape>("[data-kind]"));
    const letGo = (): void => clearTimeout(timer);
    const away = (): void => {
      letGo();
      if (!("held" in board.dataset)) at(null);
    };

    on("pointerover", (event) => {
      if (wakefulness.comesOver(event)) look(event);
    });
    on("pointerleave", away);
    on("focusin", look);
    on("focusout", away);
    on("pointerdown", (event) => {
      letGo();
      wakefulness.rest();
      delete board.dataset["held"];
      if (event.pointerType !== "touch") return;
      from = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        board.dataset["held"] = "";
        look(event);
      }, HOLD);
    });
    on("pointermove", (event) => {
      if (wakefulness.wakes(event)) look(event);
      if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIP) letGo();
    });
    on("pointerup", letGo);
    on("pointercancel", letGo);
    on("contextmenu", (event) => {
      if ("held" in board.dataset) event.preventDefault();
    });
    on(
      "click",
      (event) => {
        if (!("held" in board.dataset)) return;
        delete board.dataset["held"];
        event.stopPropagation();
        event.preventDefault();
      },
      true,
    );
    return () => {
      letGo();
      for (const off of offs) off();
    };
  };
}

/** Tells whether one element is pointed at, as `pointing` does for the things on a board. */
export function glancing(look: (at: boolean) => void): Attachment<HTMLElement> {
  return (element) => {
    const wakefulness = new Wakefulness();
    const offs = [
      listen(element, "pointerenter", (event) => void (wakefulness.comesOver(event) && look(true))),
      listen(element, "pointermove", (event) => void (wakefulness.wakes(event) && look(true))),
      listen(element, "pointerdown", () => wakefulness.rest()),
      listen(element, "pointerleave", () => {
        wakefulness.rest();
        look(false);
      }),
    ];
    return () => {
      for (const off of offs) off();
    };
  };
}
