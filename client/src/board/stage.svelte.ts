import { select, type Selection } from "d3-selection";
import { zoom, zoomIdentity, ZoomTransform, type ZoomBehavior } from "d3-zoom";
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

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
      .on("zoom", (event: { transform: ZoomTransform }) => (this.transform = event.transform));
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
    if (whole) this.all();
    else this.#frame?.call(this.#zoom.translateTo, ...middle);
  }

  closer = (): void => this.#scale(STEP);
  farther = (): void => this.#scale(1 / STEP);
  #scale(factor: number): void {
    this.#frame?.call(this.#zoom.scaleBy, factor);
  }
  /** Show the whole sheet. */
  all = (): void => {
    this.#look({ x: 0, y: 0, w: this.sheet.width, h: this.sheet.height }, this.fit);
  };
  /** Move over the sheet by parts of what is shown. */
  move(right: number, down: number): void {
    this.#frame?.call(this.#zoom.translateBy, (-right * this.width) / this.transform.k, (-down * this.height) / this.transform.k);
  }

  /** Show these elements, at least so many units of the sheet wide and at most so many. */
  show(elements: Element[], least: number, most: number): void {
    const frame = this.#frame?.node()?.getBoundingClientRect();
    if (!frame) return;
    const { k, x, y } = this.transform;
    const boxes = elements.map((element) => {
      const box = element.getBoundingClientRect();
      return { x: (box.left - frame.left - x) / k, y: (box.top - frame.top - y) / k, w: box.width / k, h: box.height / k };
    });
    const found = around(boxes, 30);
    if (!found) return;
    const wide = Math.max(found.w, (found.h * this.width) / this.height);
    this.#look(found, this.width / Math.min(Math.max(wide, least), most));
  }

  #look(box: Box, scale: number): void {
    this.#frame?.call(this.#zoom.scaleTo, scale);
    this.#frame?.call(this.#zoom.translateTo, box.x + box.w / 2, box.y + box.h / 2);
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
