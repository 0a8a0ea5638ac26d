import { MEASURES_MAX } from '#schema/analytics/query.ts';
import {
  canBeDimension,
  canBeMeasure,
  canBeStep,
  canBeValue,
  meaningOf,
  measureKey,
  type Item,
} from '../items.ts';
import { NARROWED } from '../measures.ts';
import { breakDown } from './breakDown.ts';
import { rankedNoun, rankMeasureOf } from './rankedNouns.ts';
import { APPLICANTS, type Reading } from './reading.ts';
import { readRank } from './readOrder.ts';
import { isScopeMeasure } from './scopeMeasure.ts';

/** Decides which nouns are counted, and which break the answer down. */
export function chooseNouns(reading: Reading) {
  // "Top 5 most viewed jobs": what says by which figure ranks.
  const saysBy = (item: Item) =>
    meaningOf(item, 'mostBy') !== undefined || meaningOf(item, 'rank')?.isOfTime === true;
  for (const item of reading.ranks) {
    nameRankMeasure(reading, item);
    numberRank(reading, item);
  }
  const [rank, ...others] = reading.ranks.toSorted(
    (one, other) => Number(saysBy(other)) - Number(saysBy(one)),
  );
  for (const item of others) {
    // "The top 5 with the most hires" is one ranking, not two.
    if (rank && isSameRank(rank, item)) reading.used.add(item);
    else reading.addItemProblem('twice', item);
  }
  const nouns = reading.items.filter(
    (item) =>
      reading.isFree(item) && (canBeMeasure(item) || canBeDimension(item) || canBeStep(item)),
  );
  const ranked = rank ? rankedNoun(reading, rank, nouns) : undefined;
  const rankMeasure = rank && rankMeasureOf(reading, rank, ranked);
  const { group } = reading;
  const counts = new Set<Item>();
  if (rankMeasure) counts.add(rankMeasure);
  for (const item of reading.tested.keys()) counts.add(item);
  const isDual = (item: Item) => canBeMeasure(item) && canBeDimension(item);
  for (const item of nouns) if (canBeMeasure(item) && !isDual(item)) counts.add(item);
  for (const item of nouns) {
    if (!isDual(item) || item === ranked || counts.has(item)) continue;
    const isOrder = item.role === 'sort' || (item.role === 'by' && rank);
    if (isOrder && ![...counts].some((one) => one !== item)) counts.add(item);
  }
  const listed = rank ? null : listedBy(nouns, [...counts]);
  for (const item of nouns) {
    if (item === ranked || item === group || item === listed?.noun) continue;
    if (counts.has(item) || !isDual(item)) continue;
    if (item.role === 'by' || item.lead.isWhich) continue;
    const kind = dualRole(reading, item, [...counts]);
    if (kind === 'measure') counts.add(item);
    else if (kind === 'scope') {
      // "Sign-ups of employers" are only a part of all sign-ups.
      const isPart = narrowsAny(item, [...counts]);
      if (isPart && isScopeMeasure(reading, item, [...counts, item])) continue;
      reading.scopes.add(item);
      reading.used.add(item);
    } else
      reading.addItemProblem('unclear', item, {
        options: [`by ${reading.nameOf(meaningOf(item, 'dimension')!.keys[0]!)}`],
      });
  }
  for (const item of nouns) {
    if (!counts.has(item) || !reading.isFree(item)) continue;
    const isTested = reading.tested.has(item);
    // In "किस श्रेणी में आवेदन सबसे कम समय में देखे जाते हैं", only the time is asked for.
    if (!isTested && rank && isOfRankedTime(item, rank, rankMeasure)) {
      reading.used.add(item);
      continue;
    }
    if (!isTested && isScopeMeasure(reading, item, [...counts])) continue;
    if (!isTested && isUnjoined(reading, item, rankMeasure)) {
      reading.addItemProblem('unclear', item);
      continue;
    }
    countNoun(reading, item, item === listed?.measure);
  }
  for (const item of nouns) {
    if (!reading.isFree(item)) continue;
    const isGroup = item === ranked || item === group;
    if (canBeDimension(item) && (item.role === 'by' || !canBeValue(item) || isGroup))
      breakDown(reading, item, ranked);
  }
  if (group && !canBeDimension(group)) reading.rankedStep = group;
  if (!rank) listRows(reading, nouns);
  if (rank) readRank(reading, rank, ranked, rankMeasure);
  countImplied(reading);
}

/** In "best paying titles by median pay", the measure is named again. */
function nameRankMeasure(reading: Reading, item: Item) {
  const most = meaningOf(item, 'mostBy');
  const isNamed = reading.items.some(
    (one) => one.role === 'by' && most && measureKey(one)?.startsWith(most.key),
  );
  if (most && isNamed) item.meanings = [{ is: 'rank', descending: most.descending, isMost: false }];
}

/** "By category, highest 10" means the top 10. */
function numberRank(reading: Reading, item: Item) {
  const rank = meaningOf(item, 'rank');
  const number = reading.neighbour(item);
  const isNumbered = number && meaningOf(number, 'number') && !reading.neighbour(number);
  if (rank?.isMost && isNumbered) item.meanings = [{ ...rank, isMost: false }];
}

/** Dimensions with a measure that need not be named: "top search terms", "rejection reasons this year". */
const IMPLIED: Readonly<Record<string, string>> = {
  search_term: 'searches',
  search_place: 'searches',
  rejection_reason: 'rejected_applications',
  report_reason: 'job_reports',
  source: 'views',
  seeker_state: 'job_seekers',
  skill: 'skill_demand',
  interview_cancelled_by: 'interviews_cancelled',
  email_kind: 'emails',
  notification_kind: 'notifications',
  application_status: 'applications',
};

const KINDS_OF_JOBS = ['remote', 'featured', 'hot'];

function countImplied(reading: Reading) {
  const [measure, ...more] = reading.measures;
  const asksWhy = reading.dimensions.some(
    ({ item }) => meaningOf(item, 'dimension')?.keys[0] === 'rejection_reason',
  );
  // Only rejected applications have a reason, and only cancelled interviews were cancelled by someone.
  if (measure?.key === 'applications' && more.length === 0 && asksWhy)
    measure.key = 'rejected_applications';
  const asksWho = reading.dimensions.some(
    ({ item }) => meaningOf(item, 'dimension')?.keys[0] === 'interview_cancelled_by',
  );
  if (measure?.key === 'interviews_held' && more.length === 0 && asksWho)
    measure.key = 'interviews_cancelled';
  // Interviews held have one status only.
  const asksForStatus = reading.dimensions.some(({ item }) =>
    meaningOf(item, 'dimension')?.keys.includes('interview_status'),
  );
  const isShort = measure && measure.item.to - measure.item.from === 1;
  if (measure?.key === 'interviews_held' && isShort && more.length === 0 && asksForStatus)
    measure.key = 'interviews_booked';
  if (measure) return;
  for (const { item } of reading.dimensions) {
    const { keys = [], usual = null } = meaningOf(item, 'dimension') ?? {};
    const [named, ...others] = usual ? [usual] : keys;
    // "Featured vs other jobs" counts jobs.
    const isOfJobs = KINDS_OF_JOBS.includes(named ?? '') && reading.says(item, ['job']);
    const people = named?.startsWith('seeker_') && peopleNamed(reading, item);
    const key = isOfJobs ? 'jobs' : people || (others.length === 0 ? IMPLIED[named!] : undefined);
    if (!key || !reading.words.measureOf(key)) continue;
    reading.measures.push({ item, key });
    return;
  }
}

/** "Gender of applicants" counts applicants, "education of seekers" counts job seekers. */
function peopleNamed(reading: Reading, item: Item): string | undefined {
  if (reading.says(item, APPLICANTS)) return 'applicants';
  return reading.says(item, ['seeker']) ? 'job_seekers' : undefined;
}

const isOfRankedTime = (item: Item, rank: Item, measure: Item | undefined) =>
  meaningOf(rank, 'rank')?.isOfTime === true &&
  item !== measure &&
  item.lead.join === null &&
  item.role === null &&
  measureKey(item) === 'applications' &&
  /^time_to_(?:view|decision|hire)/.test(measureKey(measure) ?? '');

/** Whether the noun counts a part of what another noun counts. */
function narrowsAny(item: Item, counts: readonly Item[]): boolean {
  const base = NARROWED[measureKey(item) ?? '']?.of;
  return counts.some((one) => base !== undefined && measureKey(one) === base);
}

/** Two rankings are one if one of them says by which figure and the other how many: "the most viewed jobs, top 10". */
function isSameRank(one: Item, other: Item): boolean {
  const [named, top] = [meaningOf(one, 'rank'), meaningOf(other, 'rank')];
  if (named?.isOfTime && top?.isOfTime) return named.descending === top.descending;
  if (named?.isOfTime) return top?.isMost === false && top.descending;
  const [first, second] = [one, other].map((item) => {
    const most = meaningOf(item, 'mostBy');
    return most ? { descending: most.descending, isMost: true } : meaningOf(item, 'rank');
  });
  return (
    first !== undefined &&
    second !== undefined &&
    first.descending === second.descending &&
    first.isMost !== second.isMost
  );
}

/** "Which jobs got no applications" asks for a list: each job is a row. */
function listRows(reading: Reading, nouns: readonly Item[]) {
  const item = nouns.find(({ lead }) => lead.isWhich);
  if (!item) return;
  if (reading.measures.length === 0 && canBeMeasure(item) && canBeDimension(item))
    reading.measures.push({ item, key: meaningOf(item, 'measure')!.key });
  const counted = reading.measures.find((one) => one.item === item);
  const isOfCompanies = /companies|partners/.test(counted?.key ?? '');
  if (counted) counted.key = LISTED[counted.key] ?? counted.key;
  const measure = counted && reading.words.measureOf(counted.key);
  if (!measure || reading.dimensions.length > 0 || measure.unit.toLowerCase() !== 'count') return;
  const row = isOfCompanies
    ? 'company'
    : /jobs/.test(measure.key)
      ? 'job'
      : measure.key.endsWith('actions')
        ? 'action'
        : null;
  if (row && measure.dimensions.includes(row))
    reading.dimensions.push({ item, key: row, grain: null });
}

/** What a list of these shows of each: "which companies posted jobs" shows the jobs of each company. */
const LISTED: Readonly<Record<string, string>> = {
  hiring_companies: 'jobs',
  api_partners: 'api_calls',
};

/** Whether "companies" beside another measure are counted as well, or only own the counted things. */
function dualRole(
  reading: Reading,
  item: Item,
  counts: readonly Item[],
): 'measure' | 'scope' | 'unclear' {
  if (item.isOfExcluded) return 'scope';
  const others = counts.filter((one) => one !== item);
  if (item.role === 'not') return 'unclear';
  // In "by company, only enterprise companies", the noun is repeated.
  const described = reading.neighbour(item, -1);
  const isRepeated =
    described !== undefined &&
    canBeValue(described) &&
    described.lead.only !== null &&
    item.lead.join === null &&
    reading.items.some(
      (one) =>
        one.role === 'by' &&
        meaningOf(one, 'dimension')?.keys[0] === meaningOf(item, 'dimension')!.keys[0],
    );
  if (isRepeated) return 'scope';
  const [before, after] = [reading.neighbour(item, -1), reading.neighbour(item)];
  const isBefore = others.some((one) => one.from < item.from);
  if (isBefore && (item.lead.hasPreposition || item.lead.isFrom) && item.lead.join === null)
    return 'scope';
  // In "except interns and contract jobs", the noun belongs to the values before it.
  if (
    isBefore &&
    before &&
    canBeValue(before) &&
    item.lead.join === null &&
    !meaningOf(before, 'period')
  )
    return followsPreposition(reading, before) || isOfRate(reading, before, others)
      ? 'scope'
      : 'unclear';
  let owned = after;
  while (owned && PASSED.some((is) => meaningOf(owned!, is))) owned = reading.neighbour(owned);
  const isPossessed = after?.lead.isGenitive && owned && others.includes(owned);
  const isAt = owned && others.includes(owned) && after!.lead.hasPreposition && reading.isHindi;
  // "गुजरात की कंपनियों की नौकरियाँ" are those of some companies.
  const isOfSome =
    before !== undefined &&
    canBeValue(before) &&
    (item.lead.isGenitive || before.to === item.from) &&
    item.lead.join === null;
  if (isPossessed || isAt) return measureKey(item) === 'jobs' || isOfSome ? 'scope' : 'unclear';
  // "In which state do companies hire the most" counts hires only.
  const isRanked = reading.ranks.some((one) => meaningOf(one, 'mostBy'));
  if (others.length === 0) return isRanked ? 'unclear' : 'measure';
  const isJoined = (one: Item | undefined, joint: Item | undefined) =>
    one !== undefined && others.includes(one) && joint?.lead.join != null;
  const isVs = item.role === 'vs';
  return isJoined(before, item) || isJoined(after, after) || isVs ? 'measure' : 'unclear';
}

/** What may be between an owner and what it owns: "Zomato की नौकरियों पर पिछले महीने आवेदन". */
const PASSED = ['statistic', 'grain', 'period', 'rank'] as const;

/** In "seen rate, nurse and driver jobs", the jobs are those of the rate: they cannot be added to it. */
function isOfRate(reading: Reading, value: Item, others: readonly Item[]): boolean {
  const isSum = (item: Item) => reading.words.measureOf(measureKey(item) ?? '')?.isAdditive ?? true;
  const list = reading.items.slice(0, reading.items.indexOf(value) + 1);
  const first = list.findLast((one, at) => canBeValue(one) && !canBeValue(list[at - 1] ?? one));
  return first?.lead.join === 'comma' && !others.some(isSum);
}

/** Whether a preposition leads to the value, even if only the first of several has it: "for nurse and driver jobs". */
function followsPreposition(reading: Reading, value: Item): boolean {
  let first = value;
  for (
    let one: Item | undefined = value;
    one && canBeValue(one);
    one = reading.neighbour(one, -1)
  ) {
    first = one;
    // In "of remote full time jobs", both values describe the jobs.
    if (one.lead.join === null && reading.neighbour(one, -1)?.to !== one.from) break;
  }
  return (
    first.lead.hasPreposition || first.role === 'not' || first.role === 'by' || first.lead.isFrom
  );
}

/** Whether this is a second measure that no word joins to the first. */
function isUnjoined(reading: Reading, item: Item, rankMeasure: Item | undefined): boolean {
  const isFirst = reading.measures.length === 0;
  const before = reading.neighbour(item, -1);
  if (before?.role === 'vs' && meaningOf(before, 'period')) return false;
  if (hasOwnStatistic(reading, item))
    return reading.neighbour(item, -1)?.lead.join === null && !isFirst;
  return !isFirst && item.lead.join === null && item.role === null && item !== rankMeasure;
}

/** In "search terms by searches" and "companies ranked by hires", the measure gives the order. */
function listedBy(nouns: readonly Item[], counts: readonly Item[]) {
  const [measure, ...others] = counts;
  const isSorted = measure?.role === 'sort';
  if (!measure || others.length > 0 || !(isSorted || measure.role === 'by')) return null;
  const noun = nouns.find(
    (item) =>
      item.from < measure.from &&
      canBeDimension(item) &&
      item.role === null &&
      !item.lead.hasPreposition,
  );
  return noun ? { measure: isSorted ? null : measure, noun } : null;
}

/** Whether it has a statistic, as the second pay in "median pay and 90th percentile pay". */
const hasOwnStatistic = (reading: Reading, item: Item) => {
  const before = reading.neighbour(item, -1);
  return before !== undefined && item.lead.join === null && meaningOf(before, 'statistic');
};

function countNoun(reading: Reading, item: Item, isListed: boolean) {
  const key = meaningOf(item, 'counted')?.key ?? meaningOf(item, 'measure')!.key;
  const isTested = reading.tested.has(item);
  const isRepeated = isTested || item.role === 'sort' || item.role === 'by';
  if (item.role === 'not') {
    reading.addProblem('dangling', item.mark!.from, item.mark!.to);
    reading.used.add(item);
  } else if (item.lead.join === 'or' && !isTested) reading.addItemProblem('unclear', item);
  else if (item.role === 'by' && reading.ranks.length === 0 && !isListed)
    reading.addItemProblem('unclear', item);
  else if (reading.measures.some((one) => one.key === key) && !hasOwnStatistic(reading, item)) {
    reading.used.add(item);
    const before = reading.neighbour(item, -1);
    // In "messages in October vs those messages in September", the noun is repeated.
    const isOfOther = before?.role === 'vs' && meaningOf(before, 'period');
    if (!isRepeated && !isOfOther) reading.addItemProblem('twice', item);
  } else if (reading.measures.length >= MEASURES_MAX) reading.addItemProblem('tooMany', item);
  else {
    reading.measures.push({ item, key });
    reading.used.add(item);
    if (!isListed) return;
    reading.order.push({ measure: key, descending: true });
    const [test = item] = reading.tested.get(item) ?? [];
    reading.addMeaning(test, { is: 'order', descending: true, limit: null });
  }
}
