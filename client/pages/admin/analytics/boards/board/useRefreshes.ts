import { useEffect, useEffectEvent } from 'react';
import { clock } from '#client/lib/clock.ts';

/** Figures are never older than this on a screen that is watched. */
const FRESH_MS = 10_000;
/** Keeps the requests of a full dashboard within the usual limit. */
const MS_A_TILE = 1_250;

interface Refreshes {
  /** Nobody presses anything: it refreshes by itself. */
  isWatched: boolean;
  tiles: number;
  /** All tiles have their results. */
  isReady: boolean;
  readAt: string | null;
  onRefresh: () => void;
}

export const refreshEvery = (tiles: number): number => Math.max(FRESH_MS, tiles * MS_A_TILE);

/** Refreshes on the return to the page if the figures have aged, and all the time in full screen. */
export function useRefreshes({ isWatched, tiles, isReady, readAt, onRefresh }: Refreshes): void {
  const refresh = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && isReady) onRefresh();
  });
  useEffect(() => {
    const onReturn = () => {
      if (readAt && clock.now() - Date.parse(readAt) > FRESH_MS) refresh();
    };
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [readAt]);
  useEffect(() => {
    if (!isWatched || !isReady) return undefined;
    const timer = setTimeout(refresh, refreshEvery(tiles));
    return () => clearTimeout(timer);
  }, [isWatched, isReady, readAt, tiles]);
}
