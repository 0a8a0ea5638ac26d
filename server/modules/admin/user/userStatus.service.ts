import { DEFAULT_SUSPENSION_REASON } from '#schema/options/statuses.ts';
import { SUSPENSION_MINUTES_MAX } from '#schema/options/userActions.ts';
import type { Context } from '#server/graphql/context.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { Failure } from '#server/graphql/failures.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import type { SuspendUserInput, SuspendUsersInput } from './adminUser.inputs.ts';
import { CUT_SESSIONS, SUSPEND, UNSUSPEND, VERIFY } from './adminUser.sql.ts';
import { applyToUsers, applyToUser, type UserAction } from './applyToUsers.service.ts';
import type { LockedUser } from './lockUsers.service.ts';

const MINUTE = 60_000;

export function verifyUser(ctx: Context, id: string) {
  return applyToUser(ctx, id, verifyAction(ctx));
}

export function verifyUsers(ctx: Context, ids: readonly string[]) {
  return applyToUsers(ctx, ids, verifyAction(ctx));
}

function verifyAction({ services }: Context): UserAction {
  const now = services.clock.now();
  return {
    verb: 'verify',
    change: { isVerified: true },
    write: async ({ em }, users) => void (await writeIn(em, VERIFY, [now, idsOf(users)])),
  };
}

/** Sessions, API keys and links of these users stop working at the commit, in every process. */
export function suspendUser(ctx: Context, input: SuspendUserInput) {
  return applyToUser(ctx, input.id, suspendAction(ctx, input));
}

export function suspendUsers(ctx: Context, input: SuspendUsersInput) {
  return applyToUsers(ctx, input.ids, suspendAction(ctx, input));
}

type Suspension = Pick<SuspendUserInput, 'reason' | 'duration' | 'until'>;

function suspendAction(ctx: Context, given: Suspension): UserAction {
  const now = ctx.services.clock.now();
  const suspendedUntil = endOf(ctx, given, now);
  const reason = given.reason ?? DEFAULT_SUSPENSION_REASON;
  return {
    verb: 'suspend',
    change: { status: 'suspended', suspendedUntil },
    facts: { reason, until: suspendedUntil },
    write: async (unit, users) => {
      await writeIn(unit.em, SUSPEND, [suspendedUntil, reason, now, idsOf(users)]);
      await endSessions(unit, users, now);
      for (const user of users) {
        const values = { name: user.firstName, reason, until: suspendedUntil };
        await queueMail(unit, { ...addressOf(user), template: 'accountSuspended', values });
      }
    },
  };
}

function endOf(ctx: Context, { duration, until }: Suspension, now: Date): Date | null {
  const refuse = (field: string, key: string) => {
    const message = ctx.t(`user.${key}`);
    throw new Failure('BAD_USER_INPUT', message, { fields: [{ field, message }] });
  };
  if (until && duration) refuse('duration', 'durationOrUntil');
  if (duration) return new Date(now.getTime() + duration * MINUTE);
  if (!until) return null;
  const minutes = (until.getTime() - now.getTime()) / MINUTE;
  if (minutes <= 0) refuse('until', 'untilPast');
  if (minutes > SUSPENSION_MINUTES_MAX) refuse('until', 'untilFar');
  return until;
}

export function unsuspendUser(ctx: Context, id: string) {
  const now = ctx.services.clock.now();
  return applyToUser(ctx, id, {
    verb: 'unsuspend',
    change: { status: 'active', suspendedUntil: null },
    write: async (unit, users) => {
      await writeIn(unit.em, UNSUSPEND, [now, idsOf(users)]);
      for (const user of users) await notifyReinstated(unit, user);
    },
  });
}

export async function notifyReinstated(
  unit: Unit,
  user: Pick<LockedUser, 'id' | 'email' | 'locale' | 'firstName'>,
): Promise<void> {
  const values = { name: user.firstName };
  await queueMail(unit, { ...addressOf(user), template: 'accountReinstated', values });
}

/**
 * Ended sessions do not return when the user is reinstated. API keys work again: they are only refused while their
 * creator is suspended or inactive.
 */
export async function endSessions(
  { em }: Unit,
  users: readonly Pick<LockedUser, 'id'>[],
  now: Date,
): Promise<void> {
  await writeIn(em, CUT_SESSIONS, [now, idsOf(users)]);
}

export function idsOf(users: readonly { id: string }[]): string[] {
  return users.map(({ id }) => id);
}

function addressOf({ id, email, locale }: Pick<LockedUser, 'id' | 'email' | 'locale'>) {
  return { to: email, userId: id, locale };
}
