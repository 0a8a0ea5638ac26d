import { useEffect, useEffectEvent } from 'react';
import { clock } from '#client/lib/clock.ts';

const listeners = new Set<() => void>();

/** A notification has arrived or may have been missed, so the page may be out of date. */
export function announceArrival(): void {
  for (const listen of listeners) listen();
}

/** How long the server may take to end interviews and offers after their time. */
const ENDED_AFTER = 3_000;

/** A decision ends interviews and offers only when it can no longer be undone. */
export function announceEndOfUndo(until: number): void {
  setTimeout(announceArrival, until - clock.now() + ENDED_AFTER);
}

/** Refetches what a page shows when the bell hears that others have changed something. */
export function useArrivals(readAgain: () => Promise<unknown>): void {
  const listen = useEffectEvent(() => void readAgain().catch(() => undefined));
  useEffect(() => {
    const listener = () => listen();
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
