import { useFormatter, useTranslations } from 'use-intl';
import { useNow } from '#client/lib/now.ts';
import { jobAge, timeAgo, timeLeft } from '#client/lib/relativeTime.ts';

const DATE = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const MOMENT = { ...DATE, hour: 'numeric', minute: '2-digit', timeZoneName: 'short' } as const;

/** Times in the reader's language: relative ones, and the full date with IST for hover and focus. */
export function useTimeWords() {
  const t = useTranslations('shell');
  const format = useFormatter();
  const now = useNow();
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
    full: (moment: string) => format.dateTime(new Date(moment), MOMENT),
  };
}
