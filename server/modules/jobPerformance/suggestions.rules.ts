import {
  JOB_SUGGESTIONS,
  SUGGESTIONS_MAX,
  type JobSuggestionKind,
} from '#schema/options/screens/jobPerformance.ts';
import { RENEWABLE_DAYS } from '#schema/options/screens/ownJobs.ts';
import { areEnough, median, monthly, similarJobs, type ComparedJob } from './comparison.rules.ts';

export interface Suggestion {
  kind: JobSuggestionKind;
  /** The figure of this job, and what it is compared with. */
  own: number;
  other: number | null;
  question: string | null;
}

/** The facts that suggestions are based on. */
export interface JobSituation {
  isLive: boolean;
  applicationDeadline: Date | null;
  /** Applications that have waited for more than a week. */
  waiting: number;
  /** The must-have that most applicants miss. */
  missed: { text: string; answers: number; missed: number } | null;
  /** The job and similar ones. */
  compared: readonly ComparedJob[];
  now: Date;
}

type SuggestionFacts = Pick<Suggestion, 'own' | 'other'> & { question?: string };

interface ComparedFigures {
  own: ComparedJob;
  others: readonly ComparedJob[];
}

const DAY = 86_400_000;
/** With fewer open days or views, a difference may be an accident. */
const OWN_DAYS_NEEDED = 7;
const OWN_VIEWS_NEEDED = 50;
const OTHER_VIEWS_NEEDED = 100;
const OTHER_SEARCHES_NEEDED = 5;
/** Less than this share of what the others have is far behind. */
const FAR = 0.5;

const sum = (jobs: readonly ComparedJob[], step: 'views' | 'applications') =>
  jobs.reduce((total, job) => total + job[step], 0);
const whole = (value: number) => Math.round(value * 10) / 10;

/** job.suggest.*: each says what it found, or null. */
const CHECKS: Record<JobSuggestionKind, (situation: JobSituation) => SuggestionFacts | null> = {
  /** Days until the deadline, from when it can be extended. */
  expires_soon: ({ isLive, applicationDeadline: deadline, now }) => {
    const days = deadline ? Math.floor((deadline.getTime() - now.getTime()) / DAY) : Infinity;
    return isLive && days < RENEWABLE_DAYS ? { own: Math.max(0, days), other: null } : null;
  },
  answers_wait: ({ waiting }) => (waiting > 0 ? { own: waiting, other: null } : null),
  question_missed: ({ isLive, missed }) =>
    isLive && missed ? { own: missed.missed, other: missed.answers, question: missed.text } : null,
  pay_hidden: (situation) =>
    compared(situation, ({ own, others }) => {
      const paid = others.filter(({ showsPay }) => showsPay);
      if (own.showsPay || !areEnough(paid)) return null;
      return less(
        monthly(own, 'applications'),
        median(paid.map((job) => monthly(job, 'applications'))),
      );
    }),
  /** Applications for a hundred views. */
  few_apply: (situation) =>
    compared(situation, ({ own, others }) => {
      const views = sum(others, 'views');
      if (own.views < OWN_VIEWS_NEEDED || views < OTHER_VIEWS_NEEDED) return null;
      return less(
        (own.applications / own.views) * 100,
        (sum(others, 'applications') / views) * 100,
        FAR,
      );
    }),
  title_unfound: (situation) =>
    compared(situation, ({ own, others }) => {
      const usual = median(others.map((job) => monthly(job, 'searched')));
      return usual < OTHER_SEARCHES_NEEDED ? null : less(monthly(own, 'searched'), usual, FAR);
    }),
};

/** job.suggest: at most four, the most urgent first. Each suggestion is based on a figure. */
export function suggestionsFor(situation: JobSituation): Suggestion[] {
  return JOB_SUGGESTIONS.flatMap((kind) => {
    const found = CHECKS[kind](situation);
    return found ? [{ kind, question: null, ...found }] : [];
  }).slice(0, SUGGESTIONS_MAX);
}

/** Only a live job that has been open for a week is compared, and only with enough others. */
function compared(
  { isLive, compared: rows }: JobSituation,
  check: (jobs: ComparedFigures) => SuggestionFacts | null,
): SuggestionFacts | null {
  const own = rows.find(({ isOwn }) => isOwn);
  const { jobs: others } = similarJobs(rows);
  if (!isLive || !own || own.days < OWN_DAYS_NEEDED || !areEnough(others)) return null;
  return check({ own, others });
}

/** Both figures, rounded, if the first is less than this part of the second; otherwise null. */
function less(own: number, other: number, part = 1): SuggestionFacts | null {
  const found = { own: whole(own), other: whole(other) };
  return found.own < found.other * part ? found : null;
}
