import { useTranslations } from 'use-intl';
import { requestIdOf } from '#client/lib/failures.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

interface MissingProps {
  /** What is said where it could not be loaded. */
  message: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

/** While it is on its way, and where it does not come. */
export function Missing({ message, error, retrying, onRetry }: MissingProps) {
  const shell = useTranslations('shell');
  const id = requestIdOf(error);
  if (!error) {
    return (
      <div aria-busy="true" data-waiting="" className="grid gap-3">
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-12 w-full" />
        <Skeleton className="h-28 w-full" />
      </div>
    );
  }
  return (
    <ErrorState
      message={message}
      retryLabel={shell('errors.retry')}
      retrying={retrying}
      onRetry={onRetry}
      detailsLabel={shell('errors.details')}
      details={id && shell('errors.requestId', { id })}
    />
  );
}
