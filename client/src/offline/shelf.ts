import { answerHere, Refused } from "../lib/api";
import type { BookPage, Catalogue } from "../lib/types.generated";

/** What there is to play without a server: one file beside the page. */
interface Shelf {
  games: Catalogue;
  books: Record<string, BookPage>;
}

/** Answer what pages ask a server from a file; what it does not have is not found. */
export function answerFrom(file: string): void {
  const shelf = fetch(file).then((answer) => answer.json() as Promise<Shelf>);
  answerHere(async (_method, path) => {
    const { games, books } = await shelf;
    const book = books[path.replace("/api/book/", "")];
    if (path === "/api/games") return games;
    if (path === "/api/me") return { me: null };
    if (book) return book;
    throw new Refused({ code: "not_found", message: path }, 404);
  });
}
