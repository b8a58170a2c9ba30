import type { Page } from "./types.generated";

/** A page with what is different in it; of its view, too, only what differs is told. */
export function patched(page: Page, patch: Record<string, unknown>): Page {
  const view = page.view && patch["view"] ? { ...page.view, ...patch["view"] } : (patch["view"] ?? page.view);
  return { ...page, ...patch, ...(view ? { view } : {}) } as Page;
}
