import { storage } from '#client/lib/store/storage.ts';

const KEY = 'notificationsOutside';

/** A notification shown by the browser outside its window. */
export interface BrowserNotification {
  id: string;
  title: string;
  body: string;
  /** The link to open, as a full browser path. */
  href: string | null;
}

/** Some browsers allow them only in installed apps; the constructor then throws. */
const isKnown = () => typeof Notification === 'function';

export const isBlocked = () => isKnown() && Notification.permission === 'denied';

export function areNotificationsEnabled(userId: string): boolean {
  return isKnown() && Notification.permission === 'granted' && storage.read(KEY) === userId;
}

/** Requests the browser's permission. The answer applies to this device. */
export async function enableNotifications(userId: string): Promise<boolean> {
  if (!isKnown() || (await Notification.requestPermission()) !== 'granted') return false;
  storage.write(KEY, userId);
  return true;
}

export const disableNotifications = () => storage.remove(KEY);

/** Several tabs show a notification only once: its id is the tag. */
export function showNotification(
  userId: string,
  { id, title, body, href }: BrowserNotification,
): void {
  if (!document.hidden || !areNotificationsEnabled(userId)) return;
  try {
    const shown = new Notification(title, { body, tag: id, icon: '/favicon.svg' });
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      if (href) location.assign(href);
    });
  } catch {
    disableNotifications();
  }
}
