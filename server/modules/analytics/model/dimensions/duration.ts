import { bandOf, choicesOf, wordsOfModel } from '../choices.ts';
import {
  DAY_STEPS,
  DAYS_TO_FILL,
  DECISION_HOURS,
  HIRE_DAYS,
  HOUR_STEPS,
  VIEW_HOURS,
} from '../durations.ts';
import type { Dimension } from '../kinds.ts';

/** `days_1_3` is "1–3 days", `weeks_12_plus` is "12 weeks or more". */
function labelOf(value: string): string {
  const [unit = '', from, to] = value.split('_');
  if (unit === 'under') return `Under ${from} ${to}`;
  return to === 'plus' ? `${from} ${unit} or more` : `${from}–${to} ${unit}`;
}

const durationBand = (
  steps: typeof HOUR_STEPS,
  of: string,
  named: Pick<Dimension, 'name' | 'description' | 'source'>,
): Dimension => ({
  ...named,
  kind: 'band',
  sql: `(${bandOf(of, steps)})`,
  choices: choicesOf(
    steps.map(({ value }) => value),
    labelOf,
    undefined,
    wordsOfModel('duration'),
  ),
});

/** Broken down by one of these dimensions, durations are a histogram. */
export const DURATION_DIMENSIONS = {
  time_to_view_band: durationBand(HOUR_STEPS, VIEW_HOURS, {
    name: 'Time to first view, in bands',
    description: 'How long it took until the employer opened the application.',
    source: 'application_facts.applied_at and viewed_at',
  }),
  time_to_decision_band: durationBand(HOUR_STEPS, DECISION_HOURS, {
    name: 'Time to decision, in bands',
    description: 'How long it took until the application was shortlisted, rejected or hired.',
    source: 'application_facts.applied_at and decided_at',
  }),
  time_to_hire_band: durationBand(DAY_STEPS, HIRE_DAYS, {
    name: 'Time to hire, in bands',
    description: 'How long it took from application to hire.',
    source: 'application_facts.applied_at and hired_at',
  }),
  time_to_fill_band: durationBand(DAY_STEPS, DAYS_TO_FILL, {
    name: 'Time to fill, in bands',
    description: 'How long it took from posting a job to its first hire.',
    source: 'jobs.posted_at and job_fills.filled_at',
  }),
} as const satisfies Record<string, Dimension>;
