import { useEffect, useEffectEvent, useState } from 'react';

interface AheadOptions {
  /** So many are there, */
  loaded: number;
  /** and so many are wanted: those in sight, and some more. */
  wanted: number;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

/** Pages are loaded one behind the other, by cursor, until what is wanted is there; a broken line waits for a press. */
export function useAhead({ loaded, wanted, hasMore, onMore }: AheadOptions) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const isShort = hasMore && loaded < wanted;
  const load = useEffectEvent(() => {
    setState('loading');
    void onMore().then(
      () => setState('idle'),
      () => setState('failed'),
    );
  });
  useEffect(() => {
    if (isShort && state === 'idle') load();
  }, [isShort, state, loaded]);
  return { failed: state === 'failed', retry: () => setState('idle') };
}
