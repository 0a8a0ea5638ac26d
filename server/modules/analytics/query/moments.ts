import type { AnalyticsRange } from '#schema/analytics/query.ts';
import { momentOf } from '#schema/time/wallClock.ts';
import type { Translator } from '#server/lib/words.ts';
import { refusal } from './refusal.ts';

export const DAY = 86_400_000;

const DAY_ONLY = /^(\d{4})-(\d{2})-(\d{2})$/;
const MOMENT =
  /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:?\d{2})?$/;

interface Moments {
  from: Date | null;
  to: Date | null;
  /** The number of days, if both ends are days. */
  days: number | null;
}

/** Parses days in the time zone, the last one included, or moments. A moment without an offset is local time. */
export function momentsOf(
  { from = null, to = null }: Pick<AnalyticsRange, 'from' | 'to'>,
  timeZone: string,
  t: Translator,
  field: string,
): Moments {
  const read = (text: string | null, later: number) => {
    if (text === null) return null;
    const moment = readMoment(text.trim(), later, timeZone);
    if (!moment) throw refusal(t, field, 'moment', { value: text.slice(0, 60) });
    return moment;
  };
  const [since, until] = [read(from, 0), read(to, 1)];
  if (since && until && since.at >= until.at) throw refusal(t, field, 'momentOrder');
  const days =
    since?.shown != null && until?.shown != null ? (until.shown - since.shown) / DAY : null;
  return { from: since?.at ?? null, to: until?.at ?? null, days };
}

function readMoment(text: string, later: number, timeZone: string) {
  const day = shownDay(text);
  if (day !== null) {
    const shown = day + later * DAY;
    return { at: momentOf(shown, timeZone), shown };
  }
  const [, date = '', time = '', zone] = MOMENT.exec(text) ?? [];
  const shown = shownDay(date) === null ? Number.NaN : Date.parse(`${date}T${time}${zone ?? 'Z'}`);
  if (Number.isNaN(shown)) return null;
  return { at: zone ? new Date(shown) : momentOf(shown, timeZone), shown: null };
}

/** Accepts only valid dates within a range that PostgreSQL can handle. */
function shownDay(text: string): number | null {
  const [, year, month, day] = (DAY_ONLY.exec(text) ?? []).map(Number);
  if (!year || !month || !day || year < 1970 || year > 2200) return null;
  const shown = Date.UTC(year, month - 1, day);
  return new Date(shown).getUTCDate() === day && new Date(shown).getUTCMonth() === month - 1
    ? shown
    : null;
}
