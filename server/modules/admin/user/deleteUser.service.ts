import type { Context } from '#server/graphql/context.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { isId } from '#server/lib/ids.ts';
import { LOCK_COMPANIES } from '#server/modules/personalData/erasure.sql.ts';
import { eraseAccount } from '#server/modules/personalData/erasure.service.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { forbiddenBy, statusOf } from './adminUser.rules.ts';
import { requireActor, inTransaction, locked, missing, refused } from './lockUsers.service.ts';

/**
 * Deletes the account as its owner would. Data that others have received stays with them. The log does not name the
 * erased user.
 */
export async function deleteUser(ctx: Context, id: string): Promise<string> {
  const files = await inTransaction(ctx, async (unit) => {
    // Companies are locked before people, as when someone leaves a company.
    if (isId(id)) await readIn(unit.em, LOCK_COMPANIES, [id]);
    const people = await locked(ctx, unit, [id]);
    const person = people.userOf(id);
    if (!person) throw missing(ctx);
    const action = people.actionOn(person);
    const rule = forbiddenBy('delete', action);
    if (rule) throw refused(ctx, rule, person);
    requireActor(ctx, action);
    const user = await unit.em.findOneOrFail(User, id);
    const keys = await eraseAccount(unit, user, actorFacts(ctx));
    const { role, isVerified } = person;
    await recordActivity(unit.em, {
      ...actorFacts(ctx),
      action: 'user.delete',
      subject: { kind: 'user', id },
      before: { role, status: statusOf(person, action.now), isVerified },
    });
    return keys;
  });
  // Files are removed after the commit, because that cannot be rolled back. The nightly comparison finds any that
  // remain.
  for (const key of files) await ctx.services.storage.remove(key).catch(() => undefined);
  return id;
}
