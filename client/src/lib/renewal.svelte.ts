/** A part of the page that is loaded when it is needed did not come: the server may have been updated meanwhile, and its files have other names. */
class Renewal {
  /** Why a part is missing: there is another page now, or nothing came. */
  missing: "renewed" | "part" | null = $state(null);

  /** Hear of every part that does not come. */
  listen(): void {
    addEventListener("vite:preloadError", () => void this.notice());
  }

  /** Load the page anew where nothing can be lost by it; else somebody decides when. */
  async notice(): Promise<void> {
    const renewed = await isRenewed();
    if (renewed && !shows()) location.reload();
    else this.missing = renewed ? "renewed" : "part";
  }
}

export const renewal = new Renewal();

/** Whether the address has another first page by now: one that does not begin with the same file. */
async function isRenewed(): Promise<boolean> {
  const file = document.querySelector<HTMLScriptElement>("script[type=module][src]")?.src.split("/").at(-1);
  try {
    const answer = await fetch(location.href, { cache: "no-store", headers: { accept: "text/html" } });
    return !!file && answer.ok && !(await answer.text()).includes(file);
  } catch {
    return false;
  }
}

/** Whether the page shows more than that something is on its way. */
function shows(): boolean {
  return !!document.querySelector("main > :not(.page-alone), dialog[open]");
}
