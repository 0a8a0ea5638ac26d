import { Webhook } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { AddressText } from '#client/components/AddressText.tsx';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { WebhookRow_WebhookFragment } from '#client/gql/graphql.ts';
import { Link } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { Card } from '#client/ui/Card.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { MoreMenu } from '#client/ui/overlays/MoreMenu.tsx';
import { Tag } from '#client/ui/Tag.tsx';
import { eventGroups } from './eventGroups.ts';
import { hostOf } from './hostOf.ts';
import { useLogPath } from './useLogPath.ts';
import { useWebhookAction, type DirectAction } from './useWebhookAction.ts';
import { stateOf, WebhookState } from './WebhookState.tsx';

export const WebhookRow_webhook = graphql(`
  fragment WebhookRow_webhook on Webhook {
    id
    url
    events
    jobSelection
    applicationSelection
    answersForIt
    previousSecretUntil
    disabledAt
    disabledReason
    failingSince
    lastDeliveredAt
  }
`);

export type ShownWebhook = WebhookRow_WebhookFragment;
export type WebhookAction = 'edit' | 'rotate' | 'delete';

interface WebhookRowProps {
  webhook: ShownWebhook;
  onOpen: (what: WebhookAction) => void;
}

export function WebhookRow({ webhook, onOpen }: WebhookRowProps) {
  const t = useTranslations('webhooks');
  const act = useWebhookAction(webhook);
  const logPath = useLogPath();
  const host = hostOf(webhook.url);
  const isOff = webhook.disabledAt !== null;
  const items = [
    ...(isOff ? (['enable'] as const) : (['test'] as const)),
    'edit',
    'rotate',
    ...(isOff ? [] : (['disable'] as const)),
    'delete',
  ] as const;
  const choose = (id: string) => {
    if (id === 'edit' || id === 'rotate' || id === 'delete') onOpen(id);
    else void act(id as DirectAction);
  };
  return (
    <Card as="li" className="flex items-start gap-3">
      <Webhook className="mt-0.5 size-5 shrink-0 text-soft max-xs:hidden" />
      <div className="grid min-w-0 flex-1 gap-2">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0 text-base font-semibold">
            <AddressText address={host} />
          </h2>
          <WebhookState webhook={webhook} />
        </div>
        <p className="text-sm break-all">
          <code>{webhook.url}</code>
        </p>
        <Events events={webhook.events} />
        <Facts webhook={webhook} />
        <p className="mt-1">
          <Link to={logPath({ webhook: webhook.id })} className={buttonClass({})}>
            {t('row.log')}
            <span className="sr-only"> {host}</span>
          </Link>
        </p>
      </div>
      <MoreMenu
        label={t('row.more', { host })}
        items={items.map((id) => ({ id, label: t(`action.${id}`), danger: id === 'delete' }))}
        onChoose={choose}
      />
    </Card>
  );
}

function Events({ events }: Pick<ShownWebhook, 'events'>) {
  const t = useTranslations('webhooks');
  const { user } = useSession();
  const all = eventGroups(user?.role).flatMap(({ names }) => names);
  return (
    <ul aria-label={t('row.events')} className="flex flex-wrap gap-1.5">
      {all.every((event) => events.includes(event)) ? (
        <li>
          <Tag>{t('row.all', { count: all.length })}</Tag>
        </li>
      ) : (
        events.map((event) => (
          <li key={event} className="max-w-full">
            <Tag>{t(`event.${event}`)}</Tag>
          </li>
        ))
      )}
    </ul>
  );
}

/** The last successful delivery, the responsible user and any problem. */
function Facts({ webhook }: { webhook: ShownWebhook }) {
  const t = useTranslations('webhooks');
  const time = useTimeWords();
  const { lastDeliveredAt: last, answersForIt: name, previousSecretUntil: until } = webhook;
  const state = stateOf(webhook);
  const since = webhook.disabledAt ?? webhook.failingSince;
  return (
    <>
      {state !== 'active' && since && (
        <p className="text-sm">{t(`row.${state}`, { date: time.full(since) })}</p>
      )}
      <p className="text-sm text-soft">
        {last ? (
          <time dateTime={last} title={time.full(last)}>
            {t('row.last', { when: time.ago(last) })}
          </time>
        ) : (
          t('row.never')
        )}
        {' · '}
        {name ? t('row.made', { name }) : t('row.madeByNobody')}
      </p>
      {until && <RotationNote until={until} />}
    </>
  );
}

function RotationNote({ until }: { until: string }) {
  const t = useTranslations('webhooks');
  const time = useTimeWords();
  return <p className="text-sm">{t('row.rotation', { date: time.full(until) })}</p>;
}
