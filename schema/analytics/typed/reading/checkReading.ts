import { canBeValue, meaningOf } from '../items.ts';
import { NARROWED, COUNTS_PRESENT } from '../measures.ts';
import type { Segment } from '../segments.ts';
import { statesAndDistricts } from './places.ts';
import type { Reading } from './reading.ts';

/** What is true at present and may change: "expired jobs now". */
const STATES_NOW = [
  'job_standing',
  'job_approval',
  'job_status',
  'company_approval',
  'user_status',
];

export function readNumbers(reading: Reading) {
  for (const item of reading.items) {
    if (!reading.isFree(item)) continue;
    if (item.role === 'not' && item.mark) reading.addProblem('dangling', item.mark.from, item.to);
    else reading.addItemProblem(meaningOf(item, 'number') ? 'dangling' : 'unclear', item);
  }
}

export function checkReading(reading: Reading) {
  for (const { lead } of reading.items) {
    const index = reading.items.findIndex((one) => one.lead === lead);
    const item = reading.items[index]!;
    if (lead.only && !canBeValue(item) && !reading.filters.some((one) => one.item === item))
      reading.addProblem('dangling', lead.only.from, lead.only.to);
  }
  for (const { item, set } of reading.filters)
    if (!reading.reaches(set.dimension)) reading.addUnfitProblem(item, set.dimension);
  checkTwice(reading);
  checkPlaces(reading);
  // The end of a month is a single day only for measures that count as of one day.
  const isStock = reading.measures.every(({ key }) => key.startsWith('stock_'));
  const ended = reading.items.find((item) => meaningOf(item, 'period')?.period.isEnd);
  if (ended && !isStock) reading.addItemProblem('unclear', ended);
  const atEnds = reading.items.find(({ role, mark }) => role === 'by' && isAtEnd(reading, mark));
  if (atEnds && !isStock) reading.addItemProblem('unclear', atEnds);
  const now = reading.items.find((item) => meaningOf(item, 'now'));
  const isPresent =
    reading.measures.every(({ key }) => COUNTS_PRESENT.includes(key)) ||
    (!reading.period && reading.filters.some(({ set }) => STATES_NOW.includes(set.dimension)));
  if (now && !isPresent) reading.addItemProblem('notNow', now);
  const growing = reading.measures.find(({ key }) => key.endsWith('_growth'));
  const isOpen = !reading.period?.from && reading.period?.range.last == null;
  if (growing && isOpen) reading.addItemProblem('noPeriod', growing.item);
  if (reading.measures.length === 0 && reading.problems.length === 0) {
    const options = ['applications', 'jobs', 'users'].flatMap(
      (key) => reading.words.measureOf(key)?.name ?? [],
    );
    reading.addProblem('noMeasure', 0, reading.tokens.length, {
      options: options.map((name) => `${name} ${reading.text}`),
    });
  }
}

/** Whether the mark says "at the end of each", as in "at the end of each month". */
const isAtEnd = ({ tokens }: Reading, mark: Segment | null) =>
  mark !== null && tokens.slice(mark.from, mark.to).some(({ key }) => key === 'end');

/** Reports "Delhi Mumbai", because no place is in both. */
function checkPlaces(reading: Reading) {
  for (const one of reading.filters) {
    const places = statesAndDistricts(reading, one);
    if (!places?.isApart || one.item.lead.join !== null) continue;
    const and = /[\u0900-\u097f]/.test(reading.text) ? 'और' : 'and';
    reading.addItemProblem('unclear', one.item, {
      options: [`${and} ${reading.wordsOf(one.item)}`],
    });
  }
}

/** Reports two values of one dimension without "and" or "or", and a value that the measure implies already. */
function checkTwice(reading: Reading) {
  for (const { item, set, isNot } of reading.filters) {
    const narrowed = reading.measures.some(({ key }) => NARROWED[key]?.dimension === set.dimension);
    if (narrowed) {
      reading.addItemProblem('twice', item);
      continue;
    }
    const others = reading.filters.filter(
      (one) =>
        one.item !== item && one.set.dimension === set.dimension && one.item.from < item.from,
    );
    const isJoined =
      item.lead.join !== null ||
      item.role === 'vs' ||
      others.length === 0 ||
      others.some((one) => one.isNot !== isNot);
    if (!isJoined) reading.addItemProblem('twice', item);
  }
}
