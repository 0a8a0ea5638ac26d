import type { EntityManager } from '@mikro-orm/postgresql';
import type { WebhookDisabledReason } from '#schema/options/webhooks.ts';
import { newId } from '#server/lib/ids.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { record } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';
import type { Answered } from '../destination/post.service.ts';
import { DISABLE, HOLD } from '../webhook.reads.ts';
import { isGivenUp, nextAttempt } from '../webhook.rules.ts';
import {
  LOCK_WEBHOOK,
  NOTE_ATTEMPT,
  NOTE_FAILING,
  SETTLE,
  USERS_TO_NOTIFY,
  type Claimed,
  type LockedHook,
} from './delivery.reads.ts';

const PAGES = {
  company: '/integrations?section=webhooks',
  admin: '/admin/integrations?section=webhooks',
};
const GONE = 410;

interface Attempt extends Answered {
  at: Date;
  took: number;
}

/** Records an attempt and its consequences in one transaction. */
export async function recordAttempt(
  services: Services,
  delivery: Claimed,
  attempt: Attempt,
): Promise<void> {
  await services.database.fork().transactional(async (em) => {
    const [hook] = await em.execute<LockedHook[]>(LOCK_WEBHOOK, [delivery.webhookId]);
    // The webhook was deleted meanwhile, with its log.
    if (!hook) return;
    const now = services.clock.now();
    const next = nextOf(delivery, attempt, now);
    const { failure, status, answer, at, took } = attempt;
    await em.execute(NOTE_ATTEMPT, [
      newId(at.getTime()),
      delivery.id,
      at,
      Math.round(took),
      status,
      failure,
      answer,
      delivery.isReplay,
    ]);
    await em.execute(SETTLE, [next, failure ? null : now, delivery.id]);
    if (!failure) {
      if (hook.failingSince) await em.execute(NOTE_FAILING, [null, hook.id]);
      return;
    }
    const since = hook.failingSince ? new Date(hook.failingSince) : now;
    if (!hook.failingSince) await em.execute(NOTE_FAILING, [now, hook.id]);
    if (hook.disabledAt) await em.execute(HOLD, [hook.id]);
    else if (status === GONE) await disable(services, em, hook, 'gone');
    else if (isGivenUp(since, now, next)) await disable(services, em, hook, 'failing');
  });
}

/** Returns null, meaning no retry, for a delivery that arrived before or that the receiver no longer wants. */
function nextOf(delivery: Claimed, { failure, status, retryAfter }: Attempt, now: Date) {
  if (!failure || delivery.hasArrived || status === GONE) return null;
  const attempts = delivery.attempts + 1;
  return nextAttempt({ now, attempts, retryAfter, chance: Math.random() });
}

/**
 * Disables the webhook, logs it and notifies the responsible users, because the failure happens while no user is
 * looking.
 */
async function disable(
  services: Services,
  em: EntityManager,
  hook: LockedHook,
  reason: Exclude<WebhookDisabledReason, 'switched_off'>,
): Promise<void> {
  const now = services.clock.now();
  await em.execute(DISABLE, [now, reason, now, hook.id]);
  await em.execute(HOLD, [hook.id]);
  const host = new URL(hook.url).host;
  const maker = hook.createdBy;
  const people = await em.execute<{ id: string }[]>(USERS_TO_NOTIFY, [
    maker,
    maker,
    hook.companyId,
  ]);
  for (const { id: userId } of people) {
    await notify(
      { em, services },
      {
        userId,
        kind: 'webhook_disabled',
        values: { webhookId: hook.id, host, reason },
        link: hook.companyId ? PAGES.company : PAGES.admin,
      },
    );
  }
  await record(em, {
    at: now,
    actor: { kind: 'system', id: null },
    action: 'webhook.disable',
    subject: { kind: 'webhook', id: hook.id },
    after: { reason, url: hook.url },
  });
}
