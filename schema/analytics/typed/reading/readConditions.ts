import type { AnalyticsCondition } from '#schema/analytics/query.ts';
import { valueIn } from '../conditions.ts';
import {
  canBeDimension,
  canBeMeasure,
  canBeStep,
  canBeValue,
  meaningOf,
  measureKey,
  type Item,
} from '../items.ts';
import { readNarrowedGroups } from './narrowedGroups.ts';
import type { Reading } from './reading.ts';

/**
 * Finds measures that are compared with a number, and the groups they are compared for: "companies with at least 10
 * applications".
 */
export function findConditions(reading: Reading) {
  for (const item of reading.items) {
    const condition = meaningOf(item, 'condition');
    if (!condition) continue;
    const measure = measureOf(reading, item) ?? onlyMeasure(reading, item);
    if (canBeValue(item) && !measure) continue;
    reading.used.add(item);
    // A number with a measure is a condition, even if it could be a value: "more than 12 lakh views" is not a pay band.
    if (measure) reading.tested.set(measure, [...(reading.tested.get(measure) ?? []), item]);
    else reading.addItemProblem(meaningOf(item, 'misfit') ? 'misfit' : 'noCondition', item);
  }
  readNarrowedGroups(reading);
  const first = [...reading.tested.keys()][0];
  if (!first) return;
  for (const item of [...reading.tested].flatMap(([tested, items]) => [tested, ...items]))
    passRepeatedNoun(reading, item);
  const isNoun = (item: Item) =>
    reading.isFree(item) && !reading.tested.has(item) && (canBeDimension(item) || canBeStep(item));
  const nouns = reading.items.filter(isNoun);
  const [noun, ...others] = nouns.filter(({ role }) => role === null);
  const isOnlyGroup = nouns.every(({ role }) => role === null) && others.length === 0;
  if (noun && isOnlyGroup && reading.ranks.length === 0) reading.group = noun;
}

/** In "applications per job by state above 10", the number belongs to the only measure. */
function onlyMeasure(reading: Reading, item: Item): Item | null {
  const [measure, ...others] = reading.items.filter(
    (one) => canBeMeasure(one) && !canBeDimension(one) && one.role === null,
  );
  const before = reading.neighbour(item, -1);
  const isAside =
    item.lead.only !== null ||
    item.lead.join === 'comma' ||
    (item.lead.join === null && before?.role === 'by' && canBeDimension(before));
  const isGrouped = reading.items.some((one) => one.role === 'by');
  return measure && others.length === 0 && isAside && isGrouped && !canBeValue(item)
    ? measure
    : null;
}

/** In "by company, only companies with at least 10 hires", the second noun only leads to the condition. */
function passRepeatedNoun(reading: Reading, item: Item) {
  const noun = reading.neighbour(item, -1);
  const keys = noun && meaningOf(noun, 'dimension')?.keys;
  if (!keys || (noun.role !== null && !noun.isInherited) || reading.tested.has(noun)) return;
  const isRepeated = reading.items.some(
    (one) =>
      one.from < noun.from &&
      (one.role === 'by' || one.lead.isWhich || isRanked(reading, one)) &&
      meaningOf(one, 'dimension')?.keys.some((key) => keys.includes(key)),
  );
  if (!isRepeated) return;
  reading.used.add(noun);
  noun.lead.only = null;
}

const isRanked = (reading: Reading, item: Item) =>
  [-1, -2].some((step) => {
    const before = reading.neighbour(item, step);
    return before && (meaningOf(before, 'rank') ?? meaningOf(before, 'mostBy'));
  });

/**
 * The measure right after the number, or before it: "with 10 or more applications", "whose seen rate is below 50 %".
 */
function measureOf(reading: Reading, item: Item): Item | null {
  const beyond = (step: 1 | -1): Item | undefined => {
    let found = reading.neighbour(item, step);
    while (found && isPassed(found, step)) found = reading.neighbour(found, step);
    return found;
  };
  const [before, after] = [beyond(-1), beyond(1)];
  const isBand = canBeValue(item) || meaningOf(item, 'misfit') !== undefined;
  const suits = (one: Item | undefined): one is Item => {
    if (!one || !canBeMeasure(one)) return false;
    // "Companies by seen rate below 30 %".
    const isListing = one === before && one.role === 'by' && !canBeDimension(one);
    if (one.role !== null && !isListing) return false;
    if (!isBand) return true;
    const key = measureKey(one) ?? '';
    const unit = reading.unitOf(key);
    return one === after ? unit === 'count' && key !== 'jobs' : unit === 'rupees';
  };
  const next = reading.neighbour(item);
  const isBeside = after?.from === item.to || (next !== undefined && isPassed(next, 1));
  // "A seen rate under 30 % and more than 20 applications": the percentage does not belong to the applications.
  const unitOf = (one: Item | undefined) => reading.unitOf(measureKey(one ?? item));
  const isOfBefore =
    meaningOf(item, 'condition')!.unit === 'percent' &&
    unitOf(after) !== 'percent' &&
    unitOf(before) === 'percent';
  if (suits(after) && isBeside && !isOfBefore) return after;
  // Words such as "of" may be between a measure and its number: "a conversion rate of at least 5 %".
  const between = reading.leadOf(item);
  const isTied = !item.lead.hasPreposition || between.every((key) => TIES.includes(key));
  // In "jobs paying more than 50,000", the number is pay, not a count of jobs.
  const isOfPay = between.some((key) => PAYS.includes(key));
  return suits(before) && isTied && !isOfPay && item.lead.join === null ? before : null;
}

/** Whether no number fits: more than 50 and less than 20. */
const isImpossible = ({ having }: Reading, { measure, test, value }: AnalyticsCondition) =>
  (test === 'more_than' || test === 'at_least') &&
  having.some(
    (one) =>
      one.measure === measure &&
      ((one.test === 'less_than' && one.value <= value) ||
        (one.test === 'at_most' &&
          (one.value < value || (one.value === value && test === 'more_than')))),
  );

/** "At least 5 and at most 10 applications": both numbers belong to the same measure. */
const isPassed = (item: Item, step: 1 | -1) =>
  meaningOf(item, 'statistic') !== undefined ||
  (step === 1 && meaningOf(item, 'condition') !== undefined && item.lead.join === 'and');

/** Dimensions where each value is a single object of the kind that the subject counts. */
const ROWS_OF: Readonly<Record<string, string>> = { job: 'jobs', company: 'companies' };

const PAYS = ['paying', 'earning', 'offering', 'offered', 'asking'];
const TIES = ['of', 'is', 'are', 'at', 'de'];

/**
 * Reads each number in the unit of its measure. Called after statistics have been applied, which may change the unit.
 */
export function readConditions(reading: Reading) {
  const joins: (string | null)[] = [];
  for (const [measureItem, items] of reading.tested)
    for (const item of items) {
      const counted = reading.measureOfItem(measureItem);
      if (!counted) continue;
      const unit = reading.unitOf(counted.key) ?? '';
      const condition = meaningOf(item, 'condition')!;
      const conditions = condition.tests.flatMap(({ test, value }): AnalyticsCondition[] => {
        const own = valueIn(unit, value, condition.unit);
        return own === null ? [] : [{ measure: counted.key, test, value: own }];
      });
      if (conditions.length < condition.tests.length) {
        const isTime = condition.unit === null;
        const options = isTime ? [`${reading.wordsOf(item)} ${unit}`] : [];
        reading.addItemProblem('misfitUnit', item, { options });
        continue;
      }
      if (reading.dimensions.length === 0) {
        reading.addItemProblem('noGroups', item);
        continue;
      }
      // "Jobs with more than 5 openings": each row would be one job.
      const { subject } = reading.words.measureOf(counted.key) ?? {};
      if (reading.dimensions.some(({ key }) => ROWS_OF[key] === subject)) {
        reading.addItemProblem('unclear', item);
        continue;
      }
      reading.having.push(...conditions);
      reading.addMeaning(item, { is: 'conditions', conditions });
      joins.push((measureItem.from < item.from ? measureItem : item).lead.join);
    }
  const lastTest = [...reading.tested.values()].flat().at(-1);
  if (
    lastTest &&
    joins.every((join) => join !== 'or') &&
    reading.having.some((one) => isImpossible(reading, one))
  )
    reading.addItemProblem('unclear', lastTest);
  const [, ...later] = joins;
  reading.havingAny = later.length > 0 && later.every((join) => join === 'or');
  const last = [...reading.tested.values()].flat().at(-1);
  const isMixed = later.includes('or') && !reading.havingAny;
  const hasBoth = reading.havingAny && reading.having.length > joins.length;
  if (last && (isMixed || hasBoth)) reading.addItemProblem('unclear', last);
}
