import { useTranslations } from 'use-intl';
import { RetryBanner } from '#client/components/RetryBanner.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

interface DialogStateProps {
  asked: { error?: unknown; loading: boolean; refetch: () => Promise<unknown> };
  /** What to say when it cannot be loaded or no longer exists. */
  failed: string;
}

/** Shown inside a dialog whose options are still loading or cannot be loaded. */
export function DialogState({ asked, failed }: DialogStateProps) {
  const shell = useTranslations('shell');
  const { error, loading, refetch } = asked;
  if (loading && !error)
    return (
      <div aria-busy="true" className="grid gap-3">
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-11 w-2/3" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  return <RetryBanner title={failed} error={error} retrying={loading} onRetry={refetch} />;
}
