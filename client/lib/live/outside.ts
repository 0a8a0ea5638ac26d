import { storage } from '#client/lib/store/storage.ts';

const KEY = 'notificationsOutside';

/** What the browser shows beside its window. */
export interface Outside {
  id: string;
  title: string;
  body: string;
  /** Where it leads, as the browser is to open it. */
  href: string | null;
}

/** Some browsers know them only for installed pages: the constructor then throws. */
const isKnown = () => typeof Notification === 'function';

export const isBlocked = () => isKnown() && Notification.permission === 'denied';

export function isShownOutside(userId: string): boolean {
  return isKnown() && Notification.permission === 'granted' && storage.read(KEY) === userId;
}

/** Asks the browser, which asks the person; the answer holds for this device. */
export async function showOutsideFor(userId: string): Promise<boolean> {
  if (!isKnown() || (await Notification.requestPermission()) !== 'granted') return false;
  storage.write(KEY, userId);
  return true;
}

export const showOutsideNoMore = () => storage.remove(KEY);

/** Several tabs show one notification once: it is told apart by its id. */
export function showOutside(userId: string, { id, title, body, href }: Outside): void {
  if (!document.hidden || !isShownOutside(userId)) return;
  try {
    const shown = new Notification(title, { body, tag: id, icon: '/favicon.svg' });
    shown.addEventListener('click', () => {
      shown.close();
      window.focus();
      if (href) location.assign(href);
    });
  } catch {
    showOutsideNoMore();
  }
}
