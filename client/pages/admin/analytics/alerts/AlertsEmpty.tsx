import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

/** Says where alerts are set. */
export function AlertsEmpty() {
  const t = useTranslations('figureAlerts');
  return (
    <EmptyState drawing="bell" title={t('empty')} message={t('emptyText')}>
      <Link to="/admin/analytics/explore" className={buttonClass({ variant: 'main' })}>
        {t('toExplore')}
      </Link>
      <Link to="/admin/analytics" className={buttonClass()}>
        {t('toOverview')}
      </Link>
    </EmptyState>
  );
}
