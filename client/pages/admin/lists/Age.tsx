import { useNow, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { waitingTime } from './waitingTime.ts';

interface AgeProps {
  createdAt: string;
  status: AdminStatus;
  className?: string;
}

/** How long somebody has waited for a decision; of what is decided, when it came. */
export function Age({ createdAt, status, className }: AgeProps) {
  const t = useTranslations('admin');
  const time = useTimeWords();
  const { key, count } = waitingTime(createdAt, useNow());
  return (
    <time
      dateTime={createdAt}
      title={time.full(createdAt)}
      className={joinClasses('text-soft', className)}
    >
      {status === 'PENDING'
        ? t(`age.${key}`, { count })
        : t('age.added', { ago: time.ago(createdAt) })}
    </time>
  );
}
