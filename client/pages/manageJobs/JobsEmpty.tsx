import { useTranslations } from 'use-intl';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { Link } from '#client/lib/routing.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';

/** Why the list is empty and what to do next. */
export function JobsEmpty({ isFiltered }: { isFiltered: boolean }) {
  const t = useTranslations('manageJobs');
  const mayPost = useTeamRight('post');
  return (
    <EmptyState
      drawing={isFiltered ? 'search' : 'folder'}
      title={t('empty.title')}
      message={t(isFiltered ? 'empty.search' : mayPost ? 'empty.first' : 'empty.notYours')}
    >
      {isFiltered ? (
        <Link to="/manage-jobs" className={buttonClass()}>
          {t('empty.reset')}
        </Link>
      ) : mayPost ? (
        <Link to="/add-job" className={buttonClass({ variant: 'main' })}>
          {t('post')}
        </Link>
      ) : null}
    </EmptyState>
  );
}
