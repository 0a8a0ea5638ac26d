import { createStore, useStore } from '#client/lib/store/createStore.ts';

const store = createStore('');

/** What screen readers announce next, politely. */
export const announce = (text: string): void => store.set(text);

export const useAnnouncement = (): string => useStore(store);
