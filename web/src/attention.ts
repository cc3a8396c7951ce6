/*
 * "Your turn", for somebody who looks elsewhere: a sound, another icon in the tab, and a notification where the browser
 * allows one. Nobody is asked for notifications but by a press on a button, and none comes while the page is in sight.
 */
import { stripBidiMarks } from "./messages.svelte";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { yourTurn } from "./sound";

export type NotificationState = "missing" | "denied" | "off" | "on";

/** Whether notifications come. Browsers have them only on pages that are served securely. */
export function notificationState(): NotificationState {
  if (typeof Notification !== "function" || !isSecureContext) return "missing";
  if (Notification.permission === "denied") return "denied";
  return settings.notify && Notification.permission === "granted" ? "on" : "off";
}

/** To be called by a press. */
export async function switchNotifications(on: boolean): Promise<void> {
  if (on && Notification.permission === "default") await Notification.requestPermission();
  settings.notify = on && Notification.permission === "granted";
}

/** Something waits for the reader at a place of this page, as in `/t/…`. */
export function callAttention(words: string, place: string): void {
  yourTurn();
  if (document.hidden && notificationState() === "on") notify(stripBidiMarks(words), place);
}

function notify(words: string, place: string): void {
  const options = { body: words, tag: place, icon: `${import.meta.env.BASE_URL}icon-192.png` };
  try {
    const shown = new Notification("Ziggurat", options);
    shown.onclick = () => (window.focus(), go(place), shown.close());
  } catch {
    // Phones want it from the service worker.
    void navigator.serviceWorker?.ready.then((worker) => worker.showNotification("Ziggurat", options));
  }
}

/** The icon of the tab, with a lamp while it is the reader's turn. */
export function markIcon(waits: boolean): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (icon) icon.href = `${import.meta.env.BASE_URL}${waits ? "icon-turn.svg" : "icon.svg"}`;
}
