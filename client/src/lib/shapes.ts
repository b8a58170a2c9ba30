/** Shapes on a board carry the kind and the id of what they stand for; further data narrows them (a plot in a city). */
export type Pairs = [kind: string, id: string][];

interface Shape {
  dataset: DOMStringMap;
}

/** Say how well a shape fits: each further thing it names counts for it when it is meant, else against it. */
function closeness(shape: Shape, wanted: Map<string, string>, kinds: Set<string>): number {
  const more = Object.entries(shape.dataset).filter(([name]) => kinds.has(name));
  if (more.some(([name, id]) => wanted.has(name) && wanted.get(name) !== id)) return -Infinity;
  return more.reduce((sum, [name]) => sum + (wanted.has(name) ? 1 : -1), 0);
}

/** Give the shapes that stand for these things, of each thing those that fit best. */
export function shapesOf<T extends Shape>(shapes: T[], pairs: Pairs, kinds: Set<string>): T[] {
  const wanted = new Map(pairs);
  return pairs.flatMap(([kind, id]) => {
    const fit = shapes
      .filter((shape) => shape.dataset["kind"] === kind && shape.dataset["id"] === id)
      .map((shape) => ({ shape, close: closeness(shape, wanted, kinds) }))
      .filter(({ close }) => close > -Infinity);
    const best = Math.max(...fit.map(({ close }) => close));
    return fit.filter(({ close }) => close === best).map(({ shape }) => shape);
  });
}

/** Give the things that the arguments of an event name, by their kinds. */
export function pairsTold(args: Record<string, string | number>, kinds: Record<string, { kind: string }>): Pairs {
  return Object.entries(args).map(([name, id]) => [kinds[name]?.kind ?? name, String(id)]);
}

function pairsOf(words: string[]): Pairs {
  const [kind = "", id = "", ...more] = words;
  return kind ? [[kind, id], ...pairsOf(more)] : [];
}

/** Give what is pointed at: a `data-spot`, a thing by kind and id ("guild nobles", narrowed as in "guild nobles seat 0"), or a part that has such data. */
export function pointedAt(board: Element, point: string, kinds: Set<string>): Element[] {
  const spots = [...board.querySelectorAll(`[data-spot="${point}"]`)];
  if (spots.length) return spots;
  const pairs = pairsOf(point.split(" "));
  const [kind, id] = pairs[0] ?? ["", ""];
  const fit = shapesOf(allShapes(board), pairs, kinds).filter(({ dataset }) => dataset["kind"] === kind && dataset["id"] === id);
  const open = fit.filter(({ dataset }) => dataset["choice"] === "open");
  if (fit.length) return open.length ? open : fit;
  return [...board.querySelectorAll(`[data-${kind}="${id}"]`)];
}

/** Give what a shape stands for, to be looked for among the moves. */
export function partsOfShape(shape: Shape, kinds: Set<string>): Record<string, string> {
  const { kind, id, ...more } = shape.dataset;
  const parts = Object.fromEntries(Object.entries(more).filter(([name]) => kinds.has(name))) as Record<string, string>;
  return kind && id ? { ...parts, [kind]: id } : parts;
}

/** Put a mark on these shapes of a board and take it off all others. */
export function mark(board: Element, name: string, shapes: Element[]): void {
  for (const old of board.querySelectorAll(`[data-${name}]`)) if (!shapes.includes(old)) old.removeAttribute(`data-${name}`);
  for (const shape of shapes) shape.setAttribute(`data-${name}`, "");
}

/** Bring a shape into sight within the row of things it lies in, sideways; nothing else moves. */
export function reveal(shape: Element): void {
  const near = 8;
  for (let row = shape.parentElement; row; row = row.parentElement) {
    if (row.scrollWidth <= row.clientWidth || !["auto", "scroll"].includes(getComputedStyle(row).overflowX)) continue;
    const [inner, outer] = [shape.getBoundingClientRect(), row.getBoundingClientRect()];
    if (inner.left < outer.left) row.scrollLeft -= outer.left - inner.left + near;
    else if (inner.right > outer.right) row.scrollLeft += inner.right - outer.right + near;
    return;
  }
}

export function allShapes(board: Element): (HTMLElement | SVGElement)[] {
  return [...board.querySelectorAll<HTMLElement | SVGElement>("[data-kind]")];
}
