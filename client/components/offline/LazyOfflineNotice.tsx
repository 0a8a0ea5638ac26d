import { useOfflineState } from '#client/lib/offline/offlineState.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const OfflineNotice = loadOnUse(async () => (await import('./OfflineNotice.tsx')).OfflineNotice, {
  words: ['offline'],
});

/** Says that there is no network, or that something written without one could not be sent. */
export function LazyOfflineNotice() {
  const { isOffline, refused, leave } = useOfflineState();
  return (isOffline || refused > 0 || leave !== null) && <OfflineNotice />;
}
