import { useEffect, useEffectEvent, useState } from 'react';

interface AheadOptions {
  /** The number of loaded items. */
  loaded: number;
  /** The number wanted: the visible ones and some more. */
  wanted: number;
  hasMore: boolean;
  onMore: () => Promise<unknown>;
}

/** Loads pages one after another by cursor until enough items are loaded. After a failure it waits for a retry. */
export function useLoadAhead({ loaded, wanted, hasMore, onMore }: AheadOptions) {
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
