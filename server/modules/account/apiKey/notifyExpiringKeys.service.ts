import { writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { KEY_IS_USABLE } from './apiKey.sql.ts';

const BATCH = 100;

/**
 * apiKey.expiry.notified: the creator is notified once, seven days before the key expires, unless it was created for a
 * week or less. The key is marked in the same transaction. A later expiry clears the mark. $1 now.
 */
const TAKE = statement(
  'take-expiring-api-keys',
  `
    with moment as (select $1::timestamptz as now), due as (
      select k.id, u.id as maker, u.role
      from api_keys k join users u on u.id = k.created_by left join companies c on c.id = k.company_id, moment
      where k.revoked_at is null and k.warned_at is null
        and k.expires_at > moment.now and k.expires_at <= moment.now + interval '7 days'
        and k.created_at < k.expires_at - interval '8 days' and ${KEY_IS_USABLE.replaceAll('$2', 'moment.now')}
      order by k.expires_at limit ${BATCH} for update of k skip locked
    )
    update api_keys k set warned_at = moment.now from due, moment where k.id = due.id
    returning k.id as "apiKeyId", k.name as "keyName", due.maker as "maker!", due.role, k.company_id as "companyId",
      ceil(extract(epoch from k.expires_at - moment.now) / 86400)::int as "days!"`,
);

export async function notifyExpiringKeys(services: Services): Promise<void> {
  let taken: number;
  do taken = await notifySome(await withCurrentSettings(services));
  while (taken === BATCH);
}

function notifySome(services: Services): Promise<number> {
  return services.database.fork().transactional(async (em) => {
    const ending = await writeIn(em, TAKE, [services.clock.now()]);
    for (const { maker: userId, role, companyId, ...key } of ending) {
      const link = role === 'admin' ? '/admin/integrations' : '/integrations';
      const values = { ...key, ...(companyId && { companyId }) };
      await notify({ em, services }, { userId, kind: 'api_key_expiring', values, link });
    }
    return ending.length;
  });
}
