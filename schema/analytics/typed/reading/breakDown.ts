import type { Grain } from '#schema/analytics/grains.ts';
import { DIMENSIONS_MAX } from '#schema/analytics/query.ts';
import { canBeValue, meaningOf, type Item } from '../items.ts';
import type { Period } from '../periods/period.ts';
import { keysOf } from '../tokens.ts';
import type { Reading } from './reading.ts';

const PER = ['per', 'प्रति', 'हर', 'har', 'prati'];

const FROM = keysOf('se से');

/** Words of dimensions that name two values: "freshers vs experienced", "with filters and without". */
const PAIRED = ['vs', 'without'];

export function breakDown(reading: Reading, item: Item, ranked: Item | undefined) {
  const { keys, usual } = meaningOf(item, 'dimension')!;
  const isBare = item.role === null && item !== ranked && !item.lead.isWhich;
  const isOwner =
    isBare &&
    item !== reading.group &&
    reading.isHindi &&
    (reading.neighbour(item)?.lead.isGenitive ?? false);
  const mark = item.mark && reading.wordsOf(item.mark);
  // "Applicants per job" could mean an average.
  const isRatio =
    PER.includes(mark?.toLowerCase() ?? '') && keys.includes('job') && item !== ranked;
  if (isOwner || isRatio) {
    reading.addItemProblem('unclear', item, {
      options: isRatio ? [] : [`${reading.nameOf(keys[0]!)} ${reading.byAfter}`],
    });
    return;
  }
  // "Weekends vs weekdays" compares two values; it does not ask for a breakdown.
  // In "companies pending approval", no breakdown is asked for.
  const isDoneBy = isBare && reading.lastWord(item) === 'by';
  // "Time" alone may be part of a name that is not known: "notice time by company".
  const isTime = isBare && keys[0] === 'time';
  const isOfState = isTime || isDoneBy || (isBare && keys.some((key) => key.endsWith('_approval')));
  const isOpposed = item.role === 'not' || item.role === 'vs';
  // "The hire rate of freshers vs experienced" does.
  const isPair = reading.says(item, PAIRED);
  if (
    isOpposed ||
    isOfState ||
    (isBare && !isPair && item.lead.hasPreposition && !reading.isHindi)
  ) {
    reading.addItemProblem('unclear', item, { options: [`by ${reading.nameOf(keys[0]!)}`] });
    return;
  }
  // "Applications by status, jobs in Pune" does not ask for each job.
  const next = reading.neighbour(item);
  const isAside =
    item.lead.join === 'comma' &&
    reading.tokens.slice(item.from, item.to).some(({ isPlural }) => isPlural) &&
    next?.lead.hasPreposition &&
    meaningOf(next, 'values');
  if (isAside) {
    reading.addItemProblem('unclear', item, { options: [] });
    return;
  }
  reading.used.add(item);
  // In "hires for remote positions", they are the jobs that the value describes.
  const described = reading.neighbour(item, -1);
  const isOfValue =
    isBare &&
    keys[0] === 'job_title' &&
    item.lead.join === null &&
    described?.to === item.from &&
    canBeValue(described) &&
    (described.lead.hasPreposition || described.lead.isFrom);
  if (isOfValue) {
    reading.scopes.add(item);
    return;
  }
  // "Kis rajya se log apply karte hain" asks where they live, of which only the state is known.
  const isOrigin = reading.isHindi && FROM.includes(reading.wordAfter(item));
  if (isOrigin && keys[0] === 'district' && reading.reaches('seeker_state')) {
    reading.addItemProblem('unclear', item);
    return;
  }
  const chosen = isOrigin && keys.includes('seeker_state') ? ['seeker_state'] : keys;
  reading.dimensions.push({ item, key: '', grain: null });
  reading.pendingDimensions.push(() => {
    const entry = reading.dimensions.find((one) => one.item === item)!;
    if (keys.some((one) => SKILLS.includes(one))) countSkilled(reading);
    const key = reading.chooseDimension(chosen, usual);
    if (typeof key === 'string') entry.key = key;
    else {
      reading.dimensions.splice(reading.dimensions.indexOf(entry), 1);
      if (key === null) reading.addUnfitProblem(item, keys[0]!);
      else reading.addItemProblem('unclear', item, { options: key.map(reading.nameOf) });
    }
  });
}

/** Breaks the answer down by this dimension, so that the compared values are shown side by side. */
export function breakDownBy(reading: Reading, item: Item, key: string) {
  if (reading.dimensions.some((one) => one.key === key)) return;
  reading.dimensions.push({ item, key, grain: null });
  reading.addMeaning(item, { is: 'dimension', key, grain: null });
}

const SKILLS = ['skill', 'seeker_skill'];
/** Measures that cannot be broken down by skill, each with the one that can. */
const SKILLED: Readonly<Record<string, string>> = {
  jobs: 'skill_demand',
  live_jobs: 'live_skill_demand',
  job_seekers: 'skill_supply',
};

/** "Skills in live jobs" counts the jobs that ask for them. */
function countSkilled(reading: Reading) {
  for (const measure of reading.measures) {
    const key = SKILLED[measure.key];
    if (!key || !reading.words.measureOf(key)) continue;
    // "Skills most asked for in live jobs": the ranking is by the same measure.
    const ranked = reading.measures.find(
      (one) => one !== measure && one.key === 'skill_demand' && meaningOf(one.item, 'mostBy'),
    );
    if (ranked) {
      reading.measures.splice(reading.measures.indexOf(measure), 1);
      reading.means.delete(measure.item);
      reading.countAs(ranked, key);
      return;
    }
    reading.countAs(measure, key);
  }
}

/** "Weekly alerts" may be sent weekly, or be counted by the week. */
function mayBeFrequency(reading: Reading, item: Item, step: string | null): boolean {
  const next = reading.neighbour(item);
  const counted = reading.measures.find((one) => one.item === next);
  const isAlerts = counted && reading.words.measureOf(counted.key)?.subject === 'alerts';
  if (!isAlerts || !next || next.lead.join !== null || item.role !== null) return false;
  const [alerts, often] = [reading.wordsOf(next), reading.wordsOf(item)];
  const options = reading.isHindi ? [] : [`${alerts} sent ${often}`, `${alerts} by ${step}`];
  reading.addProblem('unclear', item.from, next.to, { options });
  reading.used.add(item);
  return true;
}

const LONGEST_BY_HOUR = 3 * 86_400_000;

/** Whether "by hour" asks for the hours of the day, because the period has too many hours to show each. */
const isLong = (period: Period | null) =>
  !(period?.range.unit === 'hour' && period.range.last) &&
  (!period?.from ||
    !period.to ||
    Date.parse(period.to) - Date.parse(period.from) >= LONGEST_BY_HOUR);

/** "Time to hire in days" is measured in days anyway. */
function isUnitOf(reading: Reading, item: Item, unit: Grain): boolean {
  const before = reading.measures.find((one) => one.item === reading.neighbour(item, -1));
  const own = before && reading.unitOf(before.key);
  return item.role === null && item.lead.hasPreposition && own === `${unit}s`;
}

export function readSteps(reading: Reading) {
  for (const settle of reading.pendingDimensions) settle();
  for (const item of reading.items) {
    const grain = meaningOf(item, 'grain');
    const unit = meaningOf(item, 'unit');
    if (!reading.isFree(item) || (!grain && !unit)) continue;
    if (unit && isUnitOf(reading, item, unit.unit)) {
      reading.used.add(item);
      continue;
    }
    const isStep = grain !== undefined || item.role === 'by' || item === reading.rankedStep;
    if (!isStep || item.role === 'not' || item.role === 'vs') {
      reading.addItemProblem('unclear', item, { options: unit ? [`by ${unit.unit}`] : [] });
      continue;
    }
    const step = grain?.grain ?? unit?.unit ?? null;
    if (grain && mayBeFrequency(reading, item, step)) continue;
    const known = reading.dimensions.find(({ key }) => key === 'time');
    if (known && (known.grain === null || step === null || known.grain === step)) {
      known.grain ??= step;
      reading.addMeaning(item, { is: 'dimension', key: 'time', grain: step });
      continue;
    }
    if (known) {
      reading.addItemProblem('twice', item);
      continue;
    }
    reading.used.add(item);
    if (step === 'hour' && isLong(reading.period) && reading.reaches('hour_of_day')) {
      reading.dimensions.push({ item, key: 'hour_of_day', grain: null });
      continue;
    }
    if (!reading.reaches('time')) {
      reading.addUnfitProblem(item, 'time');
      continue;
    }
    reading.dimensions.push({ item, key: 'time', grain: step });
  }
  reading.dimensions.sort((one, other) => one.item.from - other.item.from);
  const seen = new Set<string>();
  for (const one of reading.dimensions.slice()) {
    const { item, key, grain } = one;
    if (seen.has(key)) {
      // "What are people searching for, top 20 terms" names the groups twice.
      if (reading.ranks.length === 0) reading.addItemProblem('twice', item);
      reading.dimensions.splice(reading.dimensions.indexOf(one), 1);
      continue;
    }
    seen.add(key);
    reading.addMeaning(item, { is: 'dimension', key, grain });
  }
  const extra = reading.dimensions[DIMENSIONS_MAX];
  if (extra) reading.addItemProblem('tooMany', extra.item);
}
