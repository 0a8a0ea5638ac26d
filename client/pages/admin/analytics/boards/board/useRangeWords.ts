import { useFormatter, useTranslations } from 'use-intl';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import type { BoardRange } from './boardRange.ts';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Dates in the reader's language: "Last 30 days", "1 Oct – 31 Oct 2026". */
export function useRangeWords() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const clockFormat = useClockFormat();
  const day = (text: string) => new Date(`${text.slice(0, 10)}T00:00:00Z`);
  return {
    range(range: BoardRange): string {
      if (!range) return t('boards.range.own');
      const { last, unit, rolling, whole, from, to } = range;
      const kind = rolling ? 'rolling' : whole ? 'whole' : 'last';
      if (last && unit) return t(`boards.range.${kind}`, { count: last, unit });
      if (from && to) return format.dateTimeRange(day(from), day(to), { ...DATE, timeZone: 'UTC' });
      return t(from ? 'boards.range.since' : 'boards.range.until', {
        day: format.dateTime(day(from ?? to ?? ''), { ...DATE, timeZone: 'UTC' }),
      });
    },
    /** From one instant to before another, in the site's time zone. */
    period(from: string, to: string, timeZone: string): string {
      const last = new Date(new Date(to).getTime() - 1);
      return format.dateTimeRange(new Date(from), last, { ...DATE, timeZone });
    },
    clock: (moment: string) =>
      format.dateTime(new Date(moment), { ...clockFormat, second: '2-digit' }),
  };
}
