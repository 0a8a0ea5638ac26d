import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { actorFacts } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { HAND_OVER_KEYS, HAND_OVER_WEBHOOKS, NEXT_OWNER } from './team.sql.ts';

interface HandOver {
  companyId: string;
  /** The user who no longer answers for them. */
  from: string;
  /** An owner who is chosen before all others. */
  preferred: string | null;
  /** Their API keys are not handed over, because they end or stay with the user. */
  webhooksOnly?: boolean;
}

/**
 * Webhooks go on with an owner, and so do API keys that an owner wants to keep. The new owner is notified, because the
 * previous one knows the secrets. Without another owner, nothing changes. Returns what is to be logged.
 */
export async function handOverIntegrations(
  unit: Unit,
  actor: ReturnType<typeof actorFacts>,
  { companyId, from, preferred, webhooksOnly = false }: HandOver,
): Promise<Activity[]> {
  const { em, services } = unit;
  const [owner] = await readIn(em, NEXT_OWNER, [companyId, from, preferred]);
  if (!owner) return [];
  const { userId } = owner;
  const between = [companyId, from, userId, services.clock.now()] as const;
  const { length: apiKeys } = webhooksOnly ? [] : await writeIn(em, HAND_OVER_KEYS, between);
  const { length: webhooks } = await writeIn(em, HAND_OVER_WEBHOOKS, between);
  if (apiKeys + webhooks === 0) return [];
  await notify(unit, {
    userId,
    kind: 'integrations_handed_over',
    values: { companyId, apiKeys, webhooks },
    link: apiKeys > 0 ? '/integrations' : '/integrations?section=webhooks',
  });
  const subject = { kind: 'user', id: userId } as const;
  const after = { companyId, apiKeys, webhooks };
  const action = 'team.handOverIntegrations';
  return [{ ...actor, action, subject, before: { companyId, from }, after }];
}
