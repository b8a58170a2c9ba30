/** What finished games are searched by; what is empty does not matter. */
export interface Search {
  game: string;
  name: string;
  option: string;
  result: string;
  since: string;
  until: string;
}

/** A search as the query of an address; after a cursor it goes on where a page ended. */
export function searchOf(person: string, search: Search, after: string): string {
  const asked = Object.entries({ person, ...search, name: search.name.trim(), after }).filter(([, value]) => value);
  return new URLSearchParams(asked).toString();
}
