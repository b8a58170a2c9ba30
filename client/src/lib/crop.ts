export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** More would be coarse, less could not be read; higher ones would leave no room for words on a desk. */
const LARGEST = 2;
const SMALLEST = 0.5;
const HIGHEST = 560;

/** The smallest box around all boxes; nothing around none. */
export function union(boxes: Box[]): Box | null {
  if (!boxes.length) return null;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** How a part of a board is moved and scaled so that it fills a window of some width. */
export function fitted(part: Box, room: number): Box & { scale: number } {
  const scale = Math.max(SMALLEST, Math.min(LARGEST, room / part.width, HIGHEST / part.height));
  return { scale, x: -part.x, y: -part.y, width: part.width, height: part.height };
}
