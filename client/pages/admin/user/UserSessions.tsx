import { useTranslations } from 'use-intl';
import type { FragmentType } from '#client/gql/fragment-masking.ts';
import { UserSession, type UserSession_session } from './UserSession.tsx';

interface UserSessionsProps {
  sessions: readonly (FragmentType<typeof UserSession_session> & { id: string })[];
}

export function UserSessions({ sessions }: UserSessionsProps) {
  const t = useTranslations('adminUsers');
  if (sessions.length === 0) return <p className="mt-2 text-soft">{t('page.noSessions')}</p>;
  return (
    <ul className="mt-1 divide-y divide-line">
      {sessions.map((session) => (
        <UserSession key={session.id} session={session} />
      ))}
    </ul>
  );
}
