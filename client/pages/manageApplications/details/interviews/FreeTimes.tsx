import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { TimeChoice } from '#client/components/interviews/TimeChoice.tsx';
import { graphql } from '#client/gql/gql.ts';
import { clock } from '#client/lib/clock.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { Banner } from '#client/ui/Banner.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { FieldError } from '#client/ui/Field.tsx';
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

interface Search {
  isSearching?: boolean;
  times?: readonly { startsAt: string; endsAt: string }[];
  failure?: unknown;
}

const DAY = 86_400_000;
const MINUTE = 60_000;
const WORKDAYS = [1, 2, 3, 4, 5, 6];

/** Hours of some days, and the times in them at which everyone is free. */
export function FreeTimes({ type, wanted, selected, onChange, error }: FreeTimesProps) {
  const t = useTranslations('interviews');
  const { timeZone, interviewerIds, kind } = wanted;
  const dayFromNow = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(clock.now() + days * DAY);
  const [from, setFrom] = useState(() => dayFromNow(1));
  const [until, setUntil] = useState(() => dayFromNow(5));
  const [startTime, setStart] = useState('10:00');
  const [endTime, setEnd] = useState('17:00');
  const [withSunday, setWithSunday] = useState(false);
  const client = useApolloClient();
  const [{ isSearching, times, failure }, setSearch] = useState<Search>({});
  const find = async () => {
    onChange([]);
    setSearch({ isSearching: true });
    const weekdays = withSunday ? [] : WORKDAYS;
    const variables = {
      ...wanted,
      interviewerIds: [...interviewerIds],
      kind: kind.toUpperCase() as Uppercase<InterviewKind>,
      from,
      until,
      weekdays,
      startTime,
      endTime,
    };
    try {
      const { data } = await client.query({
        query: FreeTimesQuery,
        variables,
        fetchPolicy: 'no-cache',
      });
      setSearch({ times: data?.viewer?.freeInterviewTimes ?? [] });
    } catch (error) {
      setSearch({ failure: error });
    }
  };
  const spanOf = (startsAt: string | undefined) => {
    const found = times?.find((time) => time.startsAt === startsAt);
    return found && (Date.parse(found.endsAt) - Date.parse(found.startsAt)) / MINUTE;
  };
  return (
    <div id="times" tabIndex={-1} className="grid gap-4">
      <div className="grid grid-cols-2 gap-4">
        <TextField
          type="date"
          label={t('times.from')}
          value={from}
          onChange={(event) => setFrom(event.currentTarget.value)}
        />
        <TextField
          type="date"
          label={t('times.until')}
          value={until}
          min={from}
          onChange={(event) => setUntil(event.currentTarget.value)}
        />
        <TextField
          type="time"
          label={t('times.start')}
          value={startTime}
          onChange={(event) => setStart(event.currentTarget.value)}
        />
        <TextField
          type="time"
          label={t('times.end')}
          value={endTime}
          onChange={(event) => setEnd(event.currentTarget.value)}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Checkbox
          label={t('times.sunday')}
          checked={withSunday}
          onChange={(event) => setWithSunday(event.currentTarget.checked)}
        />
        <Button
          onClick={() => void find()}
          busy={isSearching ?? false}
          disabled={interviewerIds.length === 0}
        >
          {t('times.find')}
        </Button>
      </div>
      <div aria-live="polite" className="grid gap-4">
        {failure !== undefined && (
          <Banner kind="error">{serverMessage(failure) ?? t('failed')}</Banner>
        )}
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
