import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { pathOfQuestion, REPORTS } from '#client/pages/admin/analytics/boards/addresses.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

/** Shown when nothing is pinned yet; explains where pins come from. */
export function BoardEmpty(props: { mayChange: boolean; owner: string | undefined }) {
  const t = useTranslations('analytics');
  const { mayChange, owner } = props;
  return (
    <EmptyState
      drawing="chart"
      title={t('boards.board.empty')}
      message={
        mayChange
          ? t('boards.board.emptyText')
          : t('boards.board.emptyOther', { name: owner ?? t('boards.reports.nobody') })
      }
    >
      {mayChange && (
        <Link to={REPORTS} className={buttonClass({ variant: 'main' })}>
          {t('boards.board.toReports')}
        </Link>
      )}
      {mayChange && (
        <Link to={pathOfQuestion()} className={buttonClass()}>
          {t('boards.newQuestion')}
        </Link>
      )}
    </EmptyState>
  );
}
