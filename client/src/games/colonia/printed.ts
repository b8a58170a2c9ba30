/* Made by client/scripts/colonia.py from the game's data.toml; do not edit by hand. */
export const SOURCE_HASH = "09c988e9738bed88464c2b55d9a097ac47e787fa8fb0ce1d81480dbf19a90d39";
export const WEEKS = 6;
export const ORDINARY_STALLS = 7;
export const EXTRA_HOLD_PAYS = 2;
export const NICHES = 10;
export const FAMILY: number[] = [3, 4, 5, 6, 7, 8];
export const RESOURCES: string[] = ["leather", "iron", "wood", "linen", "fur"];
export const CRAFTSMEN: { id: string; die: number; needs: string[]; makes: string }[] = [
  {"id": "saddler", "die": 1, "needs": ["leather", "iron"], "makes": "saddle"},
  {"id": "wheelwright", "die": 2, "needs": ["iron", "wood"], "makes": "wheel"},
  {"id": "painter", "die": 3, "needs": ["wood", "linen"], "makes": "painting"},
  {"id": "tailor", "die": 4, "needs": ["linen", "fur"], "makes": "clothes"},
  {"id": "shoemaker", "die": 5, "needs": ["fur", "leather"], "makes": "shoes"},
];
export const CITIES: string[] = ["bergen", "bruegge", "london", "nowgorod"];
export const WEEK_CARDS: { id: string; stalls: number[]; orders: number[]; dice: number; ships: number }[] = [
  {"id": "w01", "stalls": [6, 5, 4, 5, 4, 4, 2], "orders": [1, 2, 1, 2, 1], "dice": 5, "ships": 3},
  {"id": "w02", "stalls": [5, 3, 4, 5, 5, 5, 3], "orders": [1, 1, 1, 1, 1], "dice": 6, "ships": 2},
  {"id": "w03", "stalls": [5, 5, 2, 5, 5, 3, 5], "orders": [1, 1, 1, 1, 1], "dice": 6, "ships": 3},
  {"id": "w04", "stalls": [4, 5, 5, 3, 4, 5, 3], "orders": [1, 1, 2, 1, 1], "dice": 5, "ships": 2},
  {"id": "w05", "stalls": [5, 6, 4, 3, 3, 4, 4], "orders": [1, 1, 1, 2, 1], "dice": 5, "ships": 3},
  {"id": "w06", "stalls": [2, 5, 4, 5, 5, 4, 5], "orders": [1, 1, 1, 2, 2], "dice": 5, "ships": 2},
  {"id": "w07", "stalls": [5, 2, 5, 5, 5, 4, 5], "orders": [2, 1, 2, 1, 1], "dice": 5, "ships": 1},
  {"id": "w08", "stalls": [4, 4, 4, 4, 2, 6, 4], "orders": [1, 2, 2, 1, 1], "dice": 4, "ships": 3},
  {"id": "w09", "stalls": [3, 4, 4, 3, 5, 6, 5], "orders": [2, 1, 1, 2, 2], "dice": 4, "ships": 3},
  {"id": "w10", "stalls": [4, 6, 4, 3, 2, 6, 5], "orders": [1, 2, 2, 2, 1], "dice": 4, "ships": 3},
  {"id": "w11", "stalls": [5, 4, 5, 4, 4, 2, 5], "orders": [2, 1, 2, 1, 2], "dice": 4, "ships": 2},
  {"id": "w12", "stalls": [5, 4, 6, 4, 6, 3, 4], "orders": [2, 2, 1, 2, 2], "dice": 4, "ships": 3},
  {"id": "w13", "stalls": [3, 3, 4, 5, 5, 4, 4], "orders": [2, 2, 2, 1, 2], "dice": 3, "ships": 2},
  {"id": "w14", "stalls": [4, 4, 5, 6, 5, 4, 6], "orders": [2, 2, 1, 1, 2], "dice": 5, "ships": 2},
];
export const DECREES: { id: string; day: number }[] = [
  {"id": "merchants_plus_one", "day": 3},
  {"id": "foreign_merchants", "day": 3},
  {"id": "go_home_tuesday", "day": 3},
  {"id": "draw_two_resources", "day": 4},
  {"id": "go_home_wednesday", "day": 4},
  {"id": "saddler_plus_two", "day": 4},
  {"id": "wheelwright_plus_two", "day": 4},
  {"id": "painter_plus_two", "day": 4},
  {"id": "tailor_plus_two", "day": 4},
  {"id": "shoemaker_plus_two", "day": 4},
  {"id": "two_ships_leave_now", "day": 5},
  {"id": "one_ship_leaves_now", "day": 5},
  {"id": "go_home_thursday", "day": 5},
  {"id": "die_for_good", "day": 5},
  {"id": "extra_hold", "day": 5},
  {"id": "two_new_relics", "day": 6},
  {"id": "one_member_less", "day": 6},
  {"id": "exchange_five", "day": 6},
];
export const SHIPS: { id: string; city: string; holds: { goods: string[]; pays: number }[] }[] = [
  {"id": "be1", "city": "bergen", "holds": [{"goods": ["painting", "shoes"], "pays": 5}, {"goods": ["saddle", "wheel", "painting"], "pays": 9}, {"goods": ["clothes", "clothes", "shoes"], "pays": 9}]},
  {"id": "be2", "city": "bergen", "holds": [{"goods": ["saddle", "wheel"], "pays": 5}, {"goods": ["saddle", "shoes"], "pays": 5}, {"goods": ["wheel", "painting", "clothes", "shoes"], "pays": 14}]},
  {"id": "be3", "city": "bergen", "holds": [{"goods": ["shoes"], "pays": 2}, {"goods": ["wheel", "wheel"], "pays": 5}, {"goods": ["saddle", "wheel"], "pays": 5}, {"goods": ["saddle", "wheel", "painting"], "pays": 9}]},
  {"id": "be4", "city": "bergen", "holds": [{"goods": ["painting"], "pays": 2}, {"goods": ["clothes"], "pays": 2}, {"goods": ["painting", "clothes", "clothes"], "pays": 9}, {"goods": ["saddle", "painting", "shoes"], "pays": 9}]},
  {"id": "br1", "city": "bruegge", "holds": [{"goods": ["saddle", "shoes"], "pays": 5}, {"goods": ["wheel", "painting", "shoes"], "pays": 9}, {"goods": ["wheel", "painting", "painting"], "pays": 9}]},
  {"id": "br2", "city": "bruegge", "holds": [{"goods": ["clothes", "shoes"], "pays": 5}, {"goods": ["painting", "painting"], "pays": 5}, {"goods": ["saddle", "wheel", "wheel", "shoes"], "pays": 14}]},
  {"id": "br3", "city": "bruegge", "holds": [{"goods": ["shoes"], "pays": 2}, {"goods": ["clothes", "shoes"], "pays": 5}, {"goods": ["saddle", "clothes"], "pays": 5}, {"goods": ["saddle", "wheel", "shoes"], "pays": 9}]},
  {"id": "br4", "city": "bruegge", "holds": [{"goods": ["painting"], "pays": 2}, {"goods": ["saddle"], "pays": 2}, {"goods": ["saddle", "clothes", "clothes"], "pays": 9}, {"goods": ["saddle", "wheel", "clothes"], "pays": 9}]},
  {"id": "lo1", "city": "london", "holds": [{"goods": ["wheel", "clothes"], "pays": 5}, {"goods": ["saddle", "clothes", "shoes"], "pays": 9}, {"goods": ["saddle", "painting", "shoes"], "pays": 9}]},
  {"id": "lo2", "city": "london", "holds": [{"goods": ["painting", "shoes"], "pays": 5}, {"goods": ["wheel", "painting"], "pays": 5}, {"goods": ["saddle", "wheel", "clothes", "shoes"], "pays": 14}]},
  {"id": "lo3", "city": "london", "holds": [{"goods": ["wheel"], "pays": 2}, {"goods": ["wheel", "wheel"], "pays": 5}, {"goods": ["saddle", "painting"], "pays": 5}, {"goods": ["wheel", "painting", "clothes"], "pays": 9}]},
  {"id": "lo4", "city": "london", "holds": [{"goods": ["clothes"], "pays": 2}, {"goods": ["shoes"], "pays": 2}, {"goods": ["painting", "clothes", "clothes"], "pays": 9}, {"goods": ["saddle", "saddle", "shoes"], "pays": 9}]},
  {"id": "no1", "city": "nowgorod", "holds": [{"goods": ["clothes", "shoes"], "pays": 5}, {"goods": ["saddle", "painting", "painting"], "pays": 9}, {"goods": ["wheel", "painting", "shoes"], "pays": 9}]},
  {"id": "no2", "city": "nowgorod", "holds": [{"goods": ["saddle", "wheel"], "pays": 5}, {"goods": ["wheel", "clothes"], "pays": 5}, {"goods": ["saddle", "saddle", "wheel", "shoes"], "pays": 14}]},
  {"id": "no3", "city": "nowgorod", "holds": [{"goods": ["clothes"], "pays": 2}, {"goods": ["clothes", "clothes"], "pays": 5}, {"goods": ["saddle", "painting"], "pays": 5}, {"goods": ["saddle", "wheel", "shoes"], "pays": 9}]},
  {"id": "no4", "city": "nowgorod", "holds": [{"goods": ["painting"], "pays": 2}, {"goods": ["shoes"], "pays": 2}, {"goods": ["clothes", "clothes", "shoes"], "pays": 9}, {"goods": ["wheel", "painting", "shoes"], "pays": 9}]},
];
export const RELICS: { id: string; price: number; points: number }[] = [
  {"id": "1", "price": 5, "points": 1},
  {"id": "2", "price": 9, "points": 2},
  {"id": "3", "price": 12, "points": 3},
  {"id": "4", "price": 14, "points": 4},
  {"id": "5", "price": 15, "points": 5},
  {"id": "shrine", "price": 15, "points": 0},
];
