import type { Measure, Part } from './kinds.ts';
import { APPLICATION_MEASURES } from './measures/applications.ts';
import { COHORT_MEASURES } from './measures/cohorts.ts';
import { JOB_MEASURES } from './measures/jobs.ts';
import { PEOPLE_MEASURES } from './measures/people.ts';
import { PERCENTILE_MEASURES } from './measures/percentiles.ts';
import { STOCK_MEASURES } from './measures/stocks.ts';
import { TRAFFIC_MEASURES } from './measures/traffic.ts';
import { comparabilityOf, type Comparability } from './past.ts';
import { STEP_MEASURES, countTaken } from './funnelSteps.ts';
import { subjectOf, type SubjectKey } from './subjects.ts';
import { API_USE_MEASURES } from './topics/apiUse.ts';
import { INTEREST_MEASURES } from './topics/interest.ts';
import { INTERVIEW_MEASURES } from './topics/interviews.ts';
import { JOB_REPORT_MEASURES } from './topics/jobReports.ts';
import { MESSAGE_MEASURES } from './topics/messages.ts';
import { NOTICE_MEASURES } from './topics/notices.ts';
import { OFFER_MEASURES } from './topics/offers.ts';
import { SEARCHING_MEASURES } from './topics/searching.ts';
import { SKILL_MEASURES } from './topics/skills.ts';

/** The measures. To add one, add an entry to the file of its subject. */
export const MEASURES = {
  ...JOB_MEASURES,
  ...APPLICATION_MEASURES,
  ...PEOPLE_MEASURES,
  ...TRAFFIC_MEASURES,
  ...STOCK_MEASURES,
  ...PERCENTILE_MEASURES,
  ...COHORT_MEASURES,
  ...STEP_MEASURES,
  ...INTERVIEW_MEASURES,
  ...OFFER_MEASURES,
  ...MESSAGE_MEASURES,
  ...NOTICE_MEASURES,
  ...INTEREST_MEASURES,
  ...JOB_REPORT_MEASURES,
  ...SKILL_MEASURES,
  ...SEARCHING_MEASURES,
  ...API_USE_MEASURES,
} as const satisfies Record<string, Measure<SubjectKey>>;

export type MeasureKey = keyof typeof MEASURES;
export const MEASURE_KEYS = Object.keys(MEASURES) as MeasureKey[];

export const measureOf = (key: MeasureKey): Measure<SubjectKey> => MEASURES[key];

/** The measure as a question counts it: a step of a funnel counts only those that took the steps before it. */
export function measureIn(
  { steps }: { steps: readonly MeasureKey[] },
  key: MeasureKey,
): Measure<SubjectKey> {
  const at = steps.indexOf(key);
  if (at < 0) return measureOf(key);
  return { ...measureOf(key), parts: { value: countTaken(...steps.slice(0, at + 1)) } };
}

export const subjectsOf = (measure: Measure<SubjectKey>): SubjectKey[] => [
  ...new Set(Object.values(measure.parts).map(({ subject }) => subject)),
];

/** Whether it is the number of things at a moment. */
export const isStock = (measure: Measure<SubjectKey>): boolean =>
  subjectsOf(measure).some((subject) => subjectOf(subject).until !== undefined);

/** Whether the values of its groups add up to the total. A stock does not add up over time. */
export const addsUp = (measure: Measure<SubjectKey>, dimensions: readonly string[]): boolean =>
  isAdditive(measure) && !(isStock(measure) && dimensions.includes('time'));

/** Whether the values of its groups add up to the total, apart from steps of time. */
export function isAdditive({ parts, formula }: Measure<SubjectKey>): boolean {
  return !formula && Object.values(parts).every(({ kind }) => kind === 'count' || kind === 'sum');
}

export const isPersonal = ({ parts }: Measure<SubjectKey>): boolean =>
  Object.values(parts).some((part) => part.isPersonal);

/** The part and the whole of a share; empty for other measures. */
export function shareParts({ unit, parts }: Measure<SubjectKey>): Part<SubjectKey>[] {
  return unit === 'percent' && parts.part && parts.whole ? [parts.part, parts.whole] : [];
}

/**
 * How the measure is compared with an earlier period, derived from the columns it reads. The timestamp that places a
 * row in time never changes, so it is ignored.
 */
export function comparabilityOfMeasure(measure: Measure<SubjectKey>): Comparability {
  if (subjectsOf(measure).some((subject) => subjectOf(subject).forgets)) return 'not_recorded';
  const { parts } = measure;
  // The joins of funnel steps only read up to the moment of the comparison.
  if (Object.values(parts).some(({ joins }) => joins)) return 'as_it_stood';
  const expressions = Object.values(parts).flatMap((part) => {
    const { at, where = '', joinsAsOf = {}, until } = subjectOf(part.subject);
    // A span keeps its beginning and end, so it reads the same later.
    if (until) return [];
    const own = [part.where ?? '', 'of' in part ? part.of : ''];
    const changing = Object.keys(joinsAsOf).some((alias) =>
      own.some((sql) => sql.includes(`${alias}.`)),
    );
    return [where, ...own, ...(changing ? ['f.status'] : [])].map((sql) => sql.replaceAll(at, ''));
  });
  return comparabilityOf(expressions);
}
