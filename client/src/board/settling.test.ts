import { describe, expect, it } from "vitest";
import { Places, SETTLE, type Place } from "./settling";

const at = (what: string, y: number, more: Partial<Place> = {}): Place => {
  return { what, x: 10, y, width: 100, height: 44, scrolled: { x: 0, y: 0 }, ...more };
};

describe("a control that decides", () => {
  it("is settled when it has been in its place for a moment", () => {
    const places = new Places();
    places.look([at("pick", 50)], 1000);
    expect(places.isSettled(at("pick", 50), 1000 + SETTLE - 1)).toBe(false);
    places.look([at("pick", 50)], 1200);
    expect(places.isSettled(at("pick", 50), 1000 + SETTLE)).toBe(true);
  });

  it("is not when it slides under the pointer", () => {
    const places = new Places();
    places.look([at("pick", 50), at("pass", 100)], 0);
    places.look([at("pick", 100), at("pass", 150)], 1000);
    expect(places.isSettled(at("pick", 100), 1100)).toBe(false);
    expect(places.youngest).toBe(1000);
    expect(places.isSettled(at("pick", 100), 1000 + SETTLE)).toBe(true);
  });

  it("is not when it moved since it was last looked at", () => {
    const places = new Places();
    places.look([at("pick", 50)], 0);
    expect(places.isSettled(at("pick", 100), 5000)).toBe(false);
  });

  it("is not when something else comes to mean its place", () => {
    const places = new Places();
    places.look([at("pick", 50)], 0);
    places.look([at("pass", 50)], 1000);
    expect(places.isSettled(at("pass", 50), 1001)).toBe(false);
  });

  it("keeps its age when it is made anew or lifted a little", () => {
    const places = new Places();
    places.look([at("pick", 50)], 0);
    places.look([at("pick", 46)], 1000);
    expect(places.isSettled(at("pick", 46), 1001)).toBe(true);
  });

  it("begins anew when it was away", () => {
    const places = new Places();
    places.look([at("pick", 50)], 0);
    places.look([], 1000);
    places.look([at("pick", 50)], 1050);
    expect(places.isSettled(at("pick", 50), 1100)).toBe(false);
  });

  it("keeps its age while its list is scrolled, or the page around it", () => {
    const places = new Places();
    places.look([at("listed", 50), at("stuck", 700)], 0);
    places.look([at("listed", 10, { scrolled: { x: 0, y: 40 } }), at("stuck", 700, { scrolled: { x: 0, y: 40 } })], 1000);
    expect(places.youngest).toBe(0);
  });

  it("keeps its age when a page and the list in it were scrolled at once, before the browser tells", () => {
    const places = new Places();
    places.look([at("last", 369, { scrolled: { x: 0, y: 17 } })], 0);
    places.look([at("last", 259, { scrolled: { x: 0, y: 386 } })], 1000);
    expect(places.youngest).toBe(0);
  });

  it("keeps its age while the player zooms", () => {
    const places = new Places();
    places.look([at("gent", 50), at("gent", 300)], 0);
    places.look([at("gent", 20, { width: 150 }), at("gent", 500, { width: 150 })], 1000, true);
    expect(places.youngest).toBe(0);
    places.look([at("gent", 20, { width: 150 }), at("gent", 500, { width: 150 })], 1100);
    expect(places.youngest).toBe(0);
  });

  it("is told from others that mean the same", () => {
    const places = new Places();
    places.look([at("priest", 50)], 0);
    places.look([at("priest", 50), at("priest", 100)], 1000);
    expect(places.isSettled(at("priest", 50), 1001)).toBe(true);
    expect(places.isSettled(at("priest", 100), 1001)).toBe(false);
  });
});
