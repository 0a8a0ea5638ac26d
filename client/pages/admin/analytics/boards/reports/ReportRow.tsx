import { Users } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ReportRow_ReportFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { pathOfQuestion } from '#client/pages/admin/analytics/boards/addresses.ts';
import { SavedRow } from '#client/pages/admin/analytics/saved/SavedRow.tsx';
import { ChartSketch } from '#client/pages/admin/analytics/boards/templates/ChartSketch.tsx';
import { Cell } from '#client/ui/table/Cell.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { ReportMenu } from './ReportMenu.tsx';
import { ReportScheduleState } from './ReportScheduleState.tsx';
import type { ReportAction } from './reportActions.ts';

export const ReportRow_report = graphql(`
  fragment ReportRow_report on AnalyticsReport {
    id
    version
    name
    description
    question
    problem
    address
    chart
    isOwn
    isShared
    mayChange
    updatedAt
    owner {
      id
      name
    }
    schedule {
      ...ReportSchedule_schedule
    }
  }
`);

interface ReportRowProps {
  report: ReportRow_ReportFragment;
  onAct: (act: ReportAction, report: ReportRow_ReportFragment) => void;
}

export function ReportRow({ report, onAct }: ReportRowProps) {
  const t = useTranslations('analytics');
  const time = useTimeWords();
  const { id, name, description, question, problem, address, chart } = report;
  const { isOwn, isShared, owner } = report;
  return (
    <SavedRow
      id={id}
      picture={<ChartSketch kind={chart} className="mt-0.5 h-9 w-15" />}
      name={
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          {address ? (
            <Link
              to={pathOfQuestion(address, id)}
              data-name=""
              className="hit-44 rounded-tag text-base font-semibold break-words hover:underline"
            >
              {name}
            </Link>
          ) : (
            <span data-name="" tabIndex={-1} className="text-base font-semibold break-words">
              {name}
            </span>
          )}
          {isOwn && isShared && (
            <Tag tone="info" icon={Users}>
              {t('boards.reports.shared')}
            </Tag>
          )}
        </span>
      }
      about={
        <>
          {question !== name && <span className="block break-words text-soft">{question}</span>}
          {description && <span className="mt-0.5 block break-words text-soft">{description}</span>}
        </>
      }
      problem={problem}
      menu={<ReportMenu report={report} onAct={(act) => onAct(act, report)} />}
    >
      <Cell label={t('boards.reports.column.chart')} className="max-xl:hidden">
        {t(`charts.kinds.${chart}.name`)}
      </Cell>
      <Cell label={t('boards.reports.column.by')}>
        <span className="block break-words">
          {isOwn ? t('boards.reports.you') : (owner?.name ?? t('boards.reports.nobody'))}
        </span>
        <time
          dateTime={report.updatedAt}
          title={time.full(report.updatedAt)}
          className="block whitespace-nowrap text-soft"
        >
          {time.ago(report.updatedAt)}
        </time>
      </Cell>
      <Cell
        label={t('boards.reports.column.sent')}
        className={report.schedule ? undefined : 'max-md:hidden'}
      >
        <ReportScheduleState report={report} />
      </Cell>
    </SavedRow>
  );
}
