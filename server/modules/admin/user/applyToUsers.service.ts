import type { Context } from '#server/graphql/context.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Activity, Facts } from '#server/modules/activity/activity.type.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { adminUsers } from './adminUser.service.ts';
import type { AdminUser } from './adminUser.type.ts';
import type { ChangedUsersPayload } from './adminUser.payloads.ts';
import { forbiddenBy, statusOf, type Person, type Verb } from './adminUser.rules.ts';
import {
  requireActor,
  inTransaction,
  locked,
  missing,
  refused,
  wordsOf,
  type LockedUser,
} from './lockUsers.service.ts';

/** An action applied to each user for whom it is allowed. */
export interface UserAction {
  verb: Exclude<Verb, 'delete'>;
  /** The changed properties, for the rules and the log. */
  change: Partial<Person>;
  /** Additional facts for the log. */
  facts?: Facts;
  write(unit: Unit, users: readonly LockedUser[]): Promise<void>;
}

/** Applies the action to each user independently: a user who is refused does not stop the others. */
export async function applyToUsers(
  ctx: Context,
  ids: readonly string[],
  userAction: UserAction,
): Promise<ChangedUsersPayload> {
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))];
  const done: string[] = [];
  const left: ChangedUsersPayload['refused'] = [];
  await inTransaction(ctx, async (unit) => {
    const people = await locked(ctx, unit, distinct);
    const changed: { user: LockedUser; before: Facts }[] = [];
    for (const id of distinct) {
      const user = people.userOf(id);
      const action = user && people.actionOn(user);
      const rule = action && forbiddenBy(userAction.verb, action);
      if (!user || rule) {
        const message = rule ? wordsOf(ctx, rule) : missing(ctx).message;
        left.push({ id, message, rule: rule ?? null });
        continue;
      }
      requireActor(ctx, action!);
      changed.push({ user, before: statusFactsOf(user, ctx.services.clock.now()) });
      people.applyChange(user, userAction.change);
      done.push(id);
    }
    if (changed.length === 0) return;
    await userAction.write(
      unit,
      changed.map(({ user }) => user),
    );
    await recordActivity(unit.em, ...changed.map((one) => activityOf(ctx, userAction, one)));
  });
  return { users: await adminUsers(ctx, done), refused: left };
}

/** Applies the action to one user, or fails with the reason. */
export async function applyToUser(
  ctx: Context,
  id: string,
  userAction: UserAction,
): Promise<AdminUser> {
  await inTransaction(ctx, async (unit) => {
    const people = await locked(ctx, unit, [id]);
    const user = people.userOf(id);
    if (!user) throw missing(ctx);
    const action = people.actionOn(user);
    const rule = forbiddenBy(userAction.verb, action);
    if (rule) throw refused(ctx, rule, user);
    requireActor(ctx, action);
    const before = statusFactsOf(user, action.now);
    people.applyChange(user, userAction.change);
    await userAction.write(unit, [user]);
    await recordActivity(unit.em, activityOf(ctx, userAction, { user, before }));
  });
  const [user] = await adminUsers(ctx, [id]);
  return user!;
}

function statusFactsOf(user: LockedUser, now: Date): Facts {
  return { status: statusOf(user, now), isVerified: user.isVerified };
}

function activityOf(
  ctx: Context,
  { verb, change, facts }: UserAction,
  { user, before }: { user: LockedUser; before: Facts },
): Activity {
  const names = Object.keys(change).filter((name) => name in before);
  return {
    ...actorFacts(ctx),
    action: `user.${verb}`,
    subject: { kind: 'user', id: user.id },
    before: Object.fromEntries(names.map((name) => [name, before[name]])),
    after: {
      ...Object.fromEntries(names.map((name) => [name, user[name as keyof Person]])),
      ...facts,
    },
  };
}
