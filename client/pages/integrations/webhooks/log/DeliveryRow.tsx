import { ChevronDown, CircleCheck, CircleX, Hourglass } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTimeWords } from '#client/components/useTimeWords.ts';
import { graphql } from '#client/gql/gql.ts';
import type { DeliveryRow_DeliveryFragment } from '#client/gql/graphql.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';
import { DeliveryDetails } from './DeliveryDetails.tsx';

export const DeliveryRow_delivery = graphql(`
  fragment DeliveryRow_delivery on WebhookDelivery {
    id
    type
    createdAt
    outcome
    attemptCount
    nextAttemptAt
    deliveredAt
  }
`);

const LOOKS = {
  WAITING: { tone: 'info', icon: Hourglass },
  DELIVERED: { tone: 'success', icon: CircleCheck },
  FAILED: { tone: 'error', icon: CircleX },
} satisfies Record<DeliveryRow_DeliveryFragment['outcome'], TagLook>;

interface DeliveryRowProps {
  webhookId: string;
  delivery: DeliveryRow_DeliveryFragment;
  mayReplay: boolean;
  onReplayed: () => void;
}

/** The event and its progress. The attempts are loaded when it is opened. */
export function DeliveryRow({ webhookId, delivery, mayReplay, onReplayed }: DeliveryRowProps) {
  const t = useTranslations('webhooks');
  const time = useTimeWords();
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const { type, createdAt, outcome, attemptCount, nextAttemptAt } = delivery;
  const next = nextAttemptAt ? t('log.next', { when: time.full(nextAttemptAt) }) : t('log.held');
  return (
    <li className="rounded-card border border-line bg-card">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={() => setOpen(!isOpen)}
        className="flex min-h-14 w-full cursor-pointer items-center gap-3 px-4 py-2.5 text-left"
      >
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
          <code className="font-semibold break-all">{type}</code>
          <Tag {...LOOKS[outcome]}>{t(`log.${outcome}`)}</Tag>
          <span className="tabular w-full text-sm text-soft">
            <time dateTime={createdAt} title={time.full(createdAt)}>
              {time.ago(createdAt)}
            </time>
            {' · '}
            {t('log.attempts', { count: attemptCount })}
            {outcome === 'WAITING' && attemptCount > 0 && ` · ${next}`}
          </span>
        </span>
        <ChevronDown className={joinClasses('size-5 shrink-0 text-soft', isOpen && 'rotate-180')} />
      </button>
      <div id={panel} hidden={!isOpen} className="border-t border-line px-4 py-4">
        {isOpen && (
          <DeliveryDetails
            webhookId={webhookId}
            id={delivery.id}
            mayReplay={mayReplay}
            onReplayed={onReplayed}
          />
        )}
      </div>
    </li>
  );
}
