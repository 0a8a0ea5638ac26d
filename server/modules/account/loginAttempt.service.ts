import { createHash } from 'node:crypto';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { LOCK_TIME, lockRemaining } from './account.rules.ts';

/**
 * Counts an attempt before the password is checked, in one statement, so that parallel guesses all count. Unknown
 * addresses are counted too, so that a lock does not reveal whether an account exists.
 */
const COUNT = statement(
  'login-attempt-count',
  `
    insert into login_attempts as a (identity, failures, last_failed_at) values ($1, 1, $2)
    on conflict (identity) do update set
      failures = case
        when a.locked_until > $2 then a.failures
        when a.locked_until is not null or a.last_failed_at < $3 then 1
        else a.failures + 1 end,
      locked_until = case
        when a.locked_until > $2 then a.locked_until
        when a.locked_until is not null or a.last_failed_at < $3 then null
        when a.failures + 1 > $4 then $5
        else null end,
      last_failed_at = $2
    returning failures, locked_until as "lockedUntil"`,
);

const FORGET = statement('login-attempt-forget', 'delete from login_attempts where identity = $1');

const TAKE_BACK = statement(
  'login-attempt-take-back',
  `
    update login_attempts set failures = greatest(failures - 1, 0)
    where identity = $1 and locked_until is null`,
);

/**
 * Identifies whose guesses count together. A known device and the sessions of a user are counted separately, so that a
 * stranger who guesses on purpose cannot lock them out.
 */
export type Guesser = string;

export const loginGuesser = (email: string, device: { id: string } | null): Guesser =>
  device ? deviceGuesser(device.id) : email;

export const deviceGuesser = (deviceId: string): Guesser => `device ${deviceId}`;

export const sessionGuesser = (userId: string): Guesser => `session of ${userId}`;

export const countAttempt = (ctx: Context, guesser: Guesser) =>
  count(ctx, guesser, 'account.login.locked', 'login.locked');

export const forgetAttempts = (ctx: Context, guesser: Guesser) => forget(ctx, guesser);

/** A correct password without its code is not a failure, but does not clear earlier failures either. */
export async function takeBackAttempt(ctx: Context, guesser: Guesser): Promise<void> {
  await ctx.services.database.write(TAKE_BACK, [hashOf(guesser)]);
}

/** Counts guesses at a second factor separately from passwords. Only a correct code resets this count. */
export const countCodeAttempt = (ctx: Context, guesser: Guesser) =>
  count(ctx, codesOf(guesser), 'account.code.locked', 'twoFactor.locked');

export const forgetCodeAttempts = (ctx: Context, guesser: Guesser) => forget(ctx, codesOf(guesser));

/** Email addresses contain no spaces, so no two counts share a row. */
const codesOf = (guesser: Guesser) => `codes of ${guesser}`;

async function count(
  ctx: Context,
  identity: string,
  rule: string,
  message: 'login.locked' | 'twoFactor.locked',
): Promise<void> {
  const { clock, database, settings } = ctx.services;
  const { maxLoginAttempts } = await settings.current();
  const now = clock.now();
  const [row] = await database.write(COUNT, [
    hashOf(identity),
    now,
    new Date(now.getTime() - LOCK_TIME),
    maxLoginAttempts,
    new Date(now.getTime() + LOCK_TIME),
  ]);
  const wait = lockRemaining(row?.lockedUntil ?? null, now);
  if (wait === 0) return;
  const minutes = Math.ceil(wait / 60_000);
  throw new Failure('RATE_LIMITED', ctx.t(message, { minutes }), {
    rule,
    retryAfter: Math.ceil(wait / 1_000),
  });
}

async function forget(ctx: Context, identity: string): Promise<void> {
  await ctx.services.database.write(FORGET, [hashOf(identity)]);
}

function hashOf(identity: string): Buffer {
  return createHash('sha256').update(identity).digest();
}
