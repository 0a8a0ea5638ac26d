import { useNow as useDrawnAt } from 'use-intl';
import { clock } from './clock.ts';
import { createStore, useStore } from './store/createStore.ts';

const MINUTE = 60_000;
/** Null until the document is a minute old. */
const store = createStore<Date | null>(null);

/** The current time to the minute, as long as the page is open. At first, it is the time at which the page was drawn. */
export function useNow(): Date {
  const drawnAt = useDrawnAt();
  return useStore(store) ?? drawnAt;
}

/** The browser may show a document that it has kept for days, so the time of drawing says little. */
export function keepTime(drawnAt: number): () => void {
  const tick = () => {
    const now = clock.now();
    if (Math.abs(now - drawnAt) >= MINUTE) store.set(new Date(now));
  };
  tick();
  const timer = setInterval(tick, MINUTE);
  return () => {
    clearInterval(timer);
    store.set(null);
  };
}
