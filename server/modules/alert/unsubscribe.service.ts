import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { openIds, signIds } from '#server/lib/signedIds.ts';
import type { Services } from '#server/services.ts';
import type { AlertSubscription, AlertSubscriptionScope } from './unsubscribe.type.ts';

const PURPOSE = 'unsubscribe from alerts';

/**
 * A token for the emails of one alert. Its holder can stop them and do nothing else. It never
 * expires.
 */
export function unsubscribeToken({ config }: Services, alertId: string, userId: string): string {
  return signIds(PURPOSE, [alertId, userId], config.secretKey!);
}

/** Null if the token was not issued by us. */
export async function subscriptionOf(
  { database, config }: Services,
  token: string,
): Promise<AlertSubscription | null> {
  const [alertId, userId] = openIds(PURPOSE, token, config.secretKey!) ?? [];
  if (!alertId || !userId) return null;
  const [row] = await database.read(SUBSCRIPTION, [alertId, userId]);
  return row ?? null;
}

/** $1 the alert, $2 the user. */
const SUBSCRIPTION = statement(
  'alert-subscription',
  `
    select a.name as "alertName", coalesce(a.is_active, false) as "isAlertActive",
      coalesce(s.job_alerts and s.email_notifications, true) as "areAlertMailsOn",
      not coalesce(s.email_notifications, true) as "areAllMailsOff!"
    from users u
      left join alerts a on a.id = $1 and a.user_id = u.id and a.deleted_at is null
      left join user_settings s on s.user_id = u.id
    where u.id = $2 and u.deleted_at is null`,
);

/** $1 the alert, $2 the user, $3 whether emails are sent. */
const SWITCH = {
  ALERT: statement(
    'switch-alert',
    `
      update alerts set is_active = $3
      where id = $1 and user_id = $2 and deleted_at is null and is_active <> $3`,
  ),
  ALL: statement(
    'switch-alert-mails',
    `
      insert into user_settings (user_id, job_alerts)
      select id, $3 from users where id = $2 and $1::uuid is not null
      on conflict (user_id) do update set job_alerts = excluded.job_alerts`,
  ),
};

/** By link and without a login: stops emails, or turns them back on. */
export async function setSubscribed(
  services: Services,
  token: string,
  scope: AlertSubscriptionScope,
  isOn: boolean,
): Promise<AlertSubscription | null> {
  const [alertId, userId, ...more] = openIds(PURPOSE, token, services.config.secretKey!) ?? [];
  if (!alertId || !userId || more.length > 0) return null;
  await services.database.write(SWITCH[scope], [alertId, userId, isOn]);
  return subscriptionOf(services, token);
}

export async function changeSubscription(
  ctx: Context,
  token: string,
  scope: AlertSubscriptionScope,
  isOn: boolean,
): Promise<AlertSubscription> {
  const subscription = await setSubscribed(ctx.services, token, scope, isOn);
  if (!subscription) throw new Failure('NOT_FOUND', ctx.t('unsubscribe.invalid'));
  return subscription;
}
