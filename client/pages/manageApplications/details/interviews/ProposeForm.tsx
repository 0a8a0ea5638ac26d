import { useMutation } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { ServerForm } from '#client/components/form/ServerForm.tsx';
import { useServerForm } from '#client/components/form/useServerForm.ts';
import { TimeZoneField } from '#client/components/interviews/TimeZoneField.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useSession } from '#client/lib/session.ts';
import { Button } from '#client/ui/Button.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { RadioGroup } from '#client/ui/fields/RadioGroup.tsx';
import { SelectField } from '#client/ui/fields/SelectField.tsx';
import { TextArea } from '#client/ui/fields/TextArea.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import { INTERVIEW_KINDS, type InterviewKind } from '#schema/options/interviews.ts';
import { proposeInterviewSchema } from '#schema/validation/employers/interview.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { InterviewerChoice, InterviewerChoice_interviewers } from './InterviewerChoice.tsx';

const ProposeFormMutation = graphql(`
  mutation ProposeForm($input: ProposeInterviewInput!) {
    proposeInterview(input: $input) {
      interview {
        ...InterviewItem_changed
      }
    }
  }
`);

interface ProposeFormProps {
  applicationId: string;
  interviewers: readonly FragmentType<typeof InterviewerChoice_interviewers>[];
  timeZone: string;
  /** The number of earlier interviews, for the suggested title. */
  earlier: number;
  onDone: () => void;
  onClose: () => void;
}

const LENGTHS = [15, 20, 30, 45, 60, 90, 120];
const BREAKS = [0, 5, 10, 15, 30, 60];

/** The kind, the people, and the times that the applicant can choose from. */
export function ProposeForm(props: ProposeFormProps) {
  const { applicationId, onDone, onClose } = props;
  const t = useTranslations('interviews');
  const people = readFragment(InterviewerChoice_interviewers, props.interviewers);
  const { user } = useSession();
  const [kind, setKind] = useState<InterviewKind>('video');
  const [timeZone, setTimeZone] = useState(props.timeZone);
  const [minutes, setMinutes] = useState(30);
  const [buffer, setBuffer] = useState(15);
  const [interviewerIds, setInterviewers] = useState(() =>
    people.filter(({ id }) => id === user?.id || people.length === 1).map(({ id }) => id),
  );
  const [times, setTimes] = useState<string[]>([]);
  const [openMinutes, setOpenMinutes] = useState(minutes);
  const [propose] = useMutation(ProposeFormMutation);
  const isWalkIn = kind === 'walk_in';
  // The values of controls that the form does not register. They are copied into the form when it is sent.
  const values = {
    applicationId,
    kind,
    timeZone,
    minutes: isWalkIn ? openMinutes : minutes,
    buffer: isWalkIn ? 0 : buffer,
    interviewerIds,
    times,
  };
  const form = useServerForm({
    schema: proposeInterviewSchema,
    fields: ['kind', 'title', 'interviewerIds', 'place', 'link', 'note', 'minutes', 'times'],
    defaultValues: {
      ...values,
      title: t('propose.firstTitle', { count: props.earlier }),
      place: '',
      link: '',
      note: '',
    },
    send: async ({ kind: chosen, times: offered, ...rest }) => {
      const input = {
        ...rest,
        kind: chosen.toUpperCase() as Uppercase<InterviewKind>,
        times: offered.map((time) => time.toISOString()),
      };
      await propose({ variables: { input } });
    },
    onSent: onDone,
  });
  const submit: typeof form.submit = (event) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof typeof values, value);
    return form.submit(event);
  };
  const choose = (chosen: string[]) => {
    setInterviewers(chosen);
    setTimes([]);
  };

  return (
    <section
      aria-label={t('propose.open')}
      className="rounded-card border border-line bg-card p-4 md:p-5"
    >
      <ServerForm
        form={{ ...form, submit }}
        fallback={t('failed')}
        submitLabel={t('propose.submit', { count: times.length })}
        wide={false}
      >
        <RadioGroup
          name="kind"
          shape="card"
          label={t('fact.kind')}
          value={kind}
          onChange={(event) => {
            setKind(event.currentTarget.value as InterviewKind);
            setTimes([]);
          }}
          options={INTERVIEW_KINDS.map((value) => ({
            value,
            label: t(`kind.${value.toUpperCase() as Uppercase<InterviewKind>}`),
          }))}
        />
        <TextField {...form.field('title')} label={t('propose.title')} />
        <InterviewerChoice
          id="interviewerIds"
          interviewers={props.interviewers}
          selected={interviewerIds}
          onChange={choose}
        >
          {form.error('interviewerIds') && (
            <FieldError id="interviewerIds-error">{form.error('interviewerIds')}</FieldError>
          )}
        </InterviewerChoice>
        {(kind === 'on_site' || isWalkIn) && (
          <TextField
            {...form.field('place')}
            label={t('fact.place')}
            autoComplete="street-address"
          />
        )}
        {kind === 'video' && (
          <TextField
            {...form.field('link')}
            label={t('fact.link')}
            note={t('optional')}
            inputMode="url"
          />
        )}
        {!isWalkIn && (
          <div className="grid gap-4 sm:grid-cols-2">
            <SelectField
              label={t('fact.minutes')}
              value={minutes}
              onChange={(event) => {
                setMinutes(Number(event.currentTarget.value));
                setTimes([]);
              }}
              options={LENGTHS.map((count) => ({
                value: `${count}`,
                label: t('minutes', { count }),
              }))}
            />
            <SelectField
              label={t('fact.buffer')}
              value={buffer}
              onChange={(event) => {
                setBuffer(Number(event.currentTarget.value));
                setTimes([]);
              }}
              options={BREAKS.map((count) => ({
                value: `${count}`,
                label: count === 0 ? t('noBreak') : t('minutes', { count }),
              }))}
            />
          </div>
        )}
        <TimeZoneField
          value={timeZone}
          onChange={(zone) => {
            setTimeZone(zone);
            if (isWalkIn) setTimes([]);
          }}
          className="max-w-sm"
        />
        <FreeTimes
          type="checkbox"
          wanted={{ ...values, minutes }}
          selected={times}
          onChange={(chosen, span) => {
            setTimes(chosen);
            if (span) setOpenMinutes(span);
          }}
          error={form.error('times')}
        />
        <TextArea
          {...form.field('note')}
          rows={2}
          label={t('propose.note')}
          hint={t('propose.noteHint')}
          note={t('optional')}
        />
      </ServerForm>
      <Button variant="quiet" size="s" className="mt-2 -ml-3" onClick={onClose}>
        {t('close')}
      </Button>
    </section>
  );
}
