import { useLazyModule } from '#client/components/useLazyModule.ts';
import { Words } from '#client/components/Words.tsx';
import { useOfflineState } from '#client/lib/offline/offlineState.ts';

const WORDS = ['offline'] as const;
const load = () => import('./OfflineNotice.tsx');

/** Says that there is no network, or that something written without one could not be sent. */
export function OfflinePlace() {
  const { isOffline, refused, leave } = useOfflineState();
  const notice = useLazyModule(isOffline || refused > 0 || leave ? load : null, WORDS);
  return notice ? (
    <Words areas={WORDS}>
      <notice.OfflineNotice />
    </Words>
  ) : null;
}
