import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { useNow } from '#client/lib/now.ts';
import { waitingTime } from './waitingTime.ts';

interface AgeProps {
  createdAt: string;
  /** Set if it has been pending since another moment. */
  waitingSince?: string;
  status: AdminStatus;
}

/** How long the item has been pending; for a decided one, when it was submitted. */
export function Age({ createdAt, waitingSince, status }: AgeProps) {
  const t = useTranslations('admin');
  const time = useTimeWords();
  const waits = status === 'PENDING';
  const since = waits ? (waitingSince ?? createdAt) : createdAt;
  const { key, count } = waitingTime(since, useNow());
  return (
    <time dateTime={since} title={time.full(since)} className="text-soft">
      {waits ? t(`age.${key}`, { count }) : t('age.added', { ago: time.ago(createdAt) })}
    </time>
  );
}
