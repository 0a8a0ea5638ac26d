import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export function ApplicationsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('applications');
  return isFiltered ? (
    <EmptyState title={t('page.noneFound')} message={t('page.noneFoundAdvice')}>
      <Link to="/my-applications" className={buttonClass({ variant: 'main' })}>
        {t('page.showAll')}
      </Link>
    </EmptyState>
  ) : (
    <EmptyState drawing="letter" title={t('page.empty')} message={t('page.emptyAdvice')}>
      <Link to="/browse-jobs" className={buttonClass({ variant: 'main' })}>
        {t('page.browse')}
      </Link>
    </EmptyState>
  );
}
