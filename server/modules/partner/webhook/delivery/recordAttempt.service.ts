import type { EntityManager } from '@mikro-orm/postgresql';
import type { AttemptFailure, WebhookDisabledReason } from '#schema/options/webhooks.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import { newId } from '#server/lib/ids.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Services } from '#server/services.ts';
import type { PostOutcome } from '#server/lib/http/post.ts';
import { DISABLE, HOLD } from '../webhook.sql.ts';
import { isGivenUp, nextAttempt, RETRIES } from '../webhook.rules.ts';
import {
  COUNT_SCHEDULED,
  LOCK_WEBHOOK,
  NOTE_ATTEMPT,
  NOTE_DELIVERED,
  NOTE_FAILING,
  SETTLE,
  USERS_TO_NOTIFY,
  type Claimed,
} from './delivery.sql.ts';

const PAGES = {
  company: '/integrations?section=webhooks',
  admin: '/admin/integrations?section=webhooks',
};
const GONE = 410;
/** These say nothing about the receiver, which was sent nothing. */
const UNSENT: readonly AttemptFailure[] = ['not_allowed', 'secret'];

interface Attempt extends PostOutcome {
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
    const [hook] = await readIn(em, LOCK_WEBHOOK, [delivery.webhookId]);
    // The webhook was deleted meanwhile, with its log.
    if (!hook) return;
    const now = services.clock.now();
    const { failure, status, answer, at, took } = attempt;
    await writeIn(em, NOTE_ATTEMPT, [
      newId(at.getTime()),
      delivery.id,
      at,
      Math.round(took),
      status,
      failure,
      answer,
      delivery.isReplay,
    ]);
    const next = await nextOf(em, delivery, attempt, now);
    await writeIn(em, SETTLE, [delivery.id, next, failure ? null : now]);
    if (!failure) {
      await writeIn(em, NOTE_DELIVERED, [hook.id, now]);
      return;
    }
    const since = hook.failingSince ?? now;
    if (!hook.failingSince && !UNSENT.includes(failure))
      await writeIn(em, NOTE_FAILING, [hook.id, now]);
    if (hook.disabledAt) await writeIn(em, HOLD, [hook.id]);
    else if (status === GONE) await disable(services, em, hook, 'gone');
    else if (!delivery.isReplay && isGivenUp(since, now, next))
      await disable(services, em, hook, 'failing');
  });
}

/**
 * Returns null, meaning no retry, for a delivery that arrived before or that the receiver no longer wants. What could
 * not be sent is tried until the log forgets it.
 */
async function nextOf(
  em: EntityManager,
  delivery: Claimed,
  { failure, status, retryAfter }: Attempt,
  now: Date,
): Promise<Date | null> {
  if (!failure || delivery.hasArrived || status === GONE) return null;
  const chance = Math.random();
  if (UNSENT.includes(failure)) {
    // At most 22 hours apart, so that it is sent within a day once it can be.
    const attempts = Math.min(delivery.attempts + 1, RETRIES.length - 1);
    return nextAttempt({ now, attempts, retryAfter, chance });
  }
  const [scheduled] = await readIn(em, COUNT_SCHEDULED, [delivery.id, UNSENT]);
  // If a user asked for the very first attempt, it begins the schedule.
  const attempts = Math.max(1, scheduled!.count);
  return nextAttempt({ now, attempts, retryAfter, chance });
}

/**
 * Disables the webhook, logs it and notifies the responsible users, because the failure happens while no user is
 * looking.
 */
async function disable(
  services: Services,
  em: EntityManager,
  hook: RowOf<typeof LOCK_WEBHOOK>,
  reason: Exclude<WebhookDisabledReason, 'switched_off'>,
): Promise<void> {
  const now = services.clock.now();
  await writeIn(em, DISABLE, [hook.id, reason, now]);
  await writeIn(em, HOLD, [hook.id]);
  const host = new URL(hook.url).host;
  const { companyId } = hook;
  const people = await readIn(em, USERS_TO_NOTIFY, [hook.createdBy, companyId]);
  for (const { id: userId } of people) {
    await notify(
      { em, services },
      {
        userId,
        kind: 'webhook_disabled',
        values: { webhookId: hook.id, host, reason, ...(companyId && { companyId }) },
        link: companyId ? PAGES.company : PAGES.admin,
      },
    );
  }
  await recordActivity(em, {
    at: now,
    actor: { kind: 'system', id: null },
    action: 'webhook.disable',
    subject: { kind: 'webhook', id: hook.id },
    after: { reason, url: hook.url },
  });
}
