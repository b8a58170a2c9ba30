import { get, post } from "./api";
import type { PushEndpoint, PushSubscription as Sent } from "./bodies.generated";

/** Whether this browser can be called here: it may be too old, or the page not be served over HTTPS. */
export function knowsPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

/** An installed app is shown without a network, too. */
export async function keepShell(): Promise<void> {
  if ("serviceWorker" in navigator && matchMedia("(display-mode: standalone)").matches) await navigator.serviceWorker.register("/sw.js");
}

async function subscription(): Promise<PushSubscription | null> {
  const worker = knowsPush() ? await navigator.serviceWorker.getRegistration("/") : undefined;
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/** Whether this browser is called. */
export async function isCalled(): Promise<boolean> {
  return !!(await subscription());
}

/** Have this browser called; gives whether the person and the browser allow it. */
export async function turnOn(): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  await navigator.serviceWorker.register("/sw.js");
  const worker = await navigator.serviceWorker.ready;
  const { key } = await get<{ key: string }>("/api/push");
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await post("/api/push", bodyOf(made) satisfies Sent);
  return true;
}

function bodyOf(made: PushSubscription): Sent {
  const { keys } = made.toJSON();
  return { endpoint: made.endpoint, p256dh: keys?.["p256dh"] ?? "", auth: keys?.["auth"] ?? "" };
}

export async function turnOff(): Promise<void> {
  const made = await subscription();
  if (!made) return;
  await post("/api/push/forget", { endpoint: made.endpoint } satisfies PushEndpoint);
  await made.unsubscribe();
}

/** The icon of an installed app says how many tables wait for one; 0 takes the number away. */
export async function showBadge(count: number): Promise<void> {
  try {
    await navigator.setAppBadge?.(count);
  } catch {
    // not an app, or not allowed to
  }
}
