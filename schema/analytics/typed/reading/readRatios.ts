import { CALCULATION_NAME_MAX } from '#schema/analytics/calculations.ts';
import { canBeDimension, canBeMeasure, meaningOf, measureKey, type Item } from '../items.ts';
import { wordKey } from '../tokens.ts';
import type { Reading } from './reading.ts';

/** Measures that are ratios of two others. */
const RATIOS: Readonly<Record<string, string>> = {
  'applications jobs': 'applications_per_job',
  'applications applicants': 'applications_per_applicant',
  'hires applications': 'hire_rate',
  'applications views': 'view_conversion',
  'job_seekers jobs': 'seekers_per_job',
  'visits active_users': 'visits_per_user',
  'visits users': 'visits_per_user',
  'offers_accepted offers_sent': 'offer_acceptance_rate',
};
const PER_JOB = ['per', 'प्रति', 'prati', 'job', 'नौकरी', 'naukri'].map(wordKey);
const PER = ['per', 'for each', 'for every', 'प्रति', 'prati'].map(wordKey);

/** "The ratio of hires to applications" and "applications per hire": a measure, or a calculation. */
export function readRatios(reading: Reading) {
  const ratio = reading.items.find((item) => meaningOf(item, 'statistic')?.statistic === 'ratio');
  const counted = reading.items.filter(
    (item) => canBeMeasure(item) && reading.isFree(item) && !(ratio && item.role === 'by'),
  );
  const pair = ratio ? counted : counted.slice(0, 2);
  // "प्रति नौकरी भर्तियाँ" names the jobs first.
  const isTurned = !ratio && pair.length === 2 && isPerJob(reading, pair[0]!);
  const [one, other] = isTurned ? pair.toReversed() : pair;
  // "How many applications does a job get on average".
  const average = reading.items.find(
    (item) => meaningOf(item, 'statistic')?.statistic === 'average',
  );
  if (average && pair.length === 2 && readAverage(reading, average, counted)) return;
  // "The rejection ratio" is the rate.
  if (ratio && one && pair.length === 1) ratio.meanings = [{ is: 'statistic', statistic: 'rate' }];
  if (!one || !other || pair.length !== 2) return;
  if (!ratio && !isPer(reading, one, other)) return;
  const key = RATIOS[`${measureKey(one)} ${measureKey(other)}`];
  if (key && reading.words.measureOf(key)) {
    one.meanings = [{ is: 'measure', key }];
    one.role = null;
    reading.used.add(other);
    if (ratio) reading.used.add(ratio);
    return;
  }
  // "Applications per company" breaks down by company.
  if (!ratio && canBeDimension(other) && !isPerJob(reading, other)) return;
  if (!isCount(reading, one) || !isCount(reading, other)) return;
  Object.assign(other, { role: null, mark: null });
  (isTurned ? one : other).lead.join = 'and';
  if (ratio) reading.used.add(ratio);
  reading.ratio = [one, other];
}

const ONE = ['a', 'an', 'one', 'each', 'every', 'single', 'per', 'ek', 'एक', 'हर', 'har'].map(
  wordKey,
);

function readAverage(reading: Reading, average: Item, counted: readonly Item[]): boolean {
  const single = counted.find(({ from, to }) => {
    const before = reading.tokens[from - 1]?.key ?? '';
    return ONE.includes(before) && !reading.tokens[to - 1]!.isPlural;
  });
  const other = counted.find((item) => item !== single);
  const key = single && RATIOS[`${measureKey(other)} ${measureKey(single)}`];
  if (!single || !other || counted.length > 2 || !key || !reading.words.measureOf(key))
    return false;
  for (const item of [average, single, reading.neighbour(single, -1)])
    if (item && (item === average || item === single || meaningOf(item, 'number')))
      reading.used.add(item);
  other.meanings = [{ is: 'measure', key }];
  other.role = null;
  return true;
}

/** Adds the ratio of two counts beside them. */
export function calculateRatio(reading: Reading) {
  if (!reading.ratio) return;
  const [one, other] = reading.ratio.map((item) => reading.measureOfItem(item));
  if (!one || !other || one === other) return;
  const [first, last] = reading.ratio.toSorted((a, b) => a.from - b.from) as [Item, Item];
  const words = reading.wordsOf({ from: first.from, to: last.to });
  reading.calculations.push({
    item: other.item,
    calculation: {
      kind: 'formula',
      formula: `${one.key}/${other.key}`,
      unit: 'ratio',
      name: words.slice(0, CALCULATION_NAME_MAX),
    },
  });
}

/** "Applications per hire" and "interviews for each hire", with nothing between them. */
function isPer(reading: Reading, one: Item, other: Item): boolean {
  const { mark, role } = other;
  const beside = reading.neighbour(one, one.from < other.from ? 1 : -1);
  if (role !== 'by' || !mark || beside !== other) return false;
  const words = reading.tokens.slice(mark.from, mark.to).map(({ key }) => key);
  return PER.includes(words.join(' '));
}

/** "Hires per job" divides, as "applications per job" does; "hires for each job" is a list of jobs. */
const isPerJob = ({ tokens }: Reading, { mark, from, to }: Item) =>
  mark !== null &&
  PER_JOB.includes(tokens[mark.from]!.key) &&
  to - from === 1 &&
  PER_JOB.includes(tokens[from]!.key);

/** Whether it counts what happens in the period. Users and companies are counted by their sign-up. */
function isCount(reading: Reading, item: Item): boolean {
  const { unit, subject } = reading.words.measureOf(measureKey(item) ?? '') ?? {};
  return unit?.toLowerCase() === 'count' && subject !== 'users' && subject !== 'companies';
}
