import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export function SavedJobsEmpty() {
  const t = useTranslations('saved');
  return (
    <EmptyState drawing="folder" title={t('empty')} message={t('emptyAdvice')}>
      <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
        {t('browse')}
      </Link>
    </EmptyState>
  );
}
