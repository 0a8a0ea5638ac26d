import { Monitor, Smartphone } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { EndSession } from './EndSession.tsx';
import { useDeviceName } from '#client/components/account/useDeviceName.ts';

export const SessionRow_session = graphql(`
  fragment SessionRow_session on Session {
    id
    createdAt
    lastUsedAt
    ip
    userAgent
    current
  }
`);

interface SessionRowProps {
  session: FragmentType<typeof SessionRow_session>;
}

export function SessionRow(props: SessionRowProps) {
  const session = readFragment(SessionRow_session, props.session);
  const t = useTranslations('account');
  const time = useTimeWords();
  const device = useDeviceName(session.userAgent);
  const handheld = /Android|iPhone|iPad/.test(session.userAgent ?? '');
  const Icon = handheld ? Smartphone : Monitor;

  return (
    <li className="flex items-center gap-3 py-4 xs:gap-4">
      <Icon className="size-6 shrink-0 self-start text-soft" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {session.current && <Tag tone="success">{t('sessions.thisDevice')}</Tag>}
        </p>
        <p className="text-sm text-soft">
          {session.current ? (
            t('sessions.activeNow')
          ) : (
            <time dateTime={session.lastUsedAt} title={time.full(session.lastUsedAt)}>
              {t('sessions.lastUsed', { when: time.ago(session.lastUsedAt) })}
            </time>
          )}
          {session.ip && ` · ${t('sessions.place', { ip: session.ip })}`}
        </p>
        <p className="text-sm text-soft">
          {t('sessions.since', { date: time.full(session.createdAt) })}
        </p>
      </div>
      {!session.current && <EndSession id={session.id} device={device} />}
    </li>
  );
}
