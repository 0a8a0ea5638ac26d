import { CircleDot } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Tag } from '#client/ui/Tag.tsx';
import type { OpenReport } from './useOpenReport.ts';

interface ReportLeadProps {
  report: OpenReport;
  isChanged: boolean;
}

/** The report's owner and audience, and whether it has unsaved changes. */
export function ReportLead({ report, isChanged }: ReportLeadProps) {
  const t = useTranslations('analytics');
  const { description, isShared, isOwn, owner } = report;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {description && <span className="w-full">{description}</span>}
      <span className="text-sm">
        {t(isShared ? 'builder.report.shared' : 'builder.report.own')}
        {!isOwn && owner && <> · {t('builder.report.by', { name: owner.name })}</>}
      </span>
      {isChanged && (
        <Tag tone="warning" icon={CircleDot}>
          {t('builder.report.changed')}
        </Tag>
      )}
    </span>
  );
}
