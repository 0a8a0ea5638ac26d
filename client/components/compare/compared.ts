import { createStore, useStore } from '#client/lib/store/createStore.ts';
import { COMPARED_MAX } from '#schema/options/comparison.ts';

const store = createStore<readonly string[]>([]);

/** The jobs chosen in this tab, to be compared side by side. */
export const useCompared = (): readonly string[] => useStore(store);

export const setCompared = (ids: readonly string[]): void => store.set(ids);

/** Adds or removes a job; false if there is no room for one more. */
export function toggleCompared(id: string): boolean {
  const ids = store.get();
  if (ids.includes(id)) store.set(ids.filter((one) => one !== id));
  else if (ids.length >= COMPARED_MAX) return false;
  else store.set([...ids, id]);
  return true;
}

export const comparePath = (ids: readonly string[]): string =>
  ids.length > 0 ? `/compare?jobs=${ids.join(',')}` : '/compare';
