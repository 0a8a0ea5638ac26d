import { useTranslations } from 'use-intl';
import { Button } from '#client/ui/Button.tsx';

/** Keeps the loaded part and offers to retry the rest. */
export function MoreFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('manageApplications');
  const shell = useTranslations('shell');
  return (
    <div
      role="alert"
      className="sticky bottom-3 z-10 mt-3 flex flex-wrap items-center justify-center gap-3 rounded-card border border-line bg-card px-4 py-2 shadow-float"
    >
      <p className="text-sm">{t('list.moreFailed')}</p>
      <Button size="s" onClick={onRetry}>
        {shell('errors.retry')}
      </Button>
    </div>
  );
}
