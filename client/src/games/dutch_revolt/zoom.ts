/** The part of the sheet that is seen, in units of the sheet; `aspect` is width by height of the window. */
export interface Window {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Sheet {
  width: number;
  height: number;
}

const CLOSEST = 220;

/** The smallest window of an aspect that shows the whole sheet. */
export function whole(sheet: Sheet, aspect: number): Window {
  const w = Math.max(sheet.width, sheet.height * aspect);
  const h = w / aspect;
  return { x: (sheet.width - w) / 2, y: (sheet.height - h) / 2, w, h };
}

/** Keep a window on the sheet, and no closer or farther than makes sense. */
export function kept(window: Window, sheet: Sheet, aspect: number): Window {
  const most = whole(sheet, aspect);
  const w = Math.min(Math.max(window.w, CLOSEST), most.w);
  const h = w / aspect;
  return {
    x: slide(window.x + (window.w - w) / 2, w, sheet.width),
    y: slide(window.y + (window.h - h) / 2, h, sheet.height),
    w,
    h,
  };
}

function slide(from: number, size: number, sheet: number): number {
  return size >= sheet ? (sheet - size) / 2 : Math.min(Math.max(from, 0), sheet - size);
}

/** Come nearer by a factor around a point that stays where it is. */
export function nearer(window: Window, factor: number, x: number, y: number): Window {
  return {
    x: x - (x - window.x) / factor,
    y: y - (y - window.y) / factor,
    w: window.w / factor,
    h: window.h / factor,
  };
}

/** The window around some boxes, with a margin. */
export function around(boxes: Window[], margin: number, aspect: number): Window | null {
  if (!boxes.length) return null;
  const left = Math.min(...boxes.map((box) => box.x)) - margin;
  const top = Math.min(...boxes.map((box) => box.y)) - margin;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + margin;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + margin;
  const w = Math.max(right - left, (bottom - top) * aspect);
  return { x: (left + right - w) / 2, y: (top + bottom - w / aspect) / 2, w, h: w / aspect };
}
