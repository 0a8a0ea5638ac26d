import { useEffect, useEffectEvent } from 'react';
import { clock } from '#client/lib/clock.ts';

/** The oldest that figures get on a watched screen. */
const FRESH_MS = 10_000;
/** Keeps the requests of a full dashboard within the usual limit. */
const MS_A_TILE = 1_250;

interface Refreshes {
  /** Set in full screen, where the figures are only watched and refresh by themselves. */
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
