/** What a browser remembers; one that keeps nothing, or has no more room, shows and plays all the same. */

/** What is kept under a name, or null; `here`: for this tab alone. */
export function recalled(name: string, here = false): string | null {
  try {
    return placeOf(here).getItem(name);
  } catch {
    return null;
  }
}

/** Keep something under a name, or with null nothing any more; whether that could be done. */
export function remember(name: string, text: string | null, here = false): boolean {
  try {
    if (text === null) placeOf(here).removeItem(name);
    else placeOf(here).setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** Where all is forbidden, even naming the place is. */
const placeOf = (here: boolean): Storage => (here ? sessionStorage : localStorage);
