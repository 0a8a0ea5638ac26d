import { UniqueConstraintViolationException } from '@mikro-orm/postgresql';
import type { Context } from '#server/graphql/context.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { Failure } from '#server/graphql/failures.ts';
import { endLinks } from '#server/modules/account/accountToken.service.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { changesOf } from '#server/modules/activity/activity.rules.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Facts } from '#server/modules/activity/activity.type.ts';
import { leaveReports } from '#server/modules/report/leaveReports.service.ts';
import type { UpdateUserInput } from './adminUser.inputs.ts';
import { HAS_HISTORY, REVOKE_KEYS } from './adminUser.sql.ts';
import { statusOf, updateForbiddenBy } from './adminUser.rules.ts';
import { adminUser } from './adminUser.service.ts';
import type { AdminUser } from './adminUser.type.ts';
import { requireActor, inTransaction, locked, missing, refused } from './lockUsers.service.ts';
import { endSessions, notifyReinstated } from './userStatus.service.ts';

type Changes = Omit<UpdateUserInput, 'id'>;

/**
 * A new role, email address or deactivation ends all sessions, so that the user has to log in again. A new role or email
 * address also revokes the API keys, which were created for other rights or by someone else. Nothing that belongs to the
 * old address opens the account any more: neither links that were emailed there nor a Google account.
 */
export async function updateUser(
  ctx: Context,
  { id, ...given }: UpdateUserInput,
): Promise<AdminUser> {
  try {
    await inTransaction(ctx, async (unit) => {
      const { em, services } = unit;
      const now = services.clock.now();
      const people = await locked(ctx, unit, [id]);
      const person = people.userOf(id);
      if (!person) throw missing(ctx);
      const action = people.actionOn(person);
      const currentStatus = statusOf(person, now);
      const [past] = await readIn(em, HAS_HISTORY, [id]);
      const { role = person.role, status = currentStatus } = given;
      const rule = updateForbiddenBy({
        ...action,
        role: role ?? person.role,
        status: status ?? currentStatus,
        hasHistory: past!.hasHistory,
      });
      if (rule) throw refused(ctx, rule, person);
      requireActor(ctx, action);
      const user = await em.findOneOrFail(User, id);
      const before = factsOf(user);
      assign(user, given, now);
      const changes = changesOf(before, factsOf(user));
      if (!changes) return;
      user.updatedAt = now;
      await em.flush();
      const { after } = changes;
      const isSomeoneElse = 'role' in after || 'email' in after;
      if (isSomeoneElse || after['status'] === 'inactive') await endSessions(unit, [user], now);
      if (isSomeoneElse) await writeIn(em, REVOKE_KEYS, [now, [id]]);
      if ('email' in after) await endLinks(em, id);
      if ('role' in after) await leaveReports(em, id);
      if (currentStatus === 'suspended' && after['status'] === 'active')
        await notifyReinstated(unit, user);
      await recordActivity(em, {
        ...actorFacts(ctx),
        action: 'user.update',
        subject: { kind: 'user', id },
        before: withoutContacts(changes.before, 'set'),
        after: withoutContacts(changes.after, 'changed'),
      });
    });
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    const message = ctx.t('user.taken');
    throw new Failure('CONFLICT', message, { fields: [{ field: 'email', message }] });
  }
  return (await adminUser(ctx, id))!;
}

function assign(user: User, given: Changes, now: Date): void {
  const { firstName, lastName, email, phone, role, status, isVerified } = given;
  if (firstName !== undefined) user.firstName = firstName ?? '';
  if (lastName !== undefined) user.lastName = lastName ?? '';
  if (phone !== undefined) user.phone = phone;
  if (role) user.role = role;
  if (email && email !== user.email) {
    Object.assign(user, {
      email,
      emailVerifiedAt: null,
      emailAssumed: false,
      googleSubject: null,
    });
  }
  if (isVerified === true) user.emailVerifiedAt ??= now;
  if (isVerified === false) user.emailVerifiedAt = null;
  if (status && status !== 'suspended') {
    Object.assign(user, { status, suspendedUntil: null, suspendedReason: null });
  }
}

function factsOf(user: User): Facts {
  const { firstName, lastName, email, phone, role, status, emailVerified: isVerified } = user;
  return { firstName, lastName, email, phone: phone ?? null, role, status, isVerified };
}

const CONTACTS = new Set(['firstName', 'lastName', 'email', 'phone']);

/** Nothing can be erased from the log, so it only says that a name or contact detail has changed. */
function withoutContacts(facts: Facts, word: string): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      CONTACTS.has(name) && value ? word : value,
    ]),
  );
}
