import { FILE_ROWS_MAX } from '#schema/analytics/query.ts';
import { canBeDimension, meaningOf, measureKey, type Item } from '../items.ts';
import { keysOf } from '../tokens.ts';
import type { CountedItem, Reading } from './reading.ts';

const UNITS_OF_TIME = ['minutes', 'hours', 'days'];

export function readRank(
  reading: Reading,
  rank: Item,
  ranked: Item | undefined,
  rankMeasure: Item | undefined,
) {
  reading.used.add(rank);
  const most = meaningOf(rank, 'mostBy');
  const named = meaningOf(rank, 'rank');
  const { isMost = true } = named ?? {};
  if (ranked && !canBeDimension(ranked)) reading.rankedStep = ranked;
  if (most) reading.measures.push({ item: rank, key: most.key });
  reading.pendingRank = () => {
    const counted =
      reading.measures.find(({ item }) => item === rankMeasure || (most && item === rank)) ??
      (reading.measures.length === 1 && (!isMost || isImplied(reading))
        ? reading.measures[0]
        : undefined);
    if (reading.measures.length === 0) {
      if (ranked) rankNumber(reading, rank, ranked);
      return;
    }
    if (counted && !ranked) groupByOwn(reading, counted);
    const unit = counted && reading.unitOf(counted.key);
    // Many applications that nobody has opened are not good.
    const isOpen =
      named?.isOfGood &&
      unit === 'count' &&
      reading.filters.some(({ set }) => BAD.includes(set.dimension));
    const descending =
      counted && !isOpen ? directionOf(reading, named ?? most!, counted.key) : undefined;
    // "The slowest" has the longest time.
    const isMisfit = named?.isOfTime && !UNITS_OF_TIME.includes(unit ?? '');
    if (!counted || isMisfit || descending === undefined) reading.addItemProblem('unclear', rank);
    else if (reading.dimensions.length === 0) reading.addItemProblem('noGroups', rank);
    else {
      const isOne =
        (isMost || named?.isOfTime || named?.isOfGood) &&
        ranked !== undefined &&
        !isImplied(reading) &&
        !isMany(reading, ranked);
      reading.limit = rankNumber(reading, rank, ranked ?? counted.item) ?? (isOne ? 1 : null);
      // "The top 3 categories in each state" are three of each, and a limit counts all groups.
      const each = reading.dimensions.find(
        ({ item, key }) => item !== ranked && key !== 'time' && asksForEach(reading, item),
      );
      if (each && reading.limit !== null) reading.addItemProblem('unclear', each.item);
      reading.order.push({ measure: counted.key, ...(descending && { descending }) });
      reading.addMeaning(rank, { is: 'order', descending, limit: reading.limit });
    }
  };
}

/** Whether the measure goes with the dimension without being named: "what people search for". */
const isImplied = ({ measures, dimensions }: Reading) =>
  dimensions.some(({ item, key }) => item === measures[0]!.item && key === 'search_term');

const EACH = keysOf('each every per हर प्रत्येक हरेक har prati cada');

const asksForEach = (reading: Reading, { mark }: Item) => mark !== null && reading.says(mark, EACH);

/** Dimensions with values that are bad news. */
const BAD = [
  'seen_by_employer',
  'application_status',
  'has_applications',
  'has_applied',
  'found_nothing',
  'email_confirmed',
  'notification_read',
];

/** "The best" have most of what is good, and least of what is not; undefined if the measure is neither. */
function directionOf(
  reading: Reading,
  { descending, isOfGood }: { descending: boolean; isOfGood?: true },
  key: string,
): boolean | undefined {
  if (!isOfGood) return descending;
  const better = reading.words.measureOf(key)?.betterWhen?.toLowerCase();
  return better ? descending === (better === 'more') : undefined;
}

/** What "top 10" groups by if the sentence names no group: "top 10 searches" means search terms. */
const OWN_GROUPS: Readonly<Record<string, string>> = {
  searches: 'search_term',
  searches_without_result: 'search_term',
  abandoned_searches: 'search_term',
  saved_jobs: 'job',
};

function groupByOwn(reading: Reading, { item, key: measure }: CountedItem) {
  const key = OWN_GROUPS[measure];
  if (!key || reading.dimensions.length > 0 || !reading.reaches(key)) return;
  reading.dimensions.push({ item, key, grain: null });
  reading.addMeaning(item, { is: 'dimension', key, grain: null });
}

/** Whether a noun is in the plural. A Hindi noun without a separate plural form counts as plural. */
function isMany(reading: Reading, item: Item): boolean {
  if (item.role === 'by') return true;
  const tokens = reading.tokens.slice(item.from, item.to);
  if (tokens.some(({ isPlural }) => isPlural)) return true;
  const asksOne = tokens.some(({ plain }) => ['किस', 'kis'].includes(plain));
  if (!reading.isHindi || item.lead.isWhich || asksOne) return false;
  // Most Hindi nouns look the same in the plural; after "वाला", and for feminine nouns in -ी, this is the singular.
  const before = reading.tokens.slice(item.lead.from, item.from);
  const isOne = before.some(({ plain }) => ['वाला', 'wala', 'wali'].includes(plain));
  return !isOne && !tokens.at(-1)!.plain.endsWith('ी');
}

function rankNumber(reading: Reading, rank: Item, ranked: Item): number | null {
  const near = [
    ...reading.ranks.map((one) => reading.neighbour(one)),
    reading.neighbour(rank, -1),
    reading.neighbour(ranked, -1),
    reading.neighbour(ranked),
  ];
  const numbers = reading.items.filter((item) => meaningOf(item, 'number') && reading.isFree(item));
  // "Companies slowest to answer, 15 of them": the only number comes at the end.
  const last = numbers.length === 1 && numbers[0]!.lead.join === 'comma' ? numbers[0] : undefined;
  const item = near.find((one) => one && numbers.includes(one)) ?? last;
  const number = item && meaningOf(item, 'number')!.number;
  if (!item || !number || number < 1 || number > FILE_ROWS_MAX) return null;
  reading.used.add(item);
  reading.means.set(item, []);
  return number;
}

export function readOrder(reading: Reading) {
  reading.pendingRank?.();
  const sorts = reading.items.filter((item) => meaningOf(item, 'sort'));
  const target = reading.items.find((item) => item.role === 'sort');
  const [sort, ...others] = sorts;
  for (const item of others) reading.addItemProblem('twice', item);
  if (!sort && !target) return;
  const item = sort ?? target!;
  const direction = sort && meaningOf(sort, 'sort');
  reading.used.add(item);
  const [known] = reading.order;
  if (known) {
    // "Top 10 companies by hires, descending" says the same twice.
    const isSame = direction?.descending === Boolean(known.descending) && !direction.isByName;
    if (target || !isSame || direction.isOfGood) reading.addItemProblem('twice', item);
    return;
  }
  const dimension = target
    ? reading.dimensions.find((one) => one.item === target || isSameNoun(target, one.key))
    : direction?.isByName
      ? reading.dimensions.find(({ key }) => key !== 'time')
      : undefined;
  const measure = target
    ? reading.measures.find((one) => one.item === target || measureKey(target) === one.key)
    : direction?.isByName || reading.measures.length !== 1
      ? undefined
      : reading.measures[0];
  const descending =
    measure && directionOf(reading, direction ?? { descending: true }, measure.key);
  if (measure && descending !== undefined) {
    reading.order.push({ measure: measure.key, ...(descending && { descending }) });
    reading.addMeaning(item, { is: 'order', descending, limit: null });
  } else if (dimension && !direction?.isOfGood) {
    const descending = direction?.descending ?? false;
    reading.order.push({ dimension: dimension.key, ...(descending && { descending }) });
    reading.addMeaning(item, { is: 'order', descending, limit: null });
  } else if (reading.measures.length > 0) reading.addItemProblem('unclear', item);
}

const isSameNoun = (item: Item, key: string) =>
  meaningOf(item, 'dimension')?.keys.includes(key) ?? false;
