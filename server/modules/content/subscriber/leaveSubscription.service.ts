import type { PreparedRead } from '#server/db/database.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { openIds, signIds } from '#server/lib/signedIds.ts';
import { stopByToken } from '#server/modules/report/schedule/stopByToken.service.ts';
import type { Services } from '#server/services.ts';

const PURPOSE = 'leave a subscription';

const LEAVE: PreparedRead = {
  name: 'subscriber-leave',
  text: `update subscribers set unsubscribed_at = coalesce(unsubscribed_at, $2) where id = $1
    returning topic`,
};

/** For the foot of a subscriber's mails: whoever holds it may end them. It never expires. */
export function leaveToken({ config }: Services, subscriberId: string): string {
  return signIds(PURPOSE, [subscriberId], config.secretKey ?? '');
}

/** Whether there was such a subscription; once more does no harm. */
export async function leaveByToken(services: Services, token: string): Promise<boolean> {
  const { clock, config, database } = services;
  const [id] = openIds(PURPOSE, token, config.secretKey ?? '') ?? [];
  if (!id) return false;
  return (await database.read(LEAVE, [id, clock.now()])).length > 0;
}

/** The same page and the same press end the mails of a report. */
export async function leaveSubscription({ services, t }: Context, token: string): Promise<void> {
  if (await leaveByToken(services, token)) return;
  if (await stopByToken(services, token)) return;
  throw new Failure('NOT_FOUND', t('subscription.unknown'));
}
