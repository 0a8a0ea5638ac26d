import { readDated } from './dates.ts';
import type { TimeReading } from './period.ts';
import type { TimeText } from './timeText.ts';

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

const LEAVING = /^(?:छोड़|छोड़|हटा|निकाल|chh?od|hata|nikal)/u;

/** As in "every Monday". */
const EACH = ['each', 'every', 'हर', 'har'];

/** Reads "Monday to Friday", and "Monday to Sunday" as every day of the week. */
export function readWeekdays(text: TimeText, at: number): TimeReading | null {
  const lead = text.matchLength('from', at) || text.matchLength('between', at);
  const first = text.words.weekdays.get(text.keyAt(at + lead));
  const dash = text.keyAt(at + lead + 1) === '-' ? 1 : 0;
  const joint = dash || text.matchLength('to', at + lead + 1);
  const last = text.words.weekdays.get(text.keyAt(at + lead + 1 + joint));
  if (first === undefined || last === undefined || joint === 0 || last <= first) return null;
  const end = at + lead + joint + 2;
  const length = end - at + text.matchLength('untilAfter', end);
  const weekdays = WEEKDAYS.slice(first, last + 1);
  return { length, meaning: { is: 'onWeekday', weekdays, options: [] } };
}

/** Reads "on Mondays". A single Monday has options: the last one or every one. */
export function readWeekday(text: TimeText, at: number): TimeReading | null {
  const before = text.keyAt(at);
  const lead = before === 'on' || EACH.includes(before) ? 1 : 0;
  const token = text.tokens[at + lead];
  const weekday = token && text.words.weekdays.get(token.key);
  if (weekday === undefined || !token || readDated(text, at + lead)) return null;
  const isEach = token.isPlural || EACH.includes(before);
  const name = WEEKDAYS[weekday]!;
  const isTo = text.isOne(at + lead + 1, ['को', 'ko']);
  // In "रविवार को छोड़कर", the word belongs to what follows.
  const isLeftOut = LEAVING.test(text.tokens[at + lead + 2]?.plain ?? '');
  const hasTo = isTo && !isLeftOut ? 1 : 0;
  const isHindi = /[\u0900-\u097f]/.test(token.plain);
  const options = isHindi
    ? [`पिछले ${token.plain}`, `हर ${token.plain}`]
    : [`last ${token.plain}`, `on ${token.plain}s`];
  const meaning = { weekdays: [name], options: isEach ? null : options };
  return { length: lead + 1 + hasTo, meaning: { is: 'onWeekday', ...meaning } };
}
