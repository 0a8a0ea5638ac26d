import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

interface MissingProps {
  /** What is said where it could not be loaded. */
  message: string;
  error: unknown;
  retrying: boolean;
  onRetry: () => Promise<unknown> | void;
}

/** While it is on its way, and where it does not come. */
export function Missing({ message, error, retrying, onRetry }: MissingProps) {
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
