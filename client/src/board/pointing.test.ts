import { expect, it } from "vitest";
import { Wakefulness } from "./pointing";

const mouse = { pointerType: "mouse", buttons: 0 };

it("points at nothing that comes to lie under a mouse which rests, with the page or after a press", () => {
  const wakefulness = new Wakefulness();
  expect(wakefulness.comesOver(mouse)).toBe(false);
  expect([wakefulness.wakes(mouse), wakefulness.wakes(mouse)]).toEqual([true, false]);
  expect(wakefulness.comesOver(mouse)).toBe(true);
  wakefulness.rest();
  expect(wakefulness.wakes({ ...mouse, buttons: 1 })).toBe(false);
  expect(wakefulness.comesOver(mouse)).toBe(false);
});

it("takes a touch for pointing at once", () => {
  const wakefulness = new Wakefulness();
  const touch = { pointerType: "touch", buttons: 1 };
  expect([wakefulness.comesOver(touch), wakefulness.wakes(touch)]).toEqual([true, false]);
});
