import { useTranslations } from 'use-intl';
import { requestIdOf } from '#client/lib/failures.ts';
import { ErrorState } from '#client/ui/ErrorState.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

interface SettingsFailedProps {
  /** Not there yet, when it is undefined. */
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  /** Instead of the general sentence. */
  message?: string;
}

/** In the place of settings that are not there yet, or are not to be had. */
export function SettingsFailed({ error, retrying, onRetry, message }: SettingsFailedProps) {
  const t = useTranslations('settings');
  const shell = useTranslations('shell');
  const id = requestIdOf(error);
  if (!error)
    return (
      <div aria-busy="true" data-waiting="" className="grid gap-4 py-6">
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  return (
    <ErrorState
      message={message ?? t('failed')}
      retryLabel={shell('errors.retry')}
      retrying={retrying}
      onRetry={onRetry}
      detailsLabel={shell('errors.details')}
      details={id && shell('errors.requestId', { id })}
    />
  );
}
