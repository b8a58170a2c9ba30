/** What browsers ask with that can install a page as an app. */
interface InstallOffer extends Event {
  prompt: () => Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Whether this browser would install the page: it says so once, soon after the page is there; nobody is bothered with it. */
class Installing {
  #offer: InstallOffer | null = $state.raw(null);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
  }

  get possible(): boolean {
    return this.#offer !== null;
  }

  /** Let the browser ask; gives whether it is installed now. An offer can be used once. */
  async install(): Promise<boolean> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
    return (await offer?.userChoice)?.outcome === "accepted";
  }
}

export const installing = new Installing();
