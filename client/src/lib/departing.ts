import { post } from "./api";
import { house } from "./house.svelte";
import { matching } from "./matching.svelte";
import { turnOff } from "./push";
import type { Departure } from "./bodies.generated";

/** Sign out: nobody is called here any more, or seated with others. */
export async function signOut(): Promise<void> {
  await turnOff().catch(() => {});
  if (matching.seeking) await matching.leave().catch(() => {});
  await post("/api/logout");
  house.become(null);
}

/** Delete one's account; the server forgets for whom one looked. */
export async function deleteAccount(word: Departure): Promise<void> {
  await turnOff().catch(() => {});
  await post("/api/me/delete", word);
  matching.forget();
  house.become(null);
}
