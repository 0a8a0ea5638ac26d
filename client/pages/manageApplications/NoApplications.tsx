import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

export function NoApplications({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('manageApplications');
  return (
    <EmptyState
      drawing={isFiltered ? 'search' : 'letter'}
      title={t('empty.title')}
      message={t(isFiltered ? 'empty.filtered' : 'empty.none')}
    >
      <Link
        to={isFiltered ? '/manage-applications' : '/manage-jobs'}
        className={buttonClass({ variant: 'main' })}
      >
        {t(isFiltered ? 'empty.showAll' : 'empty.jobs')}
      </Link>
    </EmptyState>
  );
}
