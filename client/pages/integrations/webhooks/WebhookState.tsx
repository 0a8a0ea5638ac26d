import { CircleCheck, CircleX, PowerOff, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Tag, type TagLook } from '#client/ui/Tag.tsx';
import type { WebhookDisabledReason } from '#client/gql/graphql.ts';

interface StateFields {
  disabledReason: WebhookDisabledReason | null;
  failingSince: string | null;
}

const OFF = { SWITCHED_OFF: 'switched_off', GONE: 'gone', FAILING: 'failing_long' } as const;

export function stateOf({ disabledReason, failingSince }: StateFields) {
  if (disabledReason) return OFF[disabledReason];
  return failingSince ? 'failing' : 'active';
}

const LOOKS = {
  active: { tone: 'success', icon: CircleCheck },
  failing: { tone: 'warning', icon: TriangleAlert },
  switched_off: { tone: 'plain', icon: PowerOff },
  gone: { tone: 'error', icon: CircleX },
  failing_long: { tone: 'error', icon: CircleX },
} satisfies Record<string, TagLook>;

export function WebhookState({ webhook }: { webhook: StateFields }) {
  const t = useTranslations('webhooks');
  const state = stateOf(webhook);
  return <Tag {...LOOKS[state]}>{t(`state.${state}`)}</Tag>;
}
