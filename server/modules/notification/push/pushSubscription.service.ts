import { PUSH_SUBSCRIPTIONS_MAX } from '#schema/options/offline.ts';
import type { PushSubscriptionValues } from '#schema/validation/pushSubscription.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { allowedBy, checkDestination } from '#server/lib/http/destinationAddress.ts';
import { newId } from '#server/lib/ids.ts';
import { DELETE_OLDEST, DELETE_OWN, SAVE } from './push.sql.ts';

/** Adds this browser to the devices that get the caller's notifications, or renews it. The oldest make room. */
export async function savePushSubscription(
  ctx: Context,
  { endpoint, p256dh, auth }: PushSubscriptionValues,
): Promise<void> {
  const { services, viewer, userAgent, t } = ctx;
  const { clock, config, settings } = services;
  if (!(await settings.current()).enablePushNotifications)
    throw new Failure('RULE_VIOLATION', t('push.off'), { rule: 'push.save.enabled' });
  // Where the host resolves to is checked with each attempt.
  if (checkDestination(endpoint, allowedBy(config)) !== 'fine') {
    const message = t('push.endpoint');
    throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'endpoint', message }] });
  }
  const now = clock.now();
  const { userId, sessionId } = viewer!;
  const id = newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    await writeIn(em, SAVE, [id, userId, sessionId, endpoint, p256dh, auth, userAgent, now]);
    await writeIn(em, DELETE_OLDEST, [userId, PUSH_SUBSCRIPTIONS_MAX]);
  });
}

/** Ends the notifications that this browser gets while the site is closed. */
export async function deletePushSubscription(
  { services, viewer }: Context,
  endpoint: string,
): Promise<void> {
  await services.database.write(DELETE_OWN, [viewer!.userId, endpoint]);
}
