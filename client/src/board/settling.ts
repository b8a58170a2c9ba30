/**
 * A press must mean what was seen: a control that makes or chooses a move, marked `data-decides` with what it means,
 * does nothing while it has come or moved within the last moment. Keys are exempt, and what the player moves: scrolls, zooms, drags.
 */
export const SETTLE = 300;
/** Lifts under the pointer and rounded layouts are no movement. */
const SLACK = 6;
/** How often it is looked at while something changes. */
const STEP = 40;
/** A finger that presses slips a little; that is no drag. */
const SLIP = 2;
/** So long after the last turn of a wheel, drag or key the sheet may still be moving. */
const GESTURE = 400;
const MOVES_VIEW = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "PageUp", "PageDown", "Home", "End", "+", "=", "-", "0", " "]);

/** Where a control is in the window, and on the sheet that is scrolled. */
export interface Place {
  what: string;
  x: number;
  y: number;
  width: number;
  height: number;
  scrolled: { x: number; y: number };
}

interface Seen extends Place {
  since: number;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) <= SLACK;

function isStill(a: Place, b: Place): boolean {
  if (!near(a.width, b.width) || !near(a.height, b.height)) return false;
  if (near(a.x, b.x) && near(a.y, b.y)) return true;
  return near(a.x + a.scrolled.x, b.x + b.scrolled.x) && near(a.y + a.scrolled.y, b.y + b.scrolled.y);
}

/** Whether something was scrolled between two looks, even if the browser has not told yet. */
function wasScrolled(a: Place, b: Place | undefined): b is Place {
  return !!b && (a.scrolled.x !== b.scrolled.x || a.scrolled.y !== b.scrolled.y);
}

/** Since when controls are where they are: known by what they mean, not by their elements, which may be made anew. */
export class Places {
  #seen = new Map<string, Seen[]>();
  /** When the youngest of them came to its place. */
  youngest = -Infinity;

  /** Look at all controls; those that the player moves keep their age. */
  look(places: Place[], now: number, moved = false): void {
    const before = this.#seen;
    this.#seen = new Map();
    this.youngest = -Infinity;
    for (const place of places) {
      const alike = this.#seen.get(place.what) ?? [];
      const known = before.get(place.what) ?? [];
      const counterpart = known[alike.length];
      const same = known.find((other) => isStill(place, other)) ?? (moved || wasScrolled(place, counterpart) ? counterpart : undefined);
      const since = same?.since ?? now;
      this.youngest = Math.max(this.youngest, since);
      this.#seen.set(place.what, [...alike, { ...place, since }]);
    }
  }

  /** Whether a control has been where it is for a moment. */
  isSettled(place: Place, now: number): boolean {
    return !!this.#seen.get(place.what)?.some((other) => isStill(place, other) && now - other.since >= SETTLE);
  }
}

type Scrolls = Map<Element | null, { x: number; y: number }>;

/** How far all that an element lies in is scrolled; each ancestor is asked once. */
function scrollOf(element: Element | null, known: Scrolls): { x: number; y: number } {
  const found = known.get(element);
  if (found || !element) return found ?? { x: 0, y: 0 };
  const outer = scrollOf(element.parentElement, known);
  const sum = { x: outer.x + element.scrollLeft, y: outer.y + element.scrollTop };
  known.set(element, sum);
  return sum;
}

function placeOf(control: HTMLElement | SVGElement, known: Scrolls = new Map()): Place {
  const { x, y, width, height } = control.getBoundingClientRect();
  return { what: control.dataset["decides"] ?? "", x, y, width, height, scrolled: scrollOf(control.parentElement, known) };
}

function placesIn(root: HTMLElement): Place[] {
  const known: Scrolls = new Map();
  return [...root.querySelectorAll<HTMLElement | SVGElement>("[data-decides]")].map((control) => placeOf(control, known));
}

/**
 * Guard the controls of a page: `early` is told of a press that came too early and did nothing.
 * While something may still move the root of the document has `data-settling`, from the very change on.
 */
export function settling(root: HTMLElement, early: () => void): () => void {
  const places = new Places();
  const page = root.ownerDocument.documentElement;
  const ends = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let changed = -Infinity;
  let gesture = -Infinity;
  /** What the pointer went down on, and whether it was too early. */
  let press: { what: string; early: boolean } | null = null;

  const look = (now: number): void => places.look(placesIn(root), now, now - gesture < GESTURE);

  function watch(): void {
    timer = undefined;
    const now = performance.now();
    look(now);
    if (now - places.youngest >= SETTLE) delete page.dataset["settling"];
    if (now - Math.max(changed, places.youngest) < SETTLE) timer = setTimeout(watch, STEP);
  }

  function stir(): void {
    changed = performance.now();
    page.dataset["settling"] = "";
    timer ??= setTimeout(watch, STEP);
  }

  function controlAt(event: Event): HTMLElement | SVGElement | null {
    return event.target instanceof Element ? event.target.closest<HTMLElement | SVGElement>("[data-decides]") : null;
  }

  function onpointerdown(event: PointerEvent): void {
    const control = controlAt(event);
    const now = performance.now();
    if (control) look(now);
    press = { what: control?.dataset["decides"] ?? "", early: !!control && !places.isSettled(placeOf(control), now) };
  }

  function onclick(event: MouseEvent): void {
    const control = controlAt(event);
    const down = press;
    press = null;
    // Keys and programs that press for somebody come without a pointer.
    if (!control || !down || event.detail === 0) return;
    if (!down.early && down.what === control.dataset["decides"]) return;
    event.stopPropagation();
    event.preventDefault();
    early();
  }

  function onmove(event: Event): void {
    const dragged = event instanceof PointerEvent ? event.buttons > 0 && Math.hypot(event.movementX, event.movementY) > SLIP : true;
    if (dragged) gesture = performance.now();
  }

  /** What is scrolled keeps its age: a page and a list in it may be scrolled at once, so no sum tells where a control was. */
  const onscroll = (): void => places.look(placesIn(root), performance.now(), true);

  const options = { capture: true, passive: true, signal: ends.signal };
  root.ownerDocument.addEventListener("scroll", onscroll, options);
  root.addEventListener("pointerdown", onpointerdown, options);
  root.addEventListener("click", onclick, { capture: true, signal: ends.signal });
  for (const name of ["wheel", "touchmove", "pointermove"]) root.addEventListener(name, onmove, options);
  root.addEventListener("keydown", (event) => MOVES_VIEW.has(event.key) && onmove(event), options);
  root.ownerDocument.defaultView?.addEventListener("resize", stir, options);
  const observer = new MutationObserver(stir);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  stir();
  return () => {
    ends.abort();
    observer.disconnect();
    clearTimeout(timer);
    delete page.dataset["settling"];
  };
}
