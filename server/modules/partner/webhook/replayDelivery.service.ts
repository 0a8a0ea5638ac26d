import { WEBHOOK_TEST } from '#schema/options/webhooks.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { ADD_TEST, LOCK_DELIVERY, REPLAY } from './webhook.sql.ts';
import { scopeOf } from './webhook.rules.ts';
import { requireWebhook } from './webhook.service.ts';

/** Creates a test delivery, which refers to no object; returns its id. */
export async function testWebhook(ctx: Context, webhookId: string): Promise<string> {
  const { disabledAt } = await requireWebhook(ctx, webhookId);
  requireEnabled(ctx, disabledAt);
  const now = ctx.services.clock.now();
  const id = newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    await writeIn(em, ADD_TEST, [id, webhookId, WEBHOOK_TEST, now]);
    const subject = { kind: 'webhook', id: webhookId } as const;
    await recordActivity(em, { ...actorFacts(ctx), action: 'webhook.test', subject });
  });
  return id;
}

/** webhook.send.enabled: nothing is sent to a disabled webhook. */
function requireEnabled({ t }: Context, disabledAt: Date | null): void {
  if (!disabledAt) return;
  throw new Failure('RULE_VIOLATION', t('webhook.off'), { rule: 'webhook.send.enabled' });
}

/** Makes another attempt now with the same id and body; returns the id of the webhook. */
export async function replayDelivery(ctx: Context, id: string): Promise<string> {
  const scope = scopeOf(ctx.viewer!);
  return ctx.em.transactional(async (em) => {
    const [delivery] =
      scope && isId(id) ? await readIn(em, LOCK_DELIVERY, [scope.companyId, id]) : [];
    if (!delivery) throw new Failure('NOT_FOUND', ctx.t('webhook.deliveryMissing'));
    const { webhookId, type, disabledAt, isUnderWay } = delivery;
    requireEnabled(ctx, disabledAt);
    if (isUnderWay) return webhookId;
    await writeIn(em, REPLAY, [id, ctx.viewer!.userId, ctx.services.clock.now()]);
    const subject = { kind: 'webhook', id: webhookId } as const;
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'webhook.replay',
      subject,
      after: { delivery: id, type },
    });
    return webhookId;
  });
}
