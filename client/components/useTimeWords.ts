import { useFormatter, useTranslations } from 'use-intl';
import { useNow } from '#client/lib/now.ts';
import { jobAge, timeAgo } from '#client/lib/relativeTime.ts';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import { partOfDayFirst } from '#schema/time/clock.ts';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Times in the reader's language: relative ones, and the full date and time for hover and focus. */
export function useTimeWords() {
  const t = useTranslations('shell');
  const format = useFormatter();
  const now = useNow();
  const clock = useClockFormat();
  return {
    full(moment: Date | string) {
      const options = { ...DATE, ...clock, timeZoneName: 'short' } as const;
      return partOfDayFirst(format.dateTime(new Date(moment), options));
    },
    day: (moment: Date | string) => format.dateTime(new Date(moment), DATE),
    ago(moment: string) {
      const { key, count } = timeAgo(moment, now);
      if (key === 'date') return format.dateTime(new Date(moment), DATE);
      return t(`time.ago.${key}`, { count });
    },
    jobAge(postedAt: string) {
      const { key, count } = jobAge(postedAt, now);
      return t(`time.age.${key}`, { count });
    },
  };
}
