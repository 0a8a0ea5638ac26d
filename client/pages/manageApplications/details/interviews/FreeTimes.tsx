import { skipToken, useQuery } from '@apollo/client/react';
import { useState, type ChangeEvent } from 'react';
import { useTranslations } from 'use-intl';
import { TimeChoice } from '#client/components/interviews/TimeChoice.tsx';
import { graphql } from '#client/gql/gql.ts';
import { clock } from '#client/lib/clock.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldError } from '#client/ui/Field.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { TextField } from '#client/ui/TextField.tsx';
import type { InterviewKind } from '#schema/options/interviews.ts';

const FreeTimesQuery = graphql(`
  query FreeTimes(
    $interviewerIds: [ID!]!
    $kind: InterviewKind!
    $from: String!
    $until: String!
    $weekdays: [Int!]!
    $startTime: String!
    $endTime: String!
    $minutes: Int!
    $buffer: Int!
    $timeZone: String!
  ) {
    viewer {
      freeInterviewTimes(
        interviewerIds: $interviewerIds
        kind: $kind
        from: $from
        until: $until
        weekdays: $weekdays
        startTime: $startTime
        endTime: $endTime
        minutes: $minutes
        buffer: $buffer
        timeZone: $timeZone
      ) {
        startsAt
        endsAt
      }
    }
  }
`);

interface FreeTimesProps {
  type: 'radio' | 'checkbox';
  wanted: {
    interviewerIds: readonly string[];
    kind: InterviewKind;
    minutes: number;
    buffer: number;
    timeZone: string;
  };
  selected: readonly string[];
  /** `span`: how many minutes the chosen times last, for opening hours. */
  onChange: (selected: string[], span?: number) => void;
  error?: string | undefined;
}

const DAY = 86_400_000;
const MINUTE = 60_000;
const WORKDAYS = [1, 2, 3, 4, 5, 6];

/**
 * A choice of days and hours, and the times in them at which everyone is free. Offered times that were
 * selected in other days and hours stay.
 */
export function FreeTimes({ type, wanted, selected, onChange, error }: FreeTimesProps) {
  const t = useTranslations('interviews');
  const { timeZone, interviewerIds, kind, minutes, buffer } = wanted;
  const dayFromNow = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(clock.now() + days * DAY);
  const [hours, setHours] = useState(() => ({
    from: dayFromNow(1),
    until: dayFromNow(5),
    startTime: '10:00',
    endTime: '17:00',
  }));
  const [withSunday, setWithSunday] = useState(false);
  const isComplete = Object.values(hours).every(Boolean) && interviewerIds.length > 0;
  const variables = {
    ...hours,
    timeZone,
    minutes,
    buffer,
    interviewerIds: [...interviewerIds],
    kind: kind.toUpperCase() as Uppercase<InterviewKind>,
    weekdays: withSunday ? [] : WORKDAYS,
  };
  const { data, error: failure } = useQuery(
    FreeTimesQuery,
    isComplete ? { variables, fetchPolicy: 'no-cache' } : skipToken,
  );
  const found = data?.viewer?.freeInterviewTimes;
  const times = found && [...found, ...selectedElsewhere(found, selected, minutes)].sort(byStart);
  const looksElsewhere = () => {
    if (type === 'radio' || kind === 'walk_in') onChange([]);
  };
  const field = (name: keyof typeof hours) => ({
    value: hours[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      setHours({ ...hours, [name]: currentTarget.value });
      looksElsewhere();
    },
  });
  const spanOf = (startsAt: string | undefined) => {
    const time = times?.find((one) => one.startsAt === startsAt);
    return time && (Date.parse(time.endsAt) - Date.parse(time.startsAt)) / MINUTE;
  };
  return (
    <div id="times" tabIndex={-1} className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        <TextField type="date" label={t('times.from')} {...field('from')} />
        <TextField type="date" label={t('times.until')} min={hours.from} {...field('until')} />
        <TextField type="time" label={t('times.start')} {...field('startTime')} />
        <TextField type="time" label={t('times.end')} {...field('endTime')} />
      </div>
      <Checkbox
        label={t('times.sunday')}
        checked={withSunday}
        onChange={(event) => {
          setWithSunday(event.currentTarget.checked);
          looksElsewhere();
        }}
      />
      <div aria-live="polite" className="grid gap-4">
        {isComplete && !times && !failure && <Skeleton className="h-28" />}
        {failure && <Banner kind="error">{serverMessage(failure) ?? t('failed')}</Banner>}
        {times?.length === 0 && (
          <Banner kind="info" title={t('times.noneTitle')}>
            {t('times.none')}
          </Banner>
        )}
        {times && times.length > 0 && (
          <TimeChoice
            type={type}
            legend={t(type === 'radio' ? 'choose.move' : 'times.offer')}
            times={times}
            timeZone={timeZone}
            selected={selected}
            onChange={(chosen) => onChange(chosen, spanOf(chosen[0]))}
            showsEnd={kind === 'walk_in'}
          />
        )}
      </div>
      {error && <FieldError id="times-error">{error}</FieldError>}
    </div>
  );
}

interface Time {
  startsAt: string;
  endsAt: string;
}

const byStart = (a: Time, b: Time) => Date.parse(a.startsAt) - Date.parse(b.startsAt);

function selectedElsewhere(found: readonly Time[], selected: readonly string[], minutes: number) {
  return selected
    .filter((startsAt) => !found.some((time) => time.startsAt === startsAt))
    .map((startsAt) => ({
      startsAt,
      endsAt: new Date(Date.parse(startsAt) + minutes * MINUTE).toISOString(),
    }));
}
