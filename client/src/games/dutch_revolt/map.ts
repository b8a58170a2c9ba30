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
  abroad: string;
  border: { kind: string; path: string }[];
  river: { id: string; path: string }[];
}

export const MAP = data as unknown as RevoltMap;

export const FIRST_CITY = MAP.province.length;
export const FIRST_TOWN = FIRST_CITY + MAP.city.length;
export const SEES = MAP.province.filter((province) => province.bishopric);

/** The university at a place, as its number; -1 for none. */
export function universityAt(kind: "city" | "town", id: string): number {
  return MAP.university.findIndex((school) => school[kind] === id);
}
