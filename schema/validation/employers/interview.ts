import * as z from 'zod/mini';
import {
  BUFFER_MINUTES_MAX,
  CRITERIA_MAX,
  DEFAULT_TIME_ZONE,
  FREE_TIMES_DAYS_MAX,
  INTERVIEW_DAYS_AHEAD_MAX,
  INTERVIEW_KINDS,
  INTERVIEW_MINUTES,
  INTERVIEW_OUTCOMES,
  INTERVIEWERS_MAX,
  OFFERED_TIMES_MAX,
  RATING_MAX,
  RECOMMENDATIONS,
  WALK_IN_MINUTES_MAX,
} from '#schema/options/interviews.ts';
import { parserFor } from '#schema/options/spelling.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, orEmpty, paragraphs } from '#schema/validation/text.ts';
import { day } from '#schema/validation/values/dayRule.ts';
import { list } from '#schema/validation/values/list.ts';
import { moment } from '#schema/validation/values/moment.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';
import { option } from '#schema/validation/values/option.ts';
import { timeOfDay, timeZone } from '#schema/validation/values/timeZone.ts';
import { webAddress } from '#schema/validation/values/url.ts';

const id = line('interviewId', LENGTHS.id);
const kind = option('interviewKind', parserFor(INTERVIEW_KINDS), INTERVIEW_KINDS);
const minutes = wholeNumber('minutes', { min: INTERVIEW_MINUTES.min, max: WALK_IN_MINUTES_MAX });
const buffer = wholeNumber('buffer', { min: 0, max: BUFFER_MINUTES_MAX });

const interviewers = z
  .array(line('interviewers', LENGTHS.id), { error: issue('list', { label: 'interviewers' }) })
  .check(
    z.minLength(1, { error: issue('listMin', { label: 'interviewers' }) }),
    z.maxLength(INTERVIEWERS_MAX, {
      error: issue('listMax', { label: 'interviewers', max: INTERVIEWERS_MAX }),
    }),
  );

const times = z.array(moment(), { error: issue('list', { label: 'times' }) }).check(
  z.minLength(1, { error: issue('listMin', { label: 'times' }) }),
  z.maxLength(OFFERED_TIMES_MAX, {
    error: issue('listMax', { label: 'times', max: OFFERED_TIMES_MAX }),
  }),
);

/** An appointment is shorter than the opening hours of a walk-in. */
function fittingMinutes(value: { kind: string; minutes: number }): boolean {
  return value.kind === 'walk_in' || value.minutes <= INTERVIEW_MINUTES.max;
}

/** An on-site or walk-in interview needs a place. */
function hasPlace(value: { kind: string; place?: string | null | undefined }): boolean {
  return Boolean(value.place) || value.kind === 'phone' || value.kind === 'video';
}

export const proposeInterviewSchema = z
  .object({
    applicationId: line('applicationId', LENGTHS.id),
    kind,
    title: line('interviewTitle', LENGTHS.name),
    place: clearable(line('interviewPlace', LENGTHS.address)),
    link: clearable(webAddress('meetingLink')),
    note: orEmpty(paragraphs('interviewNote', LENGTHS.message)),
    minutes,
    buffer,
    timeZone: timeZone(),
    interviewerIds: interviewers,
    times,
  })
  .check(
    z.refine(fittingMinutes, {
      path: ['minutes'],
      error: issue('range', { label: 'minutes', ...INTERVIEW_MINUTES }),
    }),
    z.refine(hasPlace, {
      path: ['place'],
      error: issue('required', { label: 'interviewPlace' }),
    }),
  );
export type ProposeInterviewValues = z.infer<typeof proposeInterviewSchema>;

/** What is left out stays as it is. */
const meeting = {
  place: z.optional(line('interviewPlace', LENGTHS.address)),
  link: clearable(webAddress('meetingLink')),
};
export type Meeting = { place?: string | undefined; link?: string | null | undefined };

export const offerTimesSchema = z.object({ id, times, ...meeting });
export const moveInterviewSchema = z.object({ id, startsAt: moment(), ...meeting });
export const changeInterviewersSchema = z.object({ id, interviewerIds: interviewers });
export const cancelInterviewSchema = z.object({
  id,
  reason: orEmpty(paragraphs('reason', LENGTHS.reason)),
});
export const recordInterviewSchema = z.object({
  id,
  outcome: option('outcome', parserFor(INTERVIEW_OUTCOMES), INTERVIEW_OUTCOMES),
});

const rating = z.object({
  criterion: line('criterion', LENGTHS.name),
  rating: wholeNumber('rating', { min: 1, max: RATING_MAX }),
});

export const scorecardSchema = z.object({
  interviewId: id,
  ratings: z.array(rating, { error: issue('list', { label: 'ratings' }) }).check(
    z.minLength(1, { error: issue('listMin', { label: 'ratings' }) }),
    z.maxLength(CRITERIA_MAX, {
      error: issue('listMax', { label: 'ratings', max: CRITERIA_MAX }),
    }),
  ),
  recommendation: option('recommendation', parserFor(RECOMMENDATIONS), RECOMMENDATIONS),
  text: orEmpty(paragraphs('feedback', LENGTHS.message)),
});
export type ScorecardValues = z.infer<typeof scorecardSchema>;

export const interviewCriteriaSchema = z.object({
  jobId: line('jobId', LENGTHS.id),
  criteria: list('criteria', CRITERIA_MAX).check(
    z.minLength(1, { error: issue('listMin', { label: 'criteria' }) }),
  ),
});

const weekday = wholeNumber('weekday', { min: 1, max: 7 });

/** Which free times are wanted: some hours of some days. */
export const freeTimesSchema = z
  .object({
    interviewerIds: interviewers,
    kind,
    from: day('startDate'),
    until: day('endDate'),
    weekdays: z
      .array(weekday, { error: issue('list', { label: 'weekday' }) })
      .check(z.maxLength(7, { error: issue('listMax', { label: 'weekday', max: 7 }) })),
    startTime: timeOfDay('startTime'),
    endTime: timeOfDay('endTime'),
    minutes,
    buffer,
    timeZone: timeZone(),
  })
  .check(
    z.refine(({ from, until }) => from <= until, {
      path: ['until'],
      error: issue('dateOrder'),
    }),
    z.refine(({ from, until }) => daysBetween(from, until) < FREE_TIMES_DAYS_MAX, {
      path: ['until'],
      error: issue('daysMax', { label: 'endDate', max: FREE_TIMES_DAYS_MAX }),
    }),
  );
export type FreeTimesValues = z.infer<typeof freeTimesSchema>;

/** GET /interviews/free-times: lists are separated by commas, and usual values can be left out. */
export const freeTimesQuerySchema = z.pipe(
  z.transform(
    (given: Record<string, unknown>) =>
      ({
        ...given,
        interviewerIds: partsOf(given['interviewerIds']),
        weekdays: partsOf(given['weekdays']),
        buffer: given['buffer'] ?? 0,
        timeZone: given['timeZone'] ?? DEFAULT_TIME_ZONE,
      }) as z.input<typeof freeTimesSchema>,
  ),
  freeTimesSchema,
);

function partsOf(given: unknown): string[] {
  return [given]
    .flat()
    .flatMap((text) => (typeof text === 'string' ? text.split(',') : []))
    .map((text) => text.trim())
    .filter(Boolean);
}

const DAY = 86_400_000;
const daysBetween = (from: string, until: string) => (Date.parse(until) - Date.parse(from)) / DAY;

/** Lists all interviews for one application, or those from one moment until another. */
export const interviewListSchema = z.object({
  applicationId: clearable(line('applicationId', LENGTHS.id)),
  from: clearable(moment()),
  until: clearable(moment()),
});

/** Whether the time is within the days ahead for which interviews can be planned. */
export function isWithinPlan(time: Date, now: Date): boolean {
  return time.getTime() - now.getTime() <= INTERVIEW_DAYS_AHEAD_MAX * DAY;
}
