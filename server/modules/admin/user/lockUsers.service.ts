import type { Locale } from '#schema/options/locales.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { notSignedIn } from '#server/graphql/failures.ts';
import { Failure } from '#server/graphql/failures.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { LOCK_USERS } from './adminUser.sql.ts';
import {
  isConflict,
  statusOf,
  type Action,
  type Person,
  type UserRule,
} from './adminUser.rules.ts';

/** A locked user, with the fields that an email to them needs. */
export interface LockedUser extends Person {
  email: string;
  firstName: string;
  locale: Locale;
}

export interface Locked {
  /** The user with this id, if there is one. */
  userOf(id: string): LockedUser | undefined;
  actionOn(person: LockedUser): Action;
  /** Applies a change to the locked user, so that the rules for the following users see it. */
  applyChange(person: LockedUser, change: Partial<Person>): void;
}

/** Runs all changes, emails and log entries in one transaction. */
export async function inTransaction<Result>(
  ctx: Context,
  work: (unit: Unit) => Promise<Result>,
): Promise<Result> {
  const services = await withCurrentSettings(ctx.services);
  return ctx.em.transactional((em) => work({ em, services }));
}

/**
 * Locks the users. If two administrators suspend each other at the same time, the second waits here and is then checked
 * against the current state, so that one administrator remains.
 */
export async function locked(ctx: Context, { em }: Unit, ids: readonly string[]): Promise<Locked> {
  const people: LockedUser[] = await readIn(em, LOCK_USERS, [ids.filter(isId)]);
  return {
    userOf: (id) => people.find((person) => person.id === id && ids.includes(id)),
    actionOn: (person) => ({
      actorId: ctx.viewer!.userId,
      person,
      administrators: people.filter(({ role }) => role === 'admin'),
      now: ctx.services.clock.now(),
    }),
    applyChange: (person, change) => void Object.assign(person, change),
  };
}

/** The acting administrator may have been suspended while waiting for the lock. */
export function requireActor(ctx: Context, { actorId, administrators, now }: Action): void {
  if (administrators.length === 0) return;
  const actor = administrators.find(({ id }) => id === actorId);
  if (!actor || statusOf(actor, now) !== 'active')
    throw notSignedIn({ ...ctx, tokenRefused: 'session' });
}

export function refused(ctx: Context, rule: UserRule, person: Person): Failure {
  const current = isConflict(rule) ? { current: statusOf(person, ctx.services.clock.now()) } : {};
  return new Failure(isConflict(rule) ? 'CONFLICT' : 'RULE_VIOLATION', wordsOf(ctx, rule), {
    rule,
    ...current,
  });
}

export function wordsOf({ t }: Context, rule: UserRule): string {
  const [, verb, reason] = rule.split('.') as [string, string, string];
  return t(`user.rule.${verb}.${reason.replaceAll('-', '_')}`);
}

export function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('user.missing'));
}
