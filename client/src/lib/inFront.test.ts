import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { InFront } from "./inFront";

let page: EventTarget & { hidden: boolean };

beforeEach(() => {
  page = Object.assign(new EventTarget(), { hidden: false });
  vi.stubGlobal("document", page);
});
afterEach(() => vi.unstubAllGlobals());

function hide(hidden: boolean): void {
  page.hidden = hidden;
  page.dispatchEvent(new Event("visibilitychange"));
}

function socket(readyState: number): { readyState: number; send: ReturnType<typeof vi.fn> } {
  return { readyState, send: vi.fn() };
}

it("tells an open socket whether somebody has the page in front, until it stops", () => {
  const open = socket(WebSocket.OPEN);
  const front = new InFront(() => open as unknown as WebSocket);
  hide(true);
  hide(false);
  front.stop();
  hide(true);
  expect(open.send.mock.calls).toEqual([['{"visible":false}'], ['{"visible":true}']]);
});

it("says nothing to a socket that opens: its address says it", () => {
  const opening = socket(WebSocket.CONNECTING);
  let current: unknown = null;
  const front = new InFront(() => current as WebSocket | null);
  hide(true);
  current = opening;
  hide(false);
  front.stop();
  expect(opening.send).not.toHaveBeenCalled();
});
