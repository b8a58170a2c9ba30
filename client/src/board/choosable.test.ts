import { describe, expect, it, vi } from "vitest";
import { choosable, choosableShape, tagOf } from "./choosable";
import { Desk, together, type BoardProps, type Parts } from "./desk";

/** A desk at which some things can be chosen; `page.offers` is there while somebody is asked. */
function deskWith(open: Parts[], asked = true, chosen: Parts = {}): { desk: Desk; pick: ReturnType<typeof vi.fn> } {
  const pick = vi.fn();
  const same = (a: Parts, b: Parts): boolean => JSON.stringify(a) === JSON.stringify(b);
  const props = {
    page: { offers: asked ? { answers: 3, moves: [] } : null },
    can: (parts: Parts) => open.some((one) => same(one, parts)),
    chosen: (parts: Parts) => same(parts, chosen),
    pick,
  } as unknown as BoardProps;
  return { desk: new Desk(() => props), pick };
}

const press = (attributes: Record<string, unknown>): void => (attributes["onclick"] as () => void)();

describe("a thing on a board", () => {
  it("glows when a move has it, and is chosen by a press", () => {
    const { desk, pick } = deskWith([{ guild: "knights" }]);
    const card = choosable(desk, { kind: "guild", id: "knights", label: "Knights" });
    expect(card).toMatchObject({ "data-kind": "guild", "data-id": "knights", "data-choice": "open", "aria-label": "Knights" });
    expect(card).toMatchObject({ "data-decides": "guild knights" });
    press(card);
    expect(pick).toHaveBeenCalledWith({ guild: "knights" });
  });

  it("shows that it is chosen", () => {
    const { desk } = deskWith([{ guild: "knights" }], true, { guild: "knights" });
    expect(choosable(desk, { kind: "guild", id: "knights" })).toMatchObject({ "data-choice": "chosen" });
  });

  it("can be asked about while no move has it", () => {
    const { desk, pick } = deskWith([]);
    const wishes: Parts[] = [{ spot: "gent", side: "neutral" }, { spot: "gent" }];
    const unit = choosable(desk, { kind: "spot", id: "gent", wishes, also: [{ province: "flanders" }] });
    expect(unit).toMatchObject({ "data-choice": "closed" });
    expect(unit).not.toHaveProperty("data-decides");
    press(unit);
    expect(pick).toHaveBeenCalledWith({ spot: "gent", side: "neutral", province: "flanders" });
  });

  it("takes the first wish that is possible", () => {
    const { desk, pick } = deskWith([{ spot: "gent" }, { province: "flanders" }]);
    press(choosable(desk, { kind: "spot", id: "gent", wishes: [{ spot: "gent", side: "neutral" }, { spot: "gent" }] }));
    expect(pick).toHaveBeenCalledWith({ spot: "gent" });
  });

  it("is a quiet picture when nothing is asked, or when it is not its time", () => {
    const asleep = deskWith([{ guild: "knights" }], false).desk;
    const card = choosable(asleep, { kind: "guild", id: "knights", label: "Knights" });
    expect(card).toMatchObject({ role: "img", "data-kind": "guild" });
    expect(card).not.toHaveProperty("onclick");
    expect(card).not.toHaveProperty("data-choice");
    expect(tagOf(asleep)).toBe("span");
    expect(tagOf(deskWith([]).desk)).toBe("button");
    expect(tagOf(deskWith([]).desk, false)).toBe("span");
  });

  it("says what tells it from others of its kind", () => {
    const { desk, pick } = deskWith([{ city: "gent", plot: "m2" }]);
    const plot = choosableShape(desk, { kind: "plot", id: "m2", within: { city: "gent" } });
    expect(plot).toMatchObject({ "data-city": "gent", "data-choice": "open", tabindex: 0, role: "button" });
    press(plot);
    expect(pick).toHaveBeenCalledWith({ city: "gent", plot: "m2" });
  });

  it("answers to Enter and Space where it is drawn", () => {
    const { desk, pick } = deskWith([{ plot: "m2" }]);
    const plot = choosableShape(desk, { kind: "plot", id: "m2" });
    const keydown = plot["onkeydown"] as (event: unknown) => void;
    const event = (key: string): unknown => ({ key, preventDefault: vi.fn(), stopPropagation: vi.fn() });
    keydown(event("a"));
    expect(pick).not.toHaveBeenCalled();
    keydown(event("Enter"));
    keydown(event(" "));
    expect(pick).toHaveBeenCalledTimes(2);
  });

  it("is passed over by the keyboard while no move has it", () => {
    expect(choosableShape(deskWith([]).desk, { kind: "plot", id: "m2" })).toMatchObject({ tabindex: -1 });
  });
});

it("puts wishes together, the first of a kind kept", () => {
  expect(together([{ spot: "a", side: "neutral" }, { spot: "b" }, { province: "c" }])).toEqual({ spot: "a", side: "neutral", province: "c" });
});
