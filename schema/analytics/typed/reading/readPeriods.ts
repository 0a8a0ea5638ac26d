import { meaningOf, measureKey, type Item } from '../items.ts';
import { comparisonOf, unitAfter, unitsBefore } from '../periods/comparisons.ts';
import { days } from '../periods/calendar.ts';
import type { Period } from '../periods/period.ts';
import type { Reading } from './reading.ts';

export function readPeriods(reading: Reading) {
  joinOpenEnds(reading);
  const asked = reading.items.filter(
    (item) => reading.isFree(item) && (meaningOf(item, 'period') ?? meaningOf(item, 'allTime')),
  );
  const [main, ...others] = newestFirst(asked).filter(({ role }) => role !== 'vs');
  const asks = main && meaningOf(main, 'period')?.period;
  /** In "on Sunday last month", every Sunday is meant. */
  const hasSteps = reading.items.some(
    (item) => meaningOf(item, 'grain') ?? (item.role === 'by' && meaningOf(item, 'unit')),
  );
  const hasSpan = hasSteps || (main !== undefined && !(asks?.from && asks.from === asks.to));
  for (const item of reading.items) {
    const unclear = meaningOf(item, 'unclear');
    // "Growth month on month" is the growth of each month.
    const isStep = meaningOf(item, 'grain') !== undefined && asksForGrowth(reading);
    if (unclear && !isStep) reading.addItemProblem('unclear', item, { options: unclear.options });
    const weekday = meaningOf(item, 'onWeekday');
    const isWeek = weekday?.weekdays.length === 7;
    const options = isWeek || item.role === 'not' || isHabit(reading) ? null : weekday?.options;
    if (options && (!hasSpan || item.role === 'by' || item.role === 'sort'))
      reading.addItemProblem('unclear', item, { options });
    else if (weekday) {
      reading.used.add(item);
      // "Mondays vs Fridays" are shown side by side.
      if (item.role === 'vs' && !reading.dimensions.some(({ key }) => key === 'weekday'))
        reading.dimensions.push({ item, key: 'weekday', grain: null });
      const set = { dimension: 'weekday', keys: weekday.weekdays };
      if (weekday.weekdays.length === 7) showWeekdays(reading, item);
      else reading.filters.push({ item, set, isNot: item.role === 'not' });
    }
  }
  if (main) {
    const period = meaningOf(main, 'period')?.period ?? null;
    if (main.role && main.role !== 'by') reading.addItemProblem('unclear', main);
    else if (main.role === 'by' && !(period && isOneDay(period)))
      reading.addItemProblem('dangling', main);
    // "Expired by 30 June" is true as of that day, so only what there was on a day can be counted.
    reading.period = main.role === 'by' && period ? { ...period, isEnd: true } : period;
    if (period) reading.addMeaning(main, { is: 'range', query: { range: period.range } });
    else reading.used.add(main);
  }
  for (const item of others) reading.addItemProblem('twice', item);
  readComparison(reading, main);
}

/** "Sunday ko kitne applications aate hain" asks for every Sunday. */
const isHabit = ({ text }: Reading) =>
  /(?:[a-z]t[aei]|ते|ती|ता)\s+(?:hain?|हैं|है)(?![\p{L}\p{M}])/iu.test(text);

const asksForGrowth = (reading: Reading) =>
  reading.items.some(
    (item) =>
      measureKey(item)?.endsWith('_growth') || meaningOf(item, 'statistic')?.statistic === 'growth',
  );

const isOneDay = ({ from, to }: Period) => from !== null && from === to;

/** "Which day, Monday to Sunday" asks for the day of the week. */
function showWeekdays(reading: Reading, item: Item) {
  const day = reading.items.find((one) => meaningOf(one, 'unit')?.unit === 'day');
  const named = reading.items.some((one) => meaningOf(one, 'dimension')?.keys[0] === 'weekday');
  if (day) day.meanings = [{ is: 'dimension', keys: ['weekday'], usual: null }];
  else if (!named) reading.addItemProblem('unclear', item);
}

/** The day of "from 1 September", which is clear beside "until 31 October". */
function startOf(item: Item): string | null {
  const unclear = meaningOf(item, 'unclear');
  return (unclear && 'from' in unclear && unclear.from) || null;
}

/** "Until 31 October since 1 September" is one period. */
function joinOpenEnds(reading: Reading) {
  const [one, other, ...more] = reading.items.filter(
    (item) => item.role === null && (meaningOf(item, 'period') ?? startOf(item)),
  );
  if (!one || !other || more.length > 0) return;
  const ends = [one, other].map((item) => meaningOf(item, 'period')?.period);
  const from = ends.find((end) => end?.from && !end.to)?.from ?? startOf(one) ?? startOf(other);
  const to = ends.find((end) => end?.to && !end.from)?.to;
  if (!from || !to || from > to) return;
  one.meanings = [{ is: 'period', period: days(from, to) }];
  reading.used.add(other);
}

/** "Last month vs this month" compares this month with the last one. */
function newestFirst(asked: Item[]): Item[] {
  const [earlier, later] = asked.toSorted(
    (one, other) => Number(one.role === 'vs') - Number(other.role === 'vs'),
  );
  const [first, second] = [earlier, later].map((item) => item && meaningOf(item, 'period')?.period);
  const isTurned =
    asked.length === 2 && earlier!.role === null && later!.role === 'vs' && first && second;
  if (!isTurned || comparisonOf(first, second) || !comparisonOf(second, first)) return asked;
  for (const key of ['role', 'mark', 'isMarkAfter'] as const) {
    const own = earlier![key];
    Object.assign(earlier!, { [key]: later![key] });
    Object.assign(later!, { [key]: own });
  }
  return [later!, earlier!];
}

function readComparison(reading: Reading, main: Item | undefined) {
  for (const item of reading.items) {
    const named = meaningOf(item, 'compare');
    const other = meaningOf(item, 'period');
    const before = meaningOf(item, 'before');
    const isCompared = named?.isAlone || item.role === 'vs';
    if (!isCompared) {
      if (before && !other) reading.addItemProblem('unclear', item);
      else if (named && item.meanings.length === 1) reading.addItemProblem('unclear', item);
      continue;
    }
    if (reading.compare) {
      reading.addItemProblem('twice', item);
      continue;
    }
    const from = item.mark && !item.isMarkAfter ? item.mark.from : item.from;
    if (!named && !other && !before) continue;
    // "Hires compared with last month" are those of this month.
    if (!main && other) reading.period = unitAfter(other.period, reading.today);
    if (reading.period && !main)
      reading.addMeaning(item, { is: 'range', query: { range: reading.period.range } });
    if (!reading.period?.from) {
      reading.used.add(item);
      reading.addProblem('noPeriod', from, item.to);
      continue;
    }
    const shifted = before && unitsBefore(reading.period, before.unit, before.count);
    const compare =
      named?.compare ??
      (other && comparisonOf(reading.period, other.period)) ??
      (shifted && comparisonOf(reading.period, shifted)) ??
      (other && isPrecedingPeriod(reading, item) ? 'previous_period' : null);
    reading.used.add(item);
    // Growth is that since the period before anyway.
    if (!main && asksForGrowth(reading)) continue;
    if (!compare) {
      reading.addProblem('noComparison', from, item.to);
      continue;
    }
    reading.compare = { item, compare };
    reading.addMeaning(item, { is: 'compare', compare });
  }
}

/** Whether the other period is as many units right before: "last month vs the previous month". */
function isPrecedingPeriod(reading: Reading, item: Item): boolean {
  const [own, other] = [reading.period?.range, meaningOf(item, 'period')?.period.range];
  if (!own?.last || own.last !== other?.last || own.unit !== other.unit) return false;
  if (own.whole !== other.whole) return false;
  const before = reading.words.time.unitBefore.filter(({ length }) => length === 1).flat();
  const tokens = reading.tokens.slice(item.from, item.to);
  return tokens.some(({ key }) => key !== 'the' && before.includes(key));
}
