import { Monitor, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useDeviceName } from '#client/components/account/useDeviceName.ts';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';

export const UserSession_session = graphql(`
  fragment UserSession_session on Session {
    id
    createdAt
    lastUsedAt
    ip
    userAgent
  }
`);

export function UserSession(props: { session: FragmentType<typeof UserSession_session> }) {
  const session = readFragment(UserSession_session, props.session);
  const t = useTranslations('account');
  const time = useTimeWords();
  const device = useDeviceName(session.userAgent);
  const Icon = /Android|iPhone|iPad/.test(session.userAgent ?? '') ? Smartphone : Monitor;
  return (
    <li className="flex gap-3 py-3">
      <Icon className="size-5 shrink-0 text-soft" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-semibold">{device}</p>
        <p className="text-soft">
          <time dateTime={session.lastUsedAt} title={time.full(session.lastUsedAt)}>
            {t('sessions.lastUsed', { when: time.ago(session.lastUsedAt) })}
          </time>
          {session.ip && ` · ${t('sessions.place', { ip: session.ip })}`}
        </p>
        <p className="text-soft">{t('sessions.since', { date: time.full(session.createdAt) })}</p>
      </div>
    </li>
  );
}
