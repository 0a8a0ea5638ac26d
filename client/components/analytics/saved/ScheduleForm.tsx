import { useMutation } from '@apollo/client/react';
import { useState, type SyntheticEvent } from 'react';
import { useTranslations } from 'use-intl';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { toast } from '#client/ui/toast.ts';
import { NextSendDates } from './NextSendDates.tsx';
import { hoursInput, hoursOf, ReportSchedule_schedule } from './ReportSchedule.ts';
import { ScheduleFields } from './ScheduleFields.tsx';
import { useScheduleWords } from './useScheduleWords.ts';

const ScheduleFormMutation = graphql(`
  mutation ScheduleForm($input: ScheduleReportInput!) {
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

const ScheduleFormStopMutation = graphql(`
  mutation ScheduleFormStop($input: UnscheduleReportInput!) {
    unscheduleReport(input: $input) {
      report {
        id
        schedule {
          ...ReportSchedule_schedule
        }
      }
    }
  }
`);

interface ScheduleFormProps {
  title: string;
  report: { id: string; name: string };
  schedule: FragmentType<typeof ReportSchedule_schedule> | null | undefined;
  timeZone: string;
  onClose: () => void;
}

const FORM = 'schedule-report';

export function ScheduleForm({ title, report, timeZone, onClose, ...props }: ScheduleFormProps) {
  const t = useTranslations('analytics');
  const words = useScheduleWords();
  const { user } = useSession();
  const schedule = readFragment(ReportSchedule_schedule, props.schedule);
  const [hours, setHours] = useState(() => hoursOf(schedule));
  const [work, setWork] = useState<'set' | 'stop' | null>(null);
  const [failure, setFailure] = useState<unknown>();
  const [attempt, setAttempt] = useState(0);
  const [set] = useMutation(ScheduleFormMutation);
  const [stop] = useMutation(ScheduleFormStopMutation);

  const finish = async (kind: 'set' | 'stop', send: () => Promise<unknown>) => {
    if (work) return;
    setWork(kind);
    setFailure(undefined);
    try {
      await send();
      toast({
        kind: 'success',
        title: t(`boards.schedule.done.${kind}`),
        message: kind === 'set' ? words.rhythm(hours) : report.name,
      });
      onClose();
    } catch (error) {
      setFailure(error ?? new Error());
      setAttempt((count) => count + 1);
      setWork(null);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const input = { reportId: report.id, ...hoursInput(hours) };
    void finish('set', () => set({ variables: { input } }));
  };
  const end = () => finish('stop', () => stop({ variables: { input: { reportId: report.id } } }));

  return (
    <Dialog
      title={title}
      closeLabel={t('boards.dialog.close')}
      dismissable={!work}
      onClose={onClose}
      footer={
        <>
          {schedule && (
            <Button
              className="xs:mr-auto"
              busy={work === 'stop'}
              disabled={work === 'set'}
              onClick={() => void end()}
            >
              {t('boards.schedule.stop')}
            </Button>
          )}
          <Button onClick={onClose} disabled={work !== null}>
            {t('boards.dialog.cancel')}
          </Button>
          <Button
            type="submit"
            form={FORM}
            variant="main"
            busy={work === 'set'}
            disabled={work === 'stop'}
          >
            {schedule ? t('boards.schedule.change') : t('boards.schedule.set')}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate method="post" onSubmit={submit} className="grid gap-4">
        {failure !== undefined && (
          <FailureBanner error={failure} title={t('boards.failed.schedule')} attempt={attempt} />
        )}
        <p className="text-soft">{t('boards.schedule.to', { email: user?.email ?? '' })}</p>
        <ScheduleFields hours={hours} onChange={setHours} />
        <NextSendDates hours={hours} timeZone={timeZone} />
      </form>
    </Dialog>
  );
}
