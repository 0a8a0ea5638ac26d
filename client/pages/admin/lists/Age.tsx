import { useNow, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { waitingTime } from './waitingTime.ts';

interface AgeProps {
  createdAt: string;
  /** If that is a different moment. */
  waitingSince?: string;
  status: AdminStatus;
  className?: string;
}

/** How long the item has been pending; for a decided one, when it was submitted. */
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
