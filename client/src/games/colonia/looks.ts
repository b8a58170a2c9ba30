import { ON_DARK, ON_LIGHT } from "../../board/heraldry";

/** Materials, goods and cities: colour, texture and shape together, so that none of them stands alone. */
export interface Material {
  colour: string;
  ink: string;
}

export const MATERIALS: Record<string, Material> = {
  leather: { colour: "var(--leather)", ink: ON_DARK },
  iron: { colour: "var(--iron)", ink: "var(--shine)" },
  wood: { colour: "var(--wood)", ink: "var(--wood-ink)" },
  linen: { colour: "var(--linen)", ink: ON_LIGHT },
  fur: { colour: "var(--fur)", ink: ON_DARK },
};

/** Goods as paths in a 24 × 24 box, filled even-odd. */
export const GOODS: Record<string, string> = {
  saddle:
    "M1.500 8.500C1.500 6.500 3 5.500 4.800 5.800 6.500 6.100 7 8 9 8.600c2.200.600 4.800.600 6.800-.200C17.500 7.700 17.600 4 20.300 3.600c1.700-.200 2.700 1.200 2.200 3.200-.700 2.900-2 4.800-4.500 5.700v4.300c0 1.200-.800 1.900-2 1.900H7.500c-1.200 0-2-.700-2-1.900v-4C3.200 12.100 1.500 10.600 1.500 8.500zM7.700 13.100v3.400h8.100v-3.400zM10.700 18.700h2.100v1.500h-2.100zM9.200 20.200h5.100l1.200 3.300H8zM10.600 21.300l-.400 1.100h3.100l-.400-1.100z",
  wheel:
    "M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21zm0 2.700a7.800 7.800 0 1 1 0 15.600 7.800 7.800 0 0 1 0-15.600zM11.200 4.500h1.600v15h-1.600zM4.500 11.200h15v1.600h-15zM6.100 7.250l1.130-1.130 10.650 10.600-1.130 1.130zM16.750 6.100l1.130 1.130L7.250 17.900l-1.130-1.130z",
  painting: "M2 3h20v18H2zm2.500 2.500v13h15v-13zM5.500 17.500l4.500-6.500 3 4 2-2.500 3.500 5zM16 7a1.600 1.600 0 1 1 0 3.200A1.600 1.600 0 0 1 16 7z",
  clothes: "M8.500 2.500c1 1.500 6 1.500 7 0L22 6.500 19.500 12 17 10.800 18.500 21.500h-13L7 10.800 4.500 12 2 6.500zM7.100 15.500h9.800v-1.600H7.100z",
  shoes: "M6 2.500h7.500v9c1 2 3 2.800 5.500 3.300 2.200.500 3 1.700 3 4.200H4.500c0-3 1.500-5 1.500-8zM4.500 20h17.500v1.800H4.500zM6 5.500h7.500V4.200H6z",
};

export interface CityLook {
  colour: string;
  ink: string;
  hatch: string;
  charge: string;
  letters: string;
}

/** Hansa cities with their money: colour, hatching, a charge and two letters. */
export const CITY_LOOKS: Record<string, CityLook> = {
  bergen: { colour: "var(--bergen)", ink: ON_LIGHT, hatch: "dots", charge: "M1.500 20 8 6.500l4 6.500 3-4.500L22.500 20z", letters: "Be" },
  bruegge: {
    colour: "var(--bruegge)",
    ink: ON_DARK,
    hatch: "rising",
    charge: "M2 7h3v2h3V7h3v2h2V7h3v2h3V7h3v5h-1v9h-4.500v-2.500a4.500 4.500 0 0 0-9 0V21H3v-9H2z",
    letters: "Br",
  },
  london: {
    colour: "var(--london)",
    ink: ON_DARK,
    hatch: "vertical",
    charge: "M2.500 6.500l4.500 5 5-8 5 8 4.500-5L20 17H4zM4 18.500h16V21H4z",
    letters: "Lo",
  },
  nowgorod: {
    colour: "var(--nowgorod)",
    ink: ON_DARK,
    hatch: "horizontal",
    charge: "M11.300 1h1.400v2.500c1.500 2.500 6 4.200 6 8.500 0 2.700-1.700 4-2.700 5H8c-1-1-2.700-2.300-2.700-5 0-4.300 4.500-6 6-8.500zM8 18.200h8V22H8z",
    letters: "No",
  },
};
