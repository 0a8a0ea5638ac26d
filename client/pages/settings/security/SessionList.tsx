import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { EndOtherSessions } from './EndOtherSessions.tsx';
import { SessionRow } from './SessionRow.tsx';

export const SessionList_sessions = graphql(`
  fragment SessionList_sessions on Session {
    id
    current
    ...SessionRow_session
  }
`);

interface SessionListProps {
  /** Loading, or failed to load. */
  sessions: readonly FragmentType<typeof SessionList_sessions>[] | undefined;
  error: unknown;
  retrying: boolean;
  onRetry: () => void;
}

export function SessionList({ sessions, error, retrying, onRetry }: SessionListProps) {
  const t = useTranslations('account');
  const list = useRef<HTMLUListElement>(null);

  if (error)
    return (
      <LoadFailed
        className="py-4 md:py-4"
        message={t('sessions.failed')}
        error={error}
        onRetry={onRetry}
        retrying={retrying}
      />
    );
  if (!sessions) return <Skeleton className="h-16 w-full" />;

  // This device first; the rest as returned, newest login first.
  const rows = sessions
    .map((session) => readFragment(SessionList_sessions, session))
    .sort((a, b) => Number(b.current) - Number(a.current));
  const others = rows.filter(({ current }) => !current).map(({ id }) => id);
  return (
    <div className="grid gap-6">
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('sessions.title')}
        className="-my-4 divide-y divide-line"
      >
        {rows.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {others.length > 1 && <EndOtherSessions ids={others} onDone={() => list.current?.focus()} />}
    </div>
  );
}
