import { get, post } from "./api";
import type { PushEndpoint, PushSubscription as Sent } from "./bodies.generated";
import { house } from "./house.svelte";
import { recalled, remember } from "./storage";
import type { Call, CallMessage } from "./types.generated";

/** Kept in a browser that is called by its open pages, because it has no push. */
const BY_PAGES = "guildhall-calls";

/** How a browser is called: by push, also when no page is open; by its open pages; or not, because it does not allow it or the house has no way for it. */
export type Way = "push" | "pages" | "none";

/** Whether this browser can show notifications: it may be too old, or the page not be served over HTTPS. */
function showsCalls(): boolean {
  return "serviceWorker" in navigator && "Notification" in window;
}

function takesPush(): boolean {
  return showsCalls() && "PushManager" in window;
}

/** Whether it can be called when no page is open. */
export function knowsPush(): boolean {
  return house.offers("push") && takesPush();
}

/** Whether it can be called here at all. */
export function knowsCalls(): boolean {
  return house.offers("calls") ? showsCalls() : knowsPush();
}

/** An installed app is shown without a network, too. */
export async function keepShell(): Promise<void> {
  if ("serviceWorker" in navigator && matchMedia("(display-mode: standalone)").matches) await navigator.serviceWorker.register("/sw.js");
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = takesPush() ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** How this browser is called; by its pages also where the house had push once. */
export async function wayOfCalls(): Promise<Way> {
  const made = await subscription();
  if (made && house.offers("push")) return "push";
  const wanted = house.offers("calls") && showsCalls() && Notification.permission === "granted";
  return wanted && (made || recalled(BY_PAGES)) ? "pages" : "none";
}

/** Have this browser called, by push where the house and the browser have it; gives the way that the person and the browser allow. */
export async function turnOn(): Promise<Way> {
  if ((await Notification.requestPermission()) !== "granted") return "none";
  await navigator.serviceWorker.register("/sw.js");
  const made = knowsPush() ? await subscribed(await navigator.serviceWorker.ready) : null;
  if (made) {
    await post("/api/push", bodyOf(made) satisfies Sent);
    return "push";
  }
  if (!house.offers("calls")) return "none";
  return remember(BY_PAGES, "on") ? "pages" : "none";
}

/** Subscribe anew; nothing where the browser has no service for it. */
async function subscribed({ pushManager }: ServiceWorkerRegistration): Promise<PushSubscription | null> {
  const { key } = await get<{ key: string }>("/api/push");
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}

/** Whoever signs in, has a new password or removes a passkey is called in a browser that was called before; the house may have forgotten it. */
export async function stayCalled(): Promise<void> {
  const made = house.offers("push") ? await subscription() : null;
  if (made) await post("/api/push", bodyOf(made) satisfies Sent).catch(() => made.unsubscribe());
}

function bodyOf(made: PushSubscription): Sent {
  const { keys } = made.toJSON();
  return { endpoint: made.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

export async function turnOff(): Promise<void> {
  remember(BY_PAGES, null);
  const made = await subscription();
  if (!made) return;
  await post("/api/push/forget", { endpoint: made.endpoint } satisfies PushEndpoint);
  await made.unsubscribe();
}

/** Take calls out of what a socket says; true where that was all. */
export function hearCall(message: object): message is CallMessage {
  if (!("call" in message)) return false;
  void show((message as CallMessage).call);
  return true;
}

/** Have a call shown if the page is behind others; push comes by itself. */
async function show(call: Call): Promise<void> {
  if (!document.hidden || (await wayOfCalls()) !== "pages") return;
  (await navigator.serviceWorker.getRegistration("/"))?.active?.postMessage({ call });
}

/** The icon of an installed app says how many tables wait for one; 0 takes the number away. */
export async function showBadge(count: number): Promise<void> {
  try {
    await navigator.setAppBadge?.(count);
  } catch {
    // not an app, or not allowed to
  }
}
