import { CHARGES, ON_DARK, ON_LIGHT, type Arms } from "../../board/heraldry";

const CROSS = "M10 2h4v6h6v4h-6v10h-4V12H4V8h6z";
const SALTIRE =
  "M3 5.500 5.500 3 8 5.500 9 4.500l1.500 1.500-1 1L12 9.500 14.500 7l-1-1L15 4.500l1 1L18.500 3 21 5.500 18.500 8l1 1-1.500 1.500-1-1L14.500 12l2.500 2.500 1-1 1.500 1.500-1 1 2.500 2.500-2.500 2.500-2.500-2.500-1 1-1.500-1.500 1-1L12 14.500 9.500 17l1 1L9 19.500l-1-1L5.500 21 3 18.500 5.500 16l-1-1L6 13.500l1 1L9.500 12 7 9.500l-1 1L4.500 9l1-1z";
const CROWN = "M3 7l4.500 4L12 4l4.500 7L21 7l-2 10H5zM5 19h14v2H5z";
const BOOK = "M2 5c3.500-1.500 7-1 9.300 1v14C9 18.200 5.500 18 2 19zM22 5c-3.500-1.500-7-1-9.300 1v14c2.300-1.800 5.800-2 9.300-1z";
const HOUSE = "M12 4l7 6v10h-5v-6h-4v6H5V10z";

/** The five factions and the neutrals, in the order of the alignment line. */
export const SIDES: Arms[] = [
  { name: "catholics", colour: "var(--revolt-catholics)", ink: ON_LIGHT, hatch: "dots", charge: CROSS },
  { name: "habsburgs", colour: "var(--gules)", ink: ON_DARK, hatch: "vertical", charge: SALTIRE },
  { name: "nobility", colour: "var(--vert)", ink: ON_DARK, hatch: "falling", charge: CROWN },
  { name: "burghers", colour: "var(--azure)", ink: ON_DARK, hatch: "horizontal", charge: CHARGES.ship },
  { name: "reformers", colour: "var(--revolt-reformers)", ink: ON_LIGHT, hatch: "tenne", charge: BOOK },
  { name: "neutral", colour: "var(--revolt-neutral)", ink: ON_LIGHT, hatch: "plain", charge: HOUSE },
];

export const NEUTRAL = 5;
export const CHARGE = { cross: CROSS, book: BOOK, ship: CHARGES.ship };
