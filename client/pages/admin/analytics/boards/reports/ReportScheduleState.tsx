import { useMutation } from '@apollo/client/react';
import { CirclePause, CirclePlay } from 'lucide-react';
import { useTranslations } from 'use-intl';
import {
  hoursInput,
  hoursOf,
  ReportSchedule_schedule,
} from '#client/components/analytics/saved/ReportSchedule.ts';
import { useScheduleWords } from '#client/components/analytics/saved/useScheduleWords.ts';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ReportRow_ReportFragment } from '#client/gql/graphql.ts';
import { useFailureToast } from '#client/pages/admin/moderation/useFailureToast.ts';
import { Button } from '#client/ui/Button.tsx';
import { Tag } from '#client/ui/Tag.tsx';

const ReportScheduleStateMutation = graphql(`
  mutation ReportScheduleState($input: ScheduleReportInput!) {
    scheduleReport(input: $input) {
      report {
        id
        schedule {
          ...ReportSchedule_schedule
        }
      }
    }
  }
`);

/** When the report is emailed, with a button to pause it. */
export function ReportScheduleState({ report }: { report: ReportRow_ReportFragment }) {
  const t = useTranslations('analytics');
  const words = useScheduleWords();
  const showFailure = useFailureToast();
  const [change, { loading }] = useMutation(ReportScheduleStateMutation);
  const schedule = readFragment(ReportSchedule_schedule, report.schedule);
  if (!schedule) return <span className="text-soft">{t('boards.reports.notSent')}</span>;
  const { isActive, nextAt, timeZone } = schedule;
  const hours = hoursOf(schedule);
  const Icon = isActive ? CirclePause : CirclePlay;
  const turn = async () => {
    const input = { reportId: report.id, ...hoursInput(hours), isActive: !isActive };
    try {
      await change({ variables: { input } });
    } catch (error) {
      showFailure(t('boards.failed.schedule'), error);
    }
  };
  return (
    <span className="flex items-center gap-2 max-md:justify-end">
      <span className="min-w-0">
        <span className="block">{words.rhythm(hours)}</span>
        {isActive ? (
          <span className="block text-soft">
            {t('boards.reports.nextAt', { when: words.day(nextAt, timeZone) })}
          </span>
        ) : (
          <Tag tone="warning" icon={CirclePause}>
            {t('boards.reports.paused')}
          </Tag>
        )}
      </span>
      <Button
        size="s"
        variant="quiet"
        iconOnly
        busy={loading}
        aria-label={t(isActive ? 'boards.reports.pause' : 'boards.reports.resume', {
          name: report.name,
        })}
        title={t(isActive ? 'boards.reports.pauseShort' : 'boards.reports.resumeShort')}
        onClick={() => void turn()}
        icon={<Icon className="size-5" />}
      />
    </span>
  );
}
