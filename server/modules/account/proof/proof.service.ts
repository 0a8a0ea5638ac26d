import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { passwordFits } from '#server/lib/passwords.ts';
import { countAttempt, sessionGuesser } from '#server/modules/account/attempt.service.ts';
import { Session } from '#server/modules/account/session.entity.ts';
import type { User } from '#server/modules/account/user.entity.ts';
import { proofRefusal } from './proof.rules.ts';

interface Asked {
  password: string;
  /** The rule's id, for whoever has no password and has signed in too long ago. */
  rule: string;
  /** What is said then. */
  recent: string;
}

/**
 * The person and not only an open session. The attempt is counted; whoever asks forgets it once all else fits too.
 * The user comes with the hash of the password.
 */
export async function demandProof(ctx: Context, user: User, asked: Asked): Promise<void> {
  const hasPassword = Boolean(user.passwordHash);
  if (hasPassword) await countAttempt(ctx, sessionGuesser(user.id));
  const session = await ctx.em.findOne(Session, ctx.viewer!.sessionId);
  if (!session) throw new Failure('UNAUTHENTICATED', ctx.t('session.ended'));
  const refusal = proofRefusal({
    hasPassword,
    passwordFits: hasPassword && (await passwordFits(asked.password, user.passwordHash)),
    sessionAge: ctx.services.clock.now().getTime() - session.createdAt.getTime(),
  });
  if (!refusal) return;
  if (refusal === 'recent') throw new Failure('RULE_VIOLATION', asked.recent, { rule: asked.rule });
  const message = ctx.t('deletion.password');
  throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'password', message }] });
}
