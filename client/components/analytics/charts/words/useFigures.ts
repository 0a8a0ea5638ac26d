import { useMemo } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { isShareOfFew } from '#schema/profile/change.ts';
import { CLOCK_FORMATS, partOfDayFirst } from '#schema/time/clock.ts';
import type { Figure, Grain, Share, Unit } from '../chartAnswer.ts';
import { changeOf } from '../data/change.ts';
import { compactNumber } from '../data/compactNumber.ts';
import {
  durationParts,
  MINUTES_PER_UNIT,
  shortDuration,
  type DurationPart,
} from '../data/durations.ts';
import { momentOfKey } from '../data/timeTicks.ts';

const MINUS = '−';
const HOUR_OF_DAY = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const DAY = { day: 'numeric', month: 'short' } as const;
const SHORT_MONTH = { month: 'short' } as const;
const MONTH = { month: 'short', year: 'numeric' } as const;
const DATE = { ...DAY, year: 'numeric' } as const;

/** short: along an axis; dated: along an axis, with the year; full: everywhere else. */
export type TimeLook = 'full' | 'short' | 'dated';

type DateLook = Partial<typeof HOUR_OF_DAY & typeof DAY & typeof MONTH>;

/** Formats figures for people: ₹5,00,000, 12.4%, 3 h 20 min; an unknown value is a dash. */
export function useFigures() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const locale = useSiteLocale();
  const inLakhs = locale !== 'es';
  return useMemo(() => {
    const unknown = t('charts.unknown');
    const number = (value: number, digits = 2) =>
      format.number(value, { maximumFractionDigits: digits }).replace('-', MINUS);
    const rupees = (amount: string, value: number) =>
      t('charts.rupees', { amount, sign: value < 0 ? 'minus' : 'plus' });
    const duration = (parts: readonly DurationPart[], value: number) => {
      const text = parts
        .map(({ unit, amount }) =>
          t(`charts.duration.${unit}`, { count: amount, amount: number(amount, 1) }),
        )
        .join(' ');
      return value < 0 ? t('charts.minus', { text }) : text;
    };
    const compact = (value: number) => {
      const { amount, unit } = compactNumber(value, inLakhs);
      if (unit === 'one') return number(amount, 3);
      return t(`charts.compact.${unit}`, { amount: number(amount) });
    };
    const percent = (value: number, digits = 1) =>
      t('charts.percent', { amount: number(value, digits) });

    const exact = (value: Figure | undefined, unit: Unit): string => {
      if (value === null || value === undefined) return unknown;
      const minutes = MINUTES_PER_UNIT[unit];
      if (minutes) return duration(durationParts(value * minutes), value);
      if (unit === 'PERCENT') return percent(value);
      if (unit === 'RUPEES')
        return rupees(number(Math.abs(value), Math.abs(value) < 100 ? 2 : 0), value);
      return number(value);
    };
    /** A percentage, or "3 of 5" where there are only a few cases. */
    const share = (value: Figure | undefined, counts: Share | null | undefined) => {
      const [part, whole] = counts ?? [];
      if (part == null || !whole || !isShareOfFew(whole)) return exact(value, 'PERCENT');
      return t('charts.share', { part: number(part), whole: number(whole) });
    };
    const counted = (value: Figure | undefined, unit: Unit, counts: Share | null | undefined) =>
      unit === 'PERCENT' ? share(value, counts) : exact(value, unit);
    const short = (value: Figure | undefined, unit: Unit): string => {
      if (value === null || value === undefined) return unknown;
      if (value === 0) return unit === 'PERCENT' ? percent(0) : number(0);
      const minutes = MINUTES_PER_UNIT[unit];
      if (minutes) return duration([shortDuration(value * minutes)], value);
      if (unit === 'PERCENT') return percent(value);
      return unit === 'RUPEES' ? rupees(compact(Math.abs(value)), value) : compact(value);
    };
    const time = (
      key: string | null,
      grain: Grain | null | undefined,
      look: TimeLook = 'full',
    ): string => {
      if (key === null) return unknown;
      const moment = momentOfKey(key);
      if (Number.isNaN(moment.getTime())) return key;
      const dated = (options: DateLook) => format.dateTime(moment, { ...options, timeZone: 'UTC' });
      const year = moment.getUTCFullYear();
      if (grain === 'YEAR') return String(year);
      if (grain === 'QUARTER')
        return t('charts.time.quarter', {
          quarter: Math.floor(moment.getUTCMonth() / 3) + 1,
          year: String(year),
        });
      if (grain === 'MONTH') return dated(look === 'short' ? SHORT_MONTH : MONTH);
      const isMidnight = moment.getUTCHours() === 0;
      if (grain === 'HOUR' && look !== 'full') return dated(isMidnight ? DAY : HOUR_OF_DAY);
      const day = dated(look === 'short' ? DAY : { ...DAY, year: 'numeric' });
      if (grain === 'HOUR') return t('charts.time.hour', { day, hour: dated(HOUR_OF_DAY) });
      return grain === 'WEEK' && look === 'full' ? t('charts.time.week', { day }) : day;
    };
    const change = (now: Figure, before: Figure | undefined, unit: Unit) => {
      const found = changeOf(now, before, unit);
      if (!found) return null;
      const { direction, by, amount } = found;
      const size =
        by === 'fromZero' || by === 'step'
          ? exact(amount, unit)
          : number(amount, amount < 10 ? 1 : 0);
      return { direction, text: t(`charts.change.${by}`, { direction, amount: size }) };
    };
    /** Both ends are instants; the end is exclusive. */
    const period = (from: string, to: string, timeZone: string): string => {
      const last = new Date(new Date(to).getTime() - 1);
      return format.dateTimeRange(new Date(from), last, { ...DATE, timeZone });
    };
    const moment = (at: string, timeZone: string): string => {
      const clock = CLOCK_FORMATS[locale];
      const options = { ...DATE, ...clock, timeZone, timeZoneName: 'short' } as const;
      return partOfDayFirst(format.dateTime(new Date(at), options));
    };
    return { unknown, exact, share, counted, short, time, change, period, moment, number };
  }, [t, format, inLakhs, locale]);
}
