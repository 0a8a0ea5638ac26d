import { isValueOf, meaningOf, type Item } from '../items.ts';
import { AVERAGED, NARROWED, SHARES, WHOLES } from '../measures.ts';
import type { Statistic } from '../words/language.ts';
import { PERSONAL } from './chooseValues.ts';
import type { CountedItem, Reading } from './reading.ts';
import { STOCKS } from './readStocks.ts';

export function readStatistics(reading: Reading) {
  for (const item of reading.items) {
    const statistic = meaningOf(item, 'statistic')?.statistic;
    if (!statistic || !reading.isFree(item)) continue;
    const index = reading.items.indexOf(item);
    const before = reading.items.slice(0, index).findLast((one) => !meaningOf(one, 'statistic'));
    const near = [...reading.items.slice(index + 1, index + 4), ...(before ? [before] : [])];
    const named = near.flatMap(
      (one) => reading.measures.find((measure) => measure.item === one) ?? [],
    );
    const beside = item.role === 'by' ? named.at(-1) : named[0];
    const target = beside ?? onlyMeasure(reading);
    // "The percentage of jobs with at least one hire" is not the percentage of hires.
    const isOfOther =
      target &&
      reading.tested
        .get(target.item)
        ?.some((test) => item.to <= test.from && test.to <= target.item.from);
    if (
      !target ||
      isOfOther ||
      !(
        isRepeated(reading, item, target) ||
        mayBeShare(reading, item, target) ||
        addStatistic(reading, item, target) ||
        applyStatistic(reading, statistic, target) ||
        calculate(reading, item, target)
      )
    )
      reading.addItemProblem('noStatistic', item);
    else reading.used.add(item);
  }
  for (const measure of reading.measures) {
    const inside = meaningOf(measure.item, 'counted');
    if (inside && !applyStatistic(reading, inside.statistic, measure))
      reading.addItemProblem('noStatistic', measure.item);
  }
  const { measures } = reading;
  const conflicting = measures.filter(
    ({ key }, at) => measures.findIndex((one) => one.key === key) < at,
  );
  for (const { item } of conflicting) reading.addItemProblem('twice', item);
  for (const { item, key } of measures) reading.addMeaning(item, { is: 'measure', key });
  readCalculations(reading);
}

/** Whether it may be the share of those of which more is said: "what share of jobs in Pune were remote". */
function mayBeShare(reading: Reading, item: Item, target: CountedItem): boolean {
  const isPeople = NARROWED[target.key]?.dimension === 'role';
  const isShare = meaningOf(item, 'statistic')?.statistic === 'share';
  const isPart = target.key in NARROWED && !SHARES[target.key];
  if (!isShare || !(target.key in NARROWED || WHOLES.includes(target.key))) return false;
  reading.shares.push({ item, target });
  return isPeople || isPart;
}

/** "The typical time to hire (median)" says the same twice. */
const isRepeated = (reading: Reading, item: Item, { key }: CountedItem) =>
  reading.items.some(
    (one) =>
      one.from < item.from &&
      meaningOf(one, 'statistic')?.statistic === meaningOf(item, 'statistic')!.statistic,
  ) && key.endsWith(`_${meaningOf(item, 'statistic')!.statistic}`);

function onlyMeasure({ measures, tested }: Reading): CountedItem | undefined {
  const [measure, ...others] = measures.filter(({ item }) => !tested.has(item));
  return others.length === 0 ? measure : undefined;
}

/** "Median and 90th percentile of pay": the second statistic is a measure beside the first. */
function addStatistic(reading: Reading, item: Item, target: CountedItem): boolean {
  const [, named] = /^(.+)_(?:median|p\d\d)$/.exec(target.key) ?? [];
  const base = reading.applied.get(target) ?? named;
  const [before, next] = [reading.neighbour(item, -1), reading.neighbour(item)];
  const isListed = (one: Item | undefined, joined: Item | undefined) =>
    one && joined?.lead.join && (meaningOf(one, 'statistic') ?? one === target.item);
  if (base === undefined || !(isListed(before, item) || isListed(next, next))) return false;
  const measure = { item, key: base };
  if (!applyStatistic(reading, meaningOf(item, 'statistic')!.statistic, measure)) return false;
  reading.measures.push(measure);
  return true;
}

/** "7 day moving average of hires", "500 hires as the target". */
function readCalculations(reading: Reading) {
  for (const item of reading.items) {
    const average = meaningOf(item, 'movingAverage');
    const target = meaningOf(item, 'target')?.target;
    if (!average && target === undefined) continue;
    reading.used.add(item);
    const [measure, ...others] = reading.measures;
    if (!measure || others.length > 0 || reading.calculations.length > 0)
      reading.addItemProblem('noStatistic', item);
    else
      reading.calculations.push({
        item,
        calculation: average
          ? { kind: 'moving_average', measure: measure.key, steps: average.steps }
          : { kind: 'difference_from_target', measure: measure.key, target },
      });
  }
}

/** A moving average of days needs the figures of each day. */
function breakDownForAverage(reading: Reading, item: Item) {
  const unit = meaningOf(item, 'movingAverage')?.unit;
  const time = reading.dimensions.find(({ key }) => key === 'time');
  if (!unit) return;
  if (time) time.grain ??= unit;
  else if (reading.reaches('time')) {
    reading.dimensions.push({ item, key: 'time', grain: unit });
    reading.addMeaning(item, { is: 'dimension', key: 'time', grain: unit });
  }
  if (time && time.grain !== unit) reading.addItemProblem('noStatistic', item);
}

/** Adds a column beside the measure: "share of applications by city", "cumulative sign-ups by month". */
function calculate(reading: Reading, item: Item, { key: measure }: CountedItem): boolean {
  const statistic = meaningOf(item, 'statistic')!.statistic;
  const isSum = reading.words.measureOf(measure)?.isAdditive ?? false;
  if (!isSum || reading.calculations.length > 0) return false;
  // "Rejected jobs as % of total" may be a share of all jobs.
  const isPart = NARROWED[measure] ? NARROWED[measure].dimension !== 'role' : SHARES[measure];
  // Only rejected applications have a reason.
  const isWhole = reading.dimensions.some(({ item: one }) =>
    meaningOf(one, 'dimension')?.keys.includes('rejection_reason'),
  );
  if (statistic === 'totalShare' && isPart && !isWhole && !COUNTED_ACTS.includes(measure))
    return false;
  // "The share of pending applications" means their share of all applications.
  if (statistic === 'totalShare' || (statistic === 'share' && WHOLES.includes(measure)))
    reading.calculations.push({ item, calculation: { kind: 'share_of_total', measure } });
  else if (statistic === 'running')
    reading.calculations.push({ item, calculation: { kind: 'running_total', measure } });
  else return false;
  return true;
}

/** Checks the calculations at the end, when the groups and steps that they need are known. */
export function checkCalculations(reading: Reading) {
  for (const { item, calculation } of reading.calculations) {
    breakDownForAverage(reading, item);
    // "Running total of sign-ups this year" names no step: it is shown over time.
    const isTotal = calculation.kind === 'running_total' && reading.dimensions.length === 0;
    if (!isTotal || !reading.reaches('time')) continue;
    reading.dimensions.push({ item, key: 'time', grain: null });
    reading.addMeaning(item, { is: 'dimension', key: 'time', grain: null });
  }
  const { hasSteps: hasTime } = reading;
  for (const { item, calculation } of reading.calculations) {
    // "The share of applications from freshers by company" means their share of the applications to each company.
    const isShare =
      reading.dimensions.length > 0 &&
      (reading.filters.length === 0 ||
        (isOfTotal(reading, item) && reading.dimensions.some(({ key }) => key !== 'time')));
    const { kind } = calculation;
    const needsTime = kind === 'running_total' || kind === 'moving_average';
    const fits = needsTime ? hasTime : isShare || kind === 'difference_from_target';
    const isCounted = reading.measures.some(({ key }) => key === calculation.measure);
    if (kind !== 'formula' && (!fits || !isCounted || reading.having.length > 0))
      reading.addItemProblem('noStatistic', item);
    else reading.addMeaning(item, { is: 'calculation', calculation });
  }
}

/** "As % of total" and "what % came from each state" say of what. */
const isOfTotal = (reading: Reading, item: Item) =>
  meaningOf(item, 'statistic')?.statistic === 'totalShare' ||
  reading.dimensions.some(({ item: { mark } }) => mark && reading.says(mark, ['from']));

const COUNTED_ACTS = ['hires', 'hires_made', 'rejections_made', 'shortlistings', 'first_views'];

/** In "the percentage of hires who are women", women are a part of the hires, which are not a part themselves. */
const asksForPeople = ({ items }: Reading) => items.some((item) => isValueOf(item, PERSONAL));

function applyStatistic(reading: Reading, statistic: Statistic, measure: CountedItem): boolean {
  if (reading.applied.has(measure)) return false;
  reading.applied.set(measure, measure.key);
  const known = reading.words.measureOf(measure.key);
  if (statistic === 'average')
    return known !== undefined && AVERAGED.includes(known.unit.toLowerCase());
  if (['running', 'totalShare', 'ratio'].includes(statistic)) return false;
  // "The share of hires by state" means the part of all hires that each state has.
  if (
    statistic === 'share' &&
    COUNTED_ACTS.includes(measure.key) &&
    (reading.dimensions.length > 0 || asksForPeople(reading))
  )
    return false;
  if (statistic === 'growth' && growPart(reading, measure)) return true;
  const own = statistic === 'growth' ? (STOCKS[measure.key] ?? measure.key) : measure.key;
  const isShare = statistic === 'share' || statistic === 'rate';
  const key = isShare ? SHARES[measure.key] : `${own}_${statistic}`;
  if (!key || !reading.words.measureOf(key)) return false;
  measure.key = key;
  return true;
}

/** "Growth of job seekers" is the growth of users, of whom only job seekers are counted. */
function growPart(reading: Reading, measure: CountedItem): boolean {
  const part = NARROWED[measure.key];
  const whole = reading.words.measureOf(`${part?.of}_growth`);
  if (!part || !whole?.dimensions.includes(part.dimension)) return false;
  if (reading.words.measureOf(`${measure.key}_growth`) || STOCKS[measure.key]) return false;
  const set = { dimension: part.dimension, keys: [part.value] };
  reading.filters.push({ item: measure.item, set, isNot: false });
  measure.key = whole.key;
  return true;
}
