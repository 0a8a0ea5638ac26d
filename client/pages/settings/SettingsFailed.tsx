import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';

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
  if (!error)
    return <Placeholders className="grid gap-4 py-6" blocks={['h-24 w-full', 'h-24 w-full']} />;
  return (
    <LoadFailed
      message={message ?? t('failed')}
      error={error}
      retrying={retrying}
      onRetry={onRetry}
    />
  );
}
