import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, ZoomTransform, type ZoomBehavior } from "d3-zoom";
import { tick, untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import { moving } from "./motion";

/** A rectangle, in units of the sheet. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

interface Sheet {
  width: number;
  height: number;
}

const STEP = 1.4;
const DRAG = 6;
/** How many units of the sheet the closest look is wide. */
const CLOSEST = 220;
/** What is smaller than this many pixels is hard to hit. */
const HIT = 28;
/** Free around what is shown, in units of the sheet. */
const MARGIN = 30;
/** No scale that is chosen for somebody is larger; on a small frame none is less. */
const CLOSE = 1.3;
const CLEAR = 0.8;
/** A frame as wide as this is no small one. */
const WIDE = 560;
/** The sheet does not move for less than so much of a closer look. */
const CLOSER = 1.25;

/** The scale at which a whole sheet fits its frame. */
export function fitOf(sheet: Sheet, width: number, height: number): number {
  return Math.min(width / sheet.width, height / sheet.height);
}

/** The rectangle around some boxes, with a margin; null without any. */
export function around(boxes: Box[], margin: number): Box | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + margin;
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** Parts of some boxes, each of which fits a window of this size; what is larger stands alone. */
export function windows(boxes: Box[], width: number, height: number): Box[][] {
  const rest = boxes.toSorted((a, b) => a.y - b.y || a.x - b.x);
  const parts: Box[][] = [];
  while (rest.length) {
    const part = [rest.shift()!];
    for (const box of [...rest]) {
      const both = around([...part, box], 0)!;
      if (both.w <= width && both.h <= height) part.push(...rest.splice(rest.indexOf(box), 1));
    }
    parts.push(part);
  }
  return parts;
}

/** What to look at so that some boxes are seen, and at which scale: all of them, or on a small frame one part at each turn, that of the first box to begin with. */
export function lookAt(boxes: Box[], frame: Sheet, turn: number): { box: Box; scale: number } | null {
  const all = around(boxes, MARGIN);
  if (!all) return null;
  const scale = fitOf({ width: all.w, height: all.h }, frame.width, frame.height);
  if (scale >= CLEAR || frame.width >= WIDE) return { box: all, scale: Math.min(scale, CLOSE) };
  const parts = windows(boxes, frame.width / CLEAR - 2 * MARGIN, frame.height / CLEAR - 2 * MARGIN);
  const first = parts.findIndex((part) => part.includes(boxes[0]!));
  const box = around(parts[(first + turn) % parts.length]!, MARGIN)!;
  return { box, scale: Math.min(CLOSE, Math.max(CLEAR, fitOf({ width: box.w, height: box.h }, frame.width, frame.height))) };
}

/** Whether a sheet should come closer by itself to what is asked. */
export function comesCloser(boxes: Box[], frame: Sheet, fit: number): boolean {
  return (lookAt(boxes, frame, 0)?.scale ?? 0) >= fit * CLOSER;
}

/** A way between two looks at a sheet, from 0 to 1: what is in the middle moves evenly. */
export function between(from: ZoomTransform, to: ZoomTransform, frame: Sheet, part: number): ZoomTransform {
  const middle: [number, number] = [frame.width / 2, frame.height / 2];
  const k = from.k * (to.k / from.k) ** part;
  const [[ax, ay], [bx, by]] = [from.invert(middle), to.invert(middle)];
  return new ZoomTransform(k, middle[0] - k * (ax + (bx - ax) * part), middle[1] - k * (ay + (by - ay) * part));
}

/**
 * A sheet in a frame that is looked at whole or closer: wheel, pinch, drag, keys and buttons.
 * The board draws its sheet under `transform`, SVG or HTML. A drag is no click; a page with the whole sheet scrolls on.
 */
export class Stage {
  width = $state(0);
  height = $state(0);
  transform: ZoomTransform = $state.raw(zoomIdentity);
  readonly fit: number = $derived.by(() => fitOf(this.sheet, this.width, this.height));
  readonly near: boolean = $derived(this.fit > 0 && this.transform.k > this.fit * 1.001);

  #frame: Selection<HTMLElement, unknown, null, undefined> | undefined;
  /** Which part of what is asked is shown next where not all fits. */
  #turn = 0;
  /** Whether the sheet came closer by itself. */
  #led = false;
  /** Whether the player chose what is seen, since the question was asked. */
  #own = false;
  /** What is asked: a frame of another size must show it too. */
  #asked: Element[] = [];
  #gliding = 0;
  readonly #zoom: ZoomBehavior<HTMLElement, unknown>;

  constructor(readonly sheet: Sheet) {
    this.#zoom = zoom<HTMLElement, unknown>()
      .clickDistance(DRAG)
      .translateExtent([
        [0, 0],
        [sheet.width, sheet.height],
      ])
      .extent(() => [
        [0, 0],
        [this.width, this.height],
      ])
      .filter((event: Event) => this.#takes(event))
      .on("zoom", (event: { transform: ZoomTransform; sourceEvent: unknown }) => {
        if (event.sourceEvent) this.#takeOver();
        this.transform = event.transform;
      });
  }

  /** Which gestures are for the sheet: of a whole one only those that come closer. */
  #takes(event: Event): boolean {
    if (event instanceof WheelEvent) return this.near || event.deltaY < 0;
    if (event instanceof MouseEvent) return this.near && event.button === 0;
    return this.near || (event instanceof TouchEvent && event.touches.length > 1);
  }

  frame: Attachment<HTMLElement> = (frame) => {
    this.#frame = select(frame);
    this.#frame.call(this.#zoom).on("dblclick.zoom", null);
    const sized = new ResizeObserver(() => this.#resize(frame));
    sized.observe(frame);
    untrack(() => this.#resize(frame));
    return () => {
      sized.disconnect();
      cancelAnimationFrame(this.#gliding);
      this.#frame?.on(".zoom", null);
      this.#frame = undefined;
    };
  };

  /** A frame of another size keeps showing the whole sheet, or what is in its middle. */
  #resize(frame: HTMLElement): void {
    // A board that is not shown has no size; it keeps what it showed.
    if (!frame.clientWidth || !frame.clientHeight) return;
    const whole = !this.near;
    const middle = this.transform.invert([this.width / 2, this.height / 2]);
    this.width = frame.clientWidth;
    this.height = frame.clientHeight;
    this.#zoom.scaleExtent([this.fit, Math.max(this.fit, this.width / CLOSEST)]);
    if (whole) this.#go(this.#whole);
    else this.#frame?.call(this.#zoom.translateTo, ...middle);
    if (this.#led) void this.attend(this.#asked.filter((element) => element.isConnected));
  }

  closer = (): void => this.#scale(STEP);
  farther = (): void => this.#scale(1 / STEP);
  #scale(factor: number): void {
    this.#takeOver();
    this.#frame?.call(this.#zoom.scaleBy, factor);
  }
  /** Show the whole sheet. */
  all = (): void => {
    this.#takeOver();
    this.#glide(this.#whole);
  };
  /** Move over the sheet by parts of what is shown. */
  move(right: number, down: number): void {
    this.#takeOver();
    this.#frame?.call(this.#zoom.translateBy, (-right * this.width) / this.transform.k, (-down * this.height) / this.transform.k);
  }

  /** What the player chooses to see stays. */
  #takeOver(): void {
    cancelAnimationFrame(this.#gliding);
    this.#led = false;
    this.#own = true;
  }

  /** Show these elements; on a small frame those that did not fit come at the next call. */
  show(elements: Element[]): void {
    this.#see(this.#boxes(elements));
  }
  #see(boxes: Box[]): void {
    const look = lookAt(boxes, this, this.#turn++);
    if (look) this.#look(look.box, look.scale);
  }

  /**
   * What is asked now comes into sight by itself: the sheet comes closer when something would be too small to hit and that
   * makes it much larger, else it is shown whole. Nothing moves when all can be hit where it is; in the middle of an answer it is enough that
   * something can, on a small frame or where the player chose what is seen. With nothing asked the sheet goes back.
   */
  async attend(elements: Element[], answering = false): Promise<void> {
    this.#turn = 0;
    this.#asked = elements;
    this.#own &&= answering;
    const partly = answering && (this.#own || this.width < WIDE);
    if (!elements.length) {
      if (this.#led) this.#glide(this.#whole);
      this.#led = false;
    } else if (!(partly ? elements.some(this.#hittable) : elements.every(this.#hittable))) {
      const before = this.transform;
      this.#go(this.#whole);
      await tick();
      const [enough, boxes] = [elements.every(this.#hittable), this.#boxes(elements)];
      this.#go(before);
      if (enough || !comesCloser(boxes, this, this.fit)) this.#glide(this.#whole);
      else this.#see(boxes);
      this.#led = true;
    }
  }

  /** Whether the middle of an element is in the frame, and it is big enough. */
  #hittable = (element: Element): boolean => {
    const frame = this.#frame?.node()?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const inside = !!frame && x > frame.left && x < frame.right && y > frame.top && y < frame.bottom;
    return inside && Math.min(box.width, box.height) >= HIT;
  };

  /** Where elements are on the sheet: what is drawn and `transform` must agree. */
  #boxes(elements: Element[]): Box[] {
    const frame = this.#frame?.node()?.getBoundingClientRect();
    const { k, x, y } = this.transform;
    return elements.map((element) => {
      const box = element.getBoundingClientRect();
      return { x: (box.left - frame!.left - x) / k, y: (box.top - frame!.top - y) / k, w: box.width / k, h: box.height / k };
    });
  }

  get #whole(): ZoomTransform {
    const { fit, width, height, sheet } = this;
    return new ZoomTransform(fit, (width - fit * sheet.width) / 2, (height - fit * sheet.height) / 2);
  }

  #look(box: Box, closest: number): void {
    const { width, height, fit } = this;
    const scale = Math.max(fit, closest);
    const to = new ZoomTransform(scale, width / 2 - scale * (box.x + box.w / 2), height / 2 - scale * (box.y + box.h / 2));
    this.#glide(this.#zoom.constrain()(to, [[0, 0], [width, height]], this.#zoom.translateExtent()));
  }

  /** Go there in the time things take to move. */
  #glide(to: ZoomTransform): void {
    cancelAnimationFrame(this.#gliding);
    const [from, lasts, begun] = [this.transform, moving(), performance.now()];
    const step = (): void => {
      const part = lasts ? Math.min(1, (performance.now() - begun) / lasts) : 1;
      this.#go(part < 1 ? between(from, to, this, 1 - (1 - part) ** 3) : to);
      if (part < 1) this.#gliding = requestAnimationFrame(step);
    };
    step();
  }

  #go(to: ZoomTransform): void {
    this.#frame?.call(this.#zoom.transform, to);
  }

  onkeydown = (event: KeyboardEvent): void => {
    const keys: Record<string, () => void> = {
      ArrowLeft: () => this.move(-1 / 8, 0),
      ArrowRight: () => this.move(1 / 8, 0),
      ArrowUp: () => this.move(0, -1 / 8),
      ArrowDown: () => this.move(0, 1 / 8),
      "+": this.closer,
      "=": this.closer,
      "-": this.farther,
      "0": this.all,
    };
    const act = keys[event.key];
    if (!act || event.ctrlKey || event.metaKey || (!this.near && event.key.startsWith("Arrow"))) return;
    event.preventDefault();
    act();
  };
}
