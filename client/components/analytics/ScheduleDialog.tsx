import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Dialog } from '#client/ui/Dialog.tsx';
import { DialogState } from './saved/DialogState.tsx';
import { ScheduleForm } from './saved/ScheduleForm.tsx';

const ScheduleDialogQuery = graphql(`
  query ScheduleDialog($id: ID!) {
    admin {
      analytics {
        timeZone
        report(id: $id) {
          id
          schedule {
            ...ReportSchedule_schedule
          }
        }
      }
    }
  }
`);

interface ScheduleDialogProps {
  report: { id: string; name: string };
  onClose: () => void;
}

/** Schedules a report to be emailed to the user. */
export function ScheduleDialog({ report, onClose }: ScheduleDialogProps) {
  const t = useTranslations('analytics');
  // Always fetch: others may have changed it. Lists behind the dialog stay as they are.
  const asked = useQuery(ScheduleDialogQuery, {
    variables: { id: report.id },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const found = asked.data?.admin?.analytics;
  const frame = { title: t('boards.schedule.title', { name: report.name }), onClose };
  if (!found?.report)
    return (
      <Dialog {...frame} closeLabel={t('boards.dialog.close')}>
        <DialogState asked={asked} failed={t('boards.failed.schedule')} />
      </Dialog>
    );
  return (
    <ScheduleForm
      {...frame}
      report={report}
      schedule={found.report.schedule}
      timeZone={found.timeZone}
    />
  );
}
