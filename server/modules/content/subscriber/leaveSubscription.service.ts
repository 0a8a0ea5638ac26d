import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { openIds, signIds } from '#server/lib/signedIds.ts';
import { stopRecommendations } from '#server/modules/recommendation/digest/stopRecommendations.service.ts';
import { stopAlertMail } from '#server/modules/report/figureAlert/stopAlertMail.service.ts';
import { stopByToken } from '#server/modules/report/schedule/stopByToken.service.ts';
import type { Services } from '#server/services.ts';

const PURPOSE = 'leave a subscription';

/** $1 the subscription, $2 now. */
const LEAVE = statement(
  'subscriber-leave',
  `update subscribers set unsubscribed_at = coalesce(unsubscribed_at, $2) where id = $1
    returning topic`,
);

/** A token for the unsubscribe link in a subscriber's emails. Anyone who has it can unsubscribe. It never expires. */
export function leaveToken({ config }: Services, subscriberId: string): string {
  return signIds(PURPOSE, [subscriberId], config.secretKey ?? '');
}

/** Returns whether the subscription exists. Unsubscribing again has no effect. */
export async function leaveByToken(services: Services, token: string): Promise<boolean> {
  const { clock, config, database } = services;
  const [id] = openIds(PURPOSE, token, config.secretKey ?? '') ?? [];
  if (!id) return false;
  return (await database.write(LEAVE, [id, clock.now()])).length > 0;
}

/** Also stops the emails of a scheduled report, of a figure alert and those with recommended jobs, which use the same page and button. */
export async function leaveSubscription({ services, t }: Context, token: string): Promise<void> {
  if (await leaveByToken(services, token)) return;
  if (await stopByToken(services, token)) return;
  if (await stopAlertMail(services, token)) return;
  if (await stopRecommendations(services, token)) return;
  throw new Failure('NOT_FOUND', t('subscription.unknown'));
}
