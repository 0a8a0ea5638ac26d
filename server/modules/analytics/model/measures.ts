import type { Measure } from './kinds.ts';
import { APPLICATION_MEASURES } from './measures/applications.ts';
import { JOB_MEASURES } from './measures/jobs.ts';
import { PEOPLE_MEASURES } from './measures/people.ts';
import { TRAFFIC_MEASURES } from './measures/traffic.ts';
import type { SubjectKey } from './subjects.ts';

/** The measures. To add one, add an entry to the file of its subject. */
export const MEASURES = {
  ...JOB_MEASURES,
  ...APPLICATION_MEASURES,
  ...PEOPLE_MEASURES,
  ...TRAFFIC_MEASURES,
} as const satisfies Record<string, Measure<SubjectKey>>;

export type MeasureKey = keyof typeof MEASURES;
export const MEASURE_KEYS = Object.keys(MEASURES) as MeasureKey[];

export const measureOf = (key: MeasureKey): Measure<SubjectKey> => MEASURES[key];

export const subjectsOf = (measure: Measure<SubjectKey>): SubjectKey[] => [
  ...new Set(Object.values(measure.parts).map(({ subject }) => subject)),
];

/** Whether the values of its groups add up to the total. */
export function isAdditive({ parts, formula }: Measure<SubjectKey>): boolean {
  return !formula && Object.values(parts).every(({ kind }) => kind === 'count' || kind === 'sum');
}

export const isPersonal = ({ parts }: Measure<SubjectKey>): boolean =>
  Object.values(parts).some((part) => part.isPersonal);
