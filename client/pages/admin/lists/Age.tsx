import { useNow, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { waitingTime } from './waitingTime.ts';

interface AgeProps {
  createdAt: string;
  /** Where that is another moment. */
  waitingSince?: string;
  status: AdminStatus;
  className?: string;
}

/** How long somebody has waited for a decision; of what is decided, when it came. */
export function Age({ createdAt, waitingSince, status, className }: AgeProps) {
  const t = useTranslations('admin');
  const time = useTimeWords();
  const waits = status === 'PENDING';
  const since = waits ? (waitingSince ?? createdAt) : createdAt;
  const { key, count } = waitingTime(since, useNow());
  return (
    <time dateTime={since} title={time.full(since)} className={joinClasses('text-soft', className)}>
      {waits ? t(`age.${key}`, { count }) : t('age.added', { ago: time.ago(createdAt) })}
    </time>
  );
}
