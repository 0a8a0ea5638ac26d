import { Flag } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { RiskSigns } from './RiskSigns.tsx';

export const WarningSigns_job = graphql(`
  fragment WarningSigns_job on AdminJob {
    reports
    reportedAt
    riskSigns
  }
`);

interface WarningSignsProps {
  job: FragmentType<typeof WarningSigns_job>;
  className?: string;
}

/** Reasons to look twice: the number of reports with the first one's date, and the findings of the risk rules. */
export function WarningSigns({ className, ...props }: WarningSignsProps) {
  const { reports, reportedAt, riskSigns } = readFragment(WarningSigns_job, props.job);
  const t = useTranslations('admin');
  const time = useTimeWords();
  if (reports === 0 && riskSigns.length === 0) return null;
  return (
    <span className={joinClasses('flex flex-wrap items-center gap-1.5', className)}>
      {reports > 0 && (
        <Tag tone="error" icon={Flag}>
          {t('signs.reports', { count: reports })}
        </Tag>
      )}
      {reportedAt && (
        <time dateTime={reportedAt} title={time.full(reportedAt)} className="text-xs text-soft">
          {t('signs.since', { count: reports, ago: time.ago(reportedAt) })}
        </time>
      )}
      <RiskSigns signs={riskSigns} />
    </span>
  );
}
