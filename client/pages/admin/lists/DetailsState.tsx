import { useTranslations } from 'use-intl';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { ListFailed } from './ListFailed.tsx';

interface DetailsStateProps {
  /** The documented sentence for this failure. */
  failed: string;
  missing: string;
  error: unknown;
  loading: boolean;
  onRetry: () => void;
}

/** Replaces details that are loading, cannot be loaded or do not exist. */
export function DetailsState({ failed, missing, error, loading, onRetry }: DetailsStateProps) {
  const shell = useTranslations('shell');
  if (error)
    return <ListFailed title={failed} error={error} retrying={loading} onRetry={onRetry} />;
  if (!loading) return <p>{missing}</p>;
  return (
    <div aria-busy="true" data-waiting="" className="grid gap-4">
      <p className="sr-only">{shell('frame.loading')}</p>
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-24 w-full" />
      <Skeleton className="h-40 w-full" />
    </div>
  );
}
