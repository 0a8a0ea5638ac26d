import { createStore, useStore } from '#client/lib/store/createStore.ts';

export interface OfflineState {
  isOffline: boolean;
  /** When the oldest copy now shown was saved; null if nothing on the page is a copy. */
  savedAt: number | null;
  /** Requests that wait for the network, and those that need the person. */
  waiting: number;
  refused: number;
  /** Applications that have not been sent yet: `apply` and the id of the job. */
  applying: readonly string[];
  /** Logs out. Set while the person is asked first, because logging out deletes unsent changes. */
  leave: (() => void) | null;
}

const store = createStore<OfflineState>({
  isOffline: false,
  savedAt: null,
  waiting: 0,
  refused: 0,
  applying: [],
  leave: null,
});

export const useOfflineState = (): OfflineState => useStore(store);
export const offlineState = (): OfflineState => store.get();

export function setOfflineState(changed: Partial<OfflineState>): void {
  store.set({ ...store.get(), ...changed });
}
