import { CircleCheck, CircleX, PowerOff, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Tag, type TagProps } from '#client/ui/Tag.tsx';
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
  active: { tone: 'success', Icon: CircleCheck },
  failing: { tone: 'warning', Icon: TriangleAlert },
  switched_off: { tone: 'plain', Icon: PowerOff },
  gone: { tone: 'error', Icon: CircleX },
  failing_long: { tone: 'error', Icon: CircleX },
} satisfies Record<string, { tone: TagProps['tone']; Icon: unknown }>;

export function WebhookState({ webhook }: { webhook: StateFields }) {
  const t = useTranslations('webhooks');
  const state = stateOf(webhook);
  const { tone, Icon } = LOOKS[state];
  return (
    <Tag tone={tone} icon={<Icon aria-hidden="true" />}>
      {t(`state.${state}`)}
    </Tag>
  );
}
