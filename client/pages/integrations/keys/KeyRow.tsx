import { Ban, CircleCheck, Clock, KeyRound } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { KeyRow_ApiKeyFragment } from '#client/gql/graphql.ts';
import { useNow } from '#client/lib/now.ts';
import { Card } from '#client/ui/Card.tsx';
import { MoreMenu } from '#client/ui/overlays/MoreMenu.tsx';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';

export const KeyRow_apiKey = graphql(`
  fragment KeyRow_apiKey on ApiKey {
    id
    name
    prefix
    scopes
    state
    createdAt
    madeBy
    answersForIt
    isOwn
    wasHandedOver
    expiresAt
    lastUsedAt
    revokedAt
    oldPrefix
    oldUntil
  }
`);

export type ShownKey = KeyRow_ApiKeyFragment;
export type KeyAction = 'rotate' | 'rename' | 'endOld' | 'revoke';

const STATES: Record<ShownKey['state'], TagLook> = {
  LIVING: { tone: 'success', icon: CircleCheck },
  BARRED: { tone: 'error', icon: Ban },
  EXPIRED: { tone: 'plain', icon: Clock },
  REVOKED: { tone: 'plain', icon: Ban },
};

const SOON = 14 * 86_400_000;

interface KeyRowProps {
  apiKey: ShownKey;
  /** Omitted where no action is possible any more. */
  onOpen?: (what: KeyAction) => void;
}

export function KeyRow({ apiKey, onOpen }: KeyRowProps) {
  const t = useTranslations('apiKeys');
  const time = useTimeWords();
  const now = useNow();
  const { name, state, oldPrefix, oldUntil } = apiKey;
  const endsSoon = !hasEnded(apiKey) && Date.parse(apiKey.expiresAt) - now.getTime() < SOON;
  const actions = actionsOf(apiKey);
  return (
    <Card as="li" className="flex items-start gap-3">
      <KeyRound className="mt-0.5 size-5 shrink-0 text-soft max-xs:hidden" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 text-base font-semibold break-words">{name}</h2>
          <Tag {...STATES[state]}>{t(`state.${state}`)}</Tag>
          {endsSoon && (
            <Tag tone="warning" icon={Clock}>
              {t('soon')}
            </Tag>
          )}
        </div>
        <p className="text-sm text-soft">
          <span className="sr-only">{t('row.secret')} </span>
          <code className="text-text">{t('row.secretText', { prefix: apiKey.prefix })}</code>
        </p>
        <ul aria-label={t('form.scopes')} className="flex flex-wrap gap-1.5">
          {apiKey.scopes.map((scope) => (
            <li key={scope} className="max-w-full">
              <Tag>{t(`scope.${scope}.name`)}</Tag>
            </li>
          ))}
        </ul>
        <Facts apiKey={apiKey} />
        {oldPrefix && oldUntil && (
          <p className="text-sm">
            {t('row.old', { prefix: oldPrefix, date: time.full(oldUntil) })}
          </p>
        )}
        {state === 'BARRED' && <p className="text-sm">{t('row.barred')}</p>}
        {apiKey.wasHandedOver && !hasEnded(apiKey) && (
          <p className="text-sm">
            {t(apiKey.isOwn ? 'row.known' : 'row.knownOther', { name: apiKey.answersForIt ?? '' })}
          </p>
        )}
      </div>
      {actions.length > 0 && (
        <MoreMenu
          label={t('row.more', { name })}
          items={actions.map((id) => ({
            id,
            label: t(`action.${id}`),
            danger: id === 'revoke',
          }))}
          onChoose={(id) => onOpen?.(id as KeyAction)}
        />
      )}
    </Card>
  );
}

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

/** The expiry, the last use and the creator; exact times on hover. */
function Facts({ apiKey }: { apiKey: ShownKey }) {
  const t = useTranslations('apiKeys');
  const time = useTimeWords();
  const format = useFormatter();
  const { state, expiresAt, revokedAt, lastUsedAt, madeBy, createdAt } = apiKey;
  const end = revokedAt ?? expiresAt;
  const ends = revokedAt ? 'row.revoked' : state === 'EXPIRED' ? 'row.expired' : 'row.expires';
  const dayOf = (moment: string) => format.dateTime(new Date(moment), DAY);
  const made = { name: madeBy ?? '', date: dayOf(createdAt) };
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      <li>
        <time dateTime={end} title={time.full(end)}>
          {t(ends, { date: dayOf(end) })}
        </time>
      </li>
      <li>
        {lastUsedAt ? (
          <time dateTime={lastUsedAt} title={time.full(lastUsedAt)}>
            {t('row.lastUsed', { when: time.ago(lastUsedAt) })}
          </time>
        ) : (
          t('row.never')
        )}
      </li>
      <li>
        <time dateTime={createdAt} title={time.full(createdAt)}>
          {t(madeBy ? 'row.made' : 'row.madeByNobody', made)}
        </time>
      </li>
    </ul>
  );
}

/** Whether the key has ended for good. A suspended key may become active again. */
export function hasEnded({ state }: ShownKey): boolean {
  return state === 'EXPIRED' || state === 'REVOKED';
}

function actionsOf(apiKey: ShownKey): KeyAction[] {
  if (hasEnded(apiKey)) return [];
  const { isOwn, oldUntil } = apiKey;
  const secret: KeyAction[] = oldUntil ? ['endOld'] : isOwn ? ['rotate'] : [];
  return [...secret, 'rename', 'revoke'];
}
