import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';

interface SettingsFailedProps {
  /** Undefined while loading. */
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
  /** Replaces the generic sentence. */
  message?: string;
}

/** Replaces settings that are loading or failed to load. */
export function SettingsFailed({ error, retrying, onRetry, message }: SettingsFailedProps) {
  const t = useTranslations('settings');
  const shell = useTranslations('shell');
  if (!error)
    return (
      <div aria-busy="true" data-waiting="" className="grid gap-4 py-6">
        <p className="sr-only">{shell('frame.loading')}</p>
        <Skeleton className="h-24 w-full" />
        <Skeleton className="h-24 w-full" />
      </div>
    );
  return (
    <LoadFailed
      message={message ?? t('failed')}
      error={error}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
