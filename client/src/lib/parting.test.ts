import { expect, it, vi } from "vitest";
import { part } from "./parting";

function socket(readyState: number): WebSocket {
  return { readyState, close: vi.fn(), onmessage: () => undefined, onopen: () => undefined } as unknown as WebSocket;
}

it("closes an open socket at once", () => {
  const open = socket(WebSocket.OPEN);
  part(open);
  expect(open.close).toHaveBeenCalledOnce();
  part(null);
});

it("closes a socket that still opens when it is open, and hears nothing of it", () => {
  const opening = socket(WebSocket.CONNECTING);
  part(opening);
  expect(opening.close).not.toHaveBeenCalled();
  expect(opening.onmessage).toBeNull();
  opening.onopen!(new Event("open"));
  expect(opening.close).toHaveBeenCalledOnce();
});
