import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { useNow } from '#client/lib/now.ts';
import { timeLeft } from '#client/lib/timeLeft.ts';
import { closingTime } from '#schema/time/closingTime.ts';

interface TimeLeftProps {
  deadline: string;
  className?: string;
}

/** How long applications are still accepted, with the exact time for hover. */
export function TimeLeft({ deadline, className }: TimeLeftProps) {
  const t = useTranslations('shell');
  const time = useTimeWords();
  const { key, count } = timeLeft(deadline, useNow());
  return (
    <time dateTime={deadline} title={time.full(closingTime(deadline))} className={className}>
      {t(`time.left.${key}`, { count })}
    </time>
  );
}
