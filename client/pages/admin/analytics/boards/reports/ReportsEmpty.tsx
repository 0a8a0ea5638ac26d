import { useTranslations } from 'use-intl';
import { Link } from '#client/lib/routing.ts';
import { pathOfQuestion } from '#client/pages/admin/analytics/boards/addresses.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';

/** Shown when no report has been saved yet; explains how to save one. */
export function ReportsEmpty() {
  const t = useTranslations('analytics');
  return (
    <EmptyState
      drawing="folder"
      headingLevel={3}
      title={t('boards.reports.empty')}
      message={t('boards.reports.emptyText')}
    >
      <a href="#templates" className={buttonClass({ variant: 'main' })}>
        {t('boards.reports.toTemplates')}
      </a>
      <Link to={pathOfQuestion()} className={buttonClass()}>
        {t('boards.newQuestion')}
      </Link>
    </EmptyState>
  );
}
