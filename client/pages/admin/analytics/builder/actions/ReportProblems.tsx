import { useTranslations } from 'use-intl';
import { isNetworkFailure, requestIdOf } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import type { OpenedReport } from './useOpenReport.ts';

interface ReportProblemsProps {
  opened: OpenedReport;
  /** The address names a report. */
  isWanted: boolean;
}

/** Why the report in the address is not shown. */
export function ReportProblems({ opened, isWanted }: ReportProblemsProps) {
  const t = useTranslations('analytics');
  const shell = useTranslations('shell');
  const { report, error, isLoading, again } = opened;
  if (!isWanted || isLoading) return null;
  if (error !== undefined) {
    const id = requestIdOf(error);
    return (
      <Banner
        kind="error"
        className="mt-5"
        title={t('builder.report.failed')}
        actions={
          <Button size="s" onClick={again}>
            {shell('errors.retry')}
          </Button>
        }
      >
        {isNetworkFailure(error) && <p>{shell('errors.offline')}</p>}
        {id && <p className="tabular break-all text-soft">{shell('errors.requestId', { id })}</p>}
      </Banner>
    );
  }
  const problem = report ? report.problem : t('builder.link.noReport');
  return problem ? (
    <Banner kind="warning" className="mt-5">
      {problem}
    </Banner>
  ) : null;
}
