import { createStore, useStore } from '#client/lib/store/createStore.ts';

/**
 * The event with which some browsers offer to install the site. TypeScript does not know it, because others lack it.
 */
interface InstallOffer extends Event {
  prompt: () => Promise<void>;
}

/** The browser's offer, or `by hand` in Safari on a phone, where only the person can install the site. */
const store = createStore<InstallOffer | 'by hand' | null>(null);

export const currentOffer = () => store.get();
export const dropOffer = () => store.set(null);
export const useCanInstall = (): boolean => useStore(store) !== null;

/** Keeps the offer for the menu, and keeps the browser from showing its own prompt. */
export function keepInstallOffer(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    store.set(event as InstallOffer);
  });
  addEventListener('appinstalled', dropOffer);
  if ('standalone' in navigator && !navigator.standalone) store.set('by hand');
}
