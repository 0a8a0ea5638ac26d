import { useTranslations } from 'use-intl';
import { Banner } from '#client/ui/Banner.tsx';
import type { OpenedReport } from './useOpenReport.ts';
import { RetryBanner } from '#client/components/RetryBanner.tsx';

interface ReportProblemsProps {
  opened: OpenedReport;
  /** The address names a report. */
  isWanted: boolean;
}

/** Why the report in the address is not shown. */
export function ReportProblems({ opened, isWanted }: ReportProblemsProps) {
  const t = useTranslations('analytics');
  const { report, error, isLoading, again } = opened;
  if (!isWanted || isLoading) return null;
  if (error !== undefined)
    return (
      <RetryBanner
        className="mt-5"
        title={t('builder.report.failed')}
        error={error}
        onRetry={again}
      />
    );
  const problem = report ? report.problem : t('builder.link.noReport');
  return problem ? (
    <Banner kind="warning" className="mt-5">
      {problem}
    </Banner>
  ) : null;
}
