import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { useSiteLocale } from '#client/lib/locale.ts';
import { useNow } from '#client/lib/now.ts';
import { jobAge, timeAgo, timeLeft } from '#client/lib/relativeTime.ts';
import { DEFAULT_TIME_ZONE } from '#schema/options/interviews.ts';
import { clockWithZone } from '#schema/time/clock.ts';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** Times in the reader's language: relative ones, and the full date and time for hover and focus. */
export function useTimeWords() {
  const t = useTranslations('shell');
  const format = useFormatter();
  const now = useNow();
  const locale = useSiteLocale();
  const timeZone = useTimeZone() ?? DEFAULT_TIME_ZONE;
  return {
    ago(moment: string) {
      const { key, count } = timeAgo(moment, now);
      if (key === 'date') return format.dateTime(new Date(moment), DATE);
      return t(`time.ago.${key}`, { count });
    },
    jobAge(postedAt: string) {
      const { key, count } = jobAge(postedAt, now);
      return t(`time.age.${key}`, { count });
    },
    left(deadline: string) {
      const { key, count } = timeLeft(deadline, now);
      return t(`time.left.${key}`, { count });
    },
    full(moment: string) {
      const at = new Date(moment);
      return `${format.dateTime(at, DATE)}, ${clockWithZone(at, locale, timeZone)}`;
    },
  };
}
