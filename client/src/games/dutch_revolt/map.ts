/** The drawn map and the printed facts of its places; see client/scripts/dutch_revolt.py. */
import data from "./map.json";

export type Place = [number, number];

export interface Province {
  id: string;
  region: string;
  limit: number;
  vp: number;
  tax: number;
  bishopric: string;
  borders: string[];
  at: Place;
  path: string;
}
export interface City {
  id: string;
  province: string;
  citizens: number;
  card_towns: string[];
  at: Place;
}
export interface Town {
  id: string;
  province: string;
  commercial: boolean;
  at: Place;
}
export interface Region {
  id: string;
  boxes: number;
  orange_boxes: number;
  arrows: string[];
  at: Place;
}
export interface University {
  id: string;
  city: string;
  town: string;
  old: boolean;
}
export interface SupportBox {
  id: string;
  users: string[];
  spaces: number;
  to_map: boolean;
  to_treasury: boolean;
}
/** What differs from the facts of provinces and towns. */
export interface Values {
  id: string;
  limit: Record<string, number>;
  vp: Record<string, number>;
  commercial: Record<string, boolean>;
}
export interface RevoltMap {
  width: number;
  height: number;
  turns: number;
  beggars: number;
  track: number;
  province: Province[];
  city: City[];
  town: Town[];
  region: Region[];
  university: University[];
  box: SupportBox[];
  values: Values[];
  /** Names of the values that hold, by choice of the option `map_values` and number of players. */
  map_values: string[][];
  abroad: string;
  border: { kind: string; path: string }[];
  river: { id: string; path: string }[];
}

export const MAP = data as unknown as RevoltMap;

export const FIRST_CITY = MAP.province.length;
export const FIRST_TOWN = FIRST_CITY + MAP.city.length;
/** Where the choice of the map's values stands among the options of a game. */
export const MAP_VALUES = 14;
/** The choices are listed from this number of players on. */
export const FEWEST = 2;
export const SEES = MAP.province.filter((province) => province.bishopric);

/** The university at a place, as its number; -1 for none. */
export function universityAt(kind: "city" | "town", id: string): number {
  return MAP.university.findIndex((school) => school[kind] === id);
}

/** Where a mark stands on the sheet, and how much bigger than drawn. */
export function placed([x, y]: Place, size: number): string {
  return `translate(${x} ${y}) scale(${size})`;
}

/** The place nearest to this one where all of a mark is on the sheet, which reaches so far to each side of it. */
export function inside([x, y]: Place, [wide, high]: Place, size: number): Place {
  const kept = (at: number, reach: number, end: number): number => Math.min(Math.max(at, reach * size), end - reach * size);
  return [kept(x, wide, MAP.width), kept(y, high, MAP.height)];
}

/** What a mark covers around its place: half its width, from top to bottom. */
export interface Extent {
  wide: number;
  top: number;
  bottom: number;
}
/** Half the width of a letter and of a city; from top to bottom of a town's name and of a city. */
const [TOWN_LETTER, CITY_LETTER, CITY] = [4, 4.7, 32];
const [TOWN_NAME, CITY_WALL]: [Place, Place] = [[8, 21], [-30, 12]];

/** How far a row of tokens stands to the side, so that it covers no name of a town and no other city beside its place. */
export function leanOf([x, y]: Place, row: Extent, size: number, name: (kind: "town" | "city", id: string) => string): number {
  const free = { left: Infinity, right: Infinity };
  const keepFrom = (at: Place, [top, bottom]: Place, wide: () => number): void => {
    const [far, down] = [(at[0] - x) / size, (at[1] - y) / size];
    if (down + top >= row.bottom || down + bottom <= row.top) return;
    const [side, room] = [far < 0 ? "left" : "right", Math.abs(far) - wide()] as const;
    if (room > 0) free[side] = Math.min(free[side], room);
  };
  for (const { id, at } of MAP.town) keepFrom(at, TOWN_NAME, () => TOWN_LETTER * name("town", id).length);
  for (const { id, at } of MAP.city) keepFrom(at, CITY_WALL, () => Math.max(CITY, CITY_LETTER * name("city", id).length));
  const [least, most] = [row.wide - free.left, free.right - row.wide];
  return least > most ? (least + most) / 2 : Math.min(Math.max(0, least), most);
}

const READABLE = 0.7;
const BIGGEST = 1.25;
const FAR = 0.45;
const [ROOM, OVERVIEW] = [1.18, 1.35];

/** Whether the sheet is seen from so far that the names of towns are left out. */
export function isFar(scale: number): boolean {
  return scale < FAR;
}

/**
 * How much bigger than drawn marks are at a scale of the sheet: from afar they grow as far as there is room, so that
 * they can be read; from close by they stay as they are while the land grows.
 */
export function sizeAt(scale: number): number {
  if (scale <= 0) return 1;
  if (scale >= READABLE) return Math.min(1, BIGGEST / scale);
  return Math.min(READABLE / scale, isFar(scale) ? OVERVIEW : ROOM);
}

/** The province of a spot: of a city, a town, or its own open country. */
export function provinceOf(spot: string): string {
  const places = [...MAP.city.map(({ id, province }) => ({ spot: `${id}_city`, province })), ...MAP.town.map(({ id, province }) => ({ spot: `${id}_town`, province }))];
  return places.find((place) => place.spot === spot)?.province ?? spot.replace(/_[^_]*$/, "");
}
