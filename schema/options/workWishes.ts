import { JOB_FACTS, type JobFacts } from '#schema/fields/jobFacts.ts';
import { parserFor } from './spelling.ts';

/** The shifts that jobs have. */
export type WorkShift = NonNullable<JobFacts['shift']>;
export const WORK_SHIFTS = Object.keys(JOB_FACTS.shift.values) as WorkShift[];
export const parseWorkShift = parserFor(WORK_SHIFTS);

export const WORK_MODES = ['office', 'hybrid', 'remote'] as const;
export type WorkMode = (typeof WORK_MODES)[number];
export const parseWorkMode = parserFor(WORK_MODES, {
  office: ['On site', 'On-site', 'In office'],
  remote: ['Work from home', 'From home'],
});
