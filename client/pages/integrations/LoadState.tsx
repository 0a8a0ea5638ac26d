import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

interface LoadStateProps {
  /** The text for a load failure. */
  message: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => Promise<unknown> | void;
}

/** Shown while loading and after a failure. */
export function LoadState({ message, error, retrying, onRetry }: LoadStateProps) {
  const shell = useTranslations('shell');
  if (!error) {
    return (
      <div aria-busy="true" data-waiting="" className="grid gap-3">
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  }
  return <LoadFailed message={message} error={error} retrying={retrying} onRetry={onRetry} />;
}
