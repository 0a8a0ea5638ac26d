import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { passwordMatches } from '#server/lib/passwords.ts';
import { countAttempt, sessionGuesser } from '../loginAttempt.service.ts';
import { Session } from '#server/modules/account/session.entity.ts';
import type { User } from '#server/modules/account/user.entity.ts';
import { proofRefusal } from './proof.rules.ts';

interface ProofRequest {
  password: string;
  /** The rule to report if the user has no password and signed in too long ago. */
  rule: string;
  /** The message to show then. */
  recent: string;
}

/**
 * Checks that the user is present, not just an open session. Counts the attempt; the caller resets the count once
 * everything else is correct too. The user must be loaded with the password hash.
 */
export async function requireProof(ctx: Context, user: User, asked: ProofRequest): Promise<void> {
  const hasPassword = Boolean(user.passwordHash);
  if (hasPassword) await countAttempt(ctx, sessionGuesser(user.id));
  const session = await ctx.em.findOne(Session, ctx.viewer!.sessionId, {
    populate: ['passwordConfirmedAt'],
  });
  if (!session) throw new Failure('UNAUTHENTICATED', ctx.t('session.ended'));
  const refusal = proofRefusal({
    hasPassword,
    passwordFits: hasPassword && (await passwordMatches(asked.password, user.passwordHash)),
    // A refreshed token is a new session, so its age proves nothing.
    signInAge: session.passwordConfirmedAt
      ? ctx.services.clock.now().getTime() - session.passwordConfirmedAt.getTime()
      : Infinity,
  });
  if (!refusal) return;
  if (refusal === 'recent') throw new Failure('RULE_VIOLATION', asked.recent, { rule: asked.rule });
  const message = ctx.t('deletion.password');
  throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'password', message }] });
}
