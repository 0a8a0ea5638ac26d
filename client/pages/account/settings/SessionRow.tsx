import { Monitor, Smartphone } from 'lucide-react';
import { useFormatter, useNow, useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { Tag } from '#client/ui/Tag.tsx';
import { EndSession } from './EndSession.tsx';
import { useDeviceName } from './useDeviceName.ts';

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
  onEnded: () => void;
}

export function SessionRow(props: SessionRowProps) {
  const session = readFragment(SessionRow_session, props.session);
  const t = useTranslations('account');
  const format = useFormatter();
  const now = useNow({ updateInterval: 60_000 });
  const device = useDeviceName(session.userAgent);
  const handheld = /Android|iPhone|iPad/.test(session.userAgent ?? '');
  const Icon = handheld ? Smartphone : Monitor;
  const used = new Date(session.lastUsedAt);
  const exactly = (date: Date) =>
    t('sessions.exactly', {
      date: format.dateTime(date, { dateStyle: 'medium', timeStyle: 'short' }),
    });

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      <Icon aria-hidden="true" className="size-6 shrink-0 self-start text-soft" />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {device}
          {session.current && <Tag tone="success">{t('sessions.thisDevice')}</Tag>}
        </p>
        <p className="text-sm text-soft">
          {session.current ? (
            t('sessions.activeNow')
          ) : (
            <time dateTime={session.lastUsedAt} title={exactly(used)}>
              {t('sessions.lastUsed', { when: format.relativeTime(used, now) })}
            </time>
          )}
          {session.ip && ` · ${t('sessions.place', { ip: session.ip })}`}
        </p>
        <p className="text-sm text-soft">
          {t('sessions.since', { date: exactly(new Date(session.createdAt)) })}
        </p>
      </div>
      {!session.current && <EndSession id={session.id} device={device} onEnded={props.onEnded} />}
    </li>
  );
}
