import {
  INTERVIEW_CANCELLERS,
  INTERVIEW_KINDS,
  INTERVIEW_STATUSES,
} from '#schema/options/interviews.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { since, type ColumnsAsOf } from '#server/db/sqlAsOf.ts';
import { ofApplication, type ListedRow } from '#server/modules/analytics/rows/listedRow.ts';
import { choicesOf, enumWordsIn, labelFromKey, wordsOfModel } from '../choices.ts';
import { APPLICATION_JOINS } from '../joins.ts';
import type { Dimension, Subject } from '../kinds.ts';
import { average, count, percentile, singlePart, ratio } from '../parts.ts';

const OF_INTERVIEW = {
  person: 'i.seeker_id',
  company: 'i.company_id',
  job: 'i.job_id',
};
const FACTS = 'join application_facts f on f.application_id = i.application_id';

export const INTERVIEW_SUBJECTS = {
  interview_times: {
    name: 'Interviews by their time',
    source: 'interviews with a time, whatever became of them, by their beginning',
    from: 'interviews i',
    at: 'i.starts_at',
    isPlanned: true,
    where: 'i.starts_at is not null',
    ...OF_INTERVIEW,
    joins: { f: FACTS, ...APPLICATION_JOINS },
  },
  interview_invitations: {
    name: 'Interview invitations',
    source: 'interviews, by the moment of the invitation; booked as the timeline says',
    from: 'interviews i',
    at: 'i.created_at',
    ...OF_INTERVIEW,
    joins: {
      bk: `left join lateral (select min(booked.at) as booked_at from application_events booked
        where booked.application_id = i.application_id and booked.kind = 'interview_booked'
          and booked.data ->> 'interview' = i.id::text) bk on true`,
      f: FACTS,
      ...APPLICATION_JOINS,
    },
  },
} as const satisfies Record<string, Subject>;

const ROW = ofApplication('interviews', 'i', { dimension: 'interview_status', sql: 'i.status' });

export const INTERVIEWS_LISTED = {
  interview_times: ROW,
  interview_invitations: ROW,
} satisfies Record<keyof typeof INTERVIEW_SUBJECTS, ListedRow>;

const CANCELLED_LATER = `exists (select from application_events gone
  where gone.application_id = i.application_id and gone.kind = 'interview_cancelled'
    and gone.data ->> 'interview' = i.id::text and gone.at > {then})`;

const BOOKED_LATER = `coalesce((select min(booked.at) from application_events booked
  where booked.application_id = i.application_id and booked.kind = 'interview_booked'
    and booked.data ->> 'interview' = i.id::text) > {then}, false)`;

/**
 * A booking and a cancellation are in the timeline; an outcome was recorded when the row was last changed. Before that,
 * an interview whose time was over counted as held, except a walk-in. Before its booking, it was proposed.
 */
export const INTERVIEW_AS_OF: ColumnsAsOf = {
  'bk.booked_at': since('bk.booked_at'),
  'i.starts_at': `(case when not ${BOOKED_LATER} then i.starts_at end)`,
  'i.status': `(case
    when i.status in ('held', 'missed') and i.updated_at <= {then} then i.status
    when i.status = 'cancelled' and not ${CANCELLED_LATER} then i.status
    when i.status = 'proposed' or i.starts_at is null or ${BOOKED_LATER} then 'proposed'
    when i.status in ('held', 'missed') and i.ends_at <= {then} and i.kind <> 'walk_in' then 'held'
    else 'booked' end)`,
  'i.cancelled_by': `(case when not ${CANCELLED_LATER} then i.cancelled_by end)`,
};

const TIMES = count('interview_times');
const MISSED = count('interview_times', `i.status = 'missed'`);
const CANCELLED = count('interview_times', `i.status = 'cancelled'`);
const INVITATIONS = count('interview_invitations');
const BOOKED = count('interview_invitations', 'bk.booked_at is not null');
const BOOKING_HOURS = '(extract(epoch from bk.booked_at - i.created_at)::float8 / 3600)';

export const INTERVIEW_MEASURES = {
  interviews_booked: singlePart(TIMES, 'count', {
    name: 'Booked interviews',
    description: 'Interviews by the time they were booked for, whatever the outcome.',
  }),
  interviews_missed: singlePart(MISSED, 'count', {
    name: 'Missed interviews',
    description: 'Interviews that the applicant missed, by their time.',
  }),
  no_show_rate: ratio(
    MISSED,
    count('interview_times', `i.status in ('held', 'missed')`),
    'percent',
    {
      name: 'No-show rate',
      description: 'Missed interviews as a share of those that were held or missed.',
    },
  ),
  interviews_cancelled: singlePart(CANCELLED, 'count', {
    name: 'Cancelled interviews',
    description: 'Interviews that were cancelled, by the time they were booked for.',
  }),
  interview_cancellation_rate: ratio(CANCELLED, TIMES, 'percent', {
    name: 'Interview cancellation rate',
    description: 'Share of the booked interviews that were cancelled.',
  }),
  interview_invitations: singlePart(INVITATIONS, 'count', {
    name: 'Interview invitations',
    description: 'Interviews that companies offered to applicants, by the day of the invitation.',
  }),
  invitations_booked: singlePart(BOOKED, 'count', {
    name: 'Interview invitations booked',
    description: 'Interview invitations for which a time was booked.',
  }),
  interview_booking_rate: ratio(BOOKED, INVITATIONS, 'percent', {
    name: 'Interview booking rate',
    description: 'Share of the interview invitations for which a time was booked.',
  }),
  time_to_booking: average('interview_invitations', BOOKING_HOURS, 'hours', {
    name: 'Time to booking',
    description: 'Average hours from the invitation to an interview until a time is booked.',
  }),
  time_to_booking_median: percentile('interview_invitations', BOOKING_HOURS, 0.5, 'hours', {
    name: 'Time to booking, median',
    description: 'Median hours from the invitation to an interview until a time is booked.',
  }),
};

export const INTERVIEW_DIMENSIONS = {
  interview_kind: {
    name: 'Kind of interview',
    description: 'By phone, by video, on site or walk-in.',
    source: 'interviews.kind',
    kind: 'choice',
    sql: 'i.kind',
    choices: choicesOf(
      INTERVIEW_KINDS,
      labelFromKey,
      parserFor(INTERVIEW_KINDS),
      enumWordsIn('interviews', 'kind'),
    ),
  },
  interview_status: {
    name: 'Interview status',
    description: 'The state of the interview: offered, booked, held, missed or cancelled.',
    source: 'interviews.status',
    kind: 'choice',
    sql: 'i.status',
    choices: choicesOf(
      INTERVIEW_STATUSES,
      labelFromKey,
      parserFor(INTERVIEW_STATUSES),
      enumWordsIn('interviews', 'status'),
    ),
  },
  interview_cancelled_by: {
    name: 'Interview cancelled by',
    description:
      'Who cancelled the interview: the company, the applicant, or the end of the application, job or company.',
    source: 'interviews.cancelled_by',
    kind: 'choice',
    sql: 'i.cancelled_by',
    choices: choicesOf(
      INTERVIEW_CANCELLERS,
      labelFromKey,
      parserFor(INTERVIEW_CANCELLERS),
      wordsOfModel('interview_cancelled_by'),
    ),
  },
} as const satisfies Record<string, Dimension>;
