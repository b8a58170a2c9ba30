import { ON_DARK, ON_LIGHT, type Arms } from "../../board/heraldry";

/** In the engine's order: four guilds, the grey one, the church. */
export const ARMS: Arms[] = [
  {
    name: "blue",
    colour: "var(--azure)",
    ink: ON_DARK,
    hatch: "horizontal",
    charge: "M12 1.500c4.500 5.500 7.500 9.500 7.500 13.500a7.500 7.500 0 0 1-15 0c0-4 3-8 7.500-13.500zM8 14.500a4.500 4.500 0 0 0 4 5v-1.700a3 3 0 0 1-2.300-3.300z",
  },
  {
    name: "yellow",
    colour: "var(--flandern-yellow)",
    ink: ON_LIGHT,
    hatch: "dots",
    charge:
      "M3.500 1.500h3L12 9.500l5.500-8h3v1.700L14 12.900l1.700 2.300a4 4 0 1 1-1.800 2L12 14.700l-1.900 2.500a4 4 0 1 1-1.800-2l1.700-2.300L3.500 3.200zM17.500 17a1.800 1.800 0 1 0 .010 0zM6.500 17a1.800 1.800 0 1 0 .010 0z",
  },
  { name: "green", colour: "var(--vert)", ink: ON_DARK, hatch: "falling", charge: "M3 5c0-2 1-3 3-3h12c2 0 3 1 3 3v4c0 2-1 3-3 3h-3.800l1 10H8.800l1-10H6c-2 0-3-1-3-3zM6.200 4v6h1.600V4zM16.200 4v6h1.600V4z" },
  {
    name: "red",
    colour: "var(--gules)",
    ink: ON_DARK,
    hatch: "vertical",
    charge: "M.500 12c4-5.300 8-7 11.500-7s7.500 1.700 11.500 7c-4 5.300-8 7-11.500 7S4.500 17.300.500 12zM6 8.800v6.400h12V8.800zM8 10.300h8v3.400H8z",
  },
  {
    name: "grey",
    colour: "var(--flandern-grey)",
    ink: ON_LIGHT,
    hatch: "plain",
    charge: "M12 .500 14.200 4v9.500H19V16h-4.800v2.500l1.300 1v3.500h-7v-3.500l1.300-1V16H5v-2.500h4.800V4z",
  },
  { name: "church", colour: "var(--purpure)", ink: ON_DARK, hatch: "rising", charge: "M9.500 1.500h5V8H21v5h-6.500v9.500h-5V13H3V8h6.500z" },
];

export const CHURCH = 5;

export function armsOf(id: string): number {
  return ARMS.findIndex((arms) => arms.name === id);
}
