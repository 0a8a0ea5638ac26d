import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { recordActivity } from '#server/modules/activity/activity.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { UNSUSPEND } from './adminUser.sql.ts';
import { idsOf, notifyReinstated } from './userStatus.service.ts';

const BATCH = 200;

/** Skips locked rows, so that concurrent runs process different users. $1 is now. */
const OVER = statement(
  'suspensions-over',
  `
    select id, email, first_name as "firstName", locale from users
    where status = 'suspended' and suspended_until <= $1 and deleted_at is null
    order by id limit ${BATCH} for update skip locked`,
);

/** A user can already log in when the suspension has expired; this updates the rows and notifies the users. */
export async function liftSuspensions(services: Services): Promise<void> {
  let lifted: number;
  do lifted = await liftSome(services);
  while (lifted === BATCH);
}

async function liftSome(services: Services): Promise<number> {
  const now = services.clock.now();
  const inside = await withCurrentSettings(services);
  return services.database.fork().transactional(async (em) => {
    const users = await readIn(em, OVER, [now]);
    if (users.length === 0) return 0;
    await writeIn(em, UNSUSPEND, [now, idsOf(users)]);
    for (const user of users) await notifyReinstated({ em, services: inside }, user);
    const actor = { kind: 'system', id: null } as const;
    await recordActivity(
      em,
      ...users.map(({ id }) => ({
        at: now,
        actor,
        action: 'user.unsuspend' as const,
        subject: { kind: 'user', id } as const,
        before: { status: 'suspended' },
        after: { status: 'active' },
      })),
    );
    return users.length;
  });
}
