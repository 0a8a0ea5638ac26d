import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { LOCALES } from '#schema/options/locales.ts';
import type { DeletionValues } from '#schema/validation/settings/deletion.ts';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import {
  countCodeAttempt,
  forgetAttempts,
  forgetCodeAttempts,
  sessionGuesser,
} from '#server/modules/account/loginAttempt.service.ts';
import { requireProof } from '#server/modules/account/proof/proof.service.ts';
import { requireCode } from '#server/modules/account/twoFactor/secondFactor.service.ts';
import { LOCK_COMPANIES, ONLY_OWNER_OF } from './erasure.sql.ts';
import { eraseAccount } from './erasure.service.ts';
import { User } from '#server/modules/account/user.entity.ts';

/** Deletes the account in one transaction. After the commit no session, link or email of this user works. */
export async function deleteMyAccount(ctx: Context, values: DeletionValues): Promise<void> {
  requireWord(ctx, values.confirmation);
  const { userId } = ctx.viewer!;
  const known = await ctx.em.findOne(
    User,
    { id: userId, deletedAt: null },
    { populate: ['passwordHash'] },
  );
  if (!known) throw sessionEnded(ctx);
  await requireProof(ctx, known, {
    password: values.password ?? '',
    rule: 'account.delete.proof',
    recent: ctx.t('deletion.recent'),
  });
  const guesser = sessionGuesser(userId);
  if (known.twoFactorEnabledAt && values.code) await countCodeAttempt(ctx, guesser);
  const files = await ctx.em.transactional(async (em) => {
    await requireOtherOwners(ctx, em);
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOne(User, { id: userId, deletedAt: null }, { lockMode });
    // A second click has waited for the first, which deleted the account.
    if (!user) throw sessionEnded(ctx);
    await requireCode({ ...ctx, em }, user, values.code);
    const isVerified = user.emailVerified;
    const gone = await eraseAccount({ em, services: ctx.services }, user, actorFacts(ctx));
    const subject = { kind: 'user', id: userId } as const;
    const before = { role: user.role, status: 'active', isVerified };
    await recordActivity(em, { ...actorFacts(ctx), action: 'user.delete', subject, before });
    return gone;
  });
  await forgetAttempts(ctx, guesser);
  await forgetCodeAttempts(ctx, guesser);
  // Files are removed after the commit, because that cannot be rolled back. The nightly comparison finds any that
  // remain.
  for (const key of files) await ctx.services.storage.remove(key).catch(() => undefined);
}

/** team.owner.last: the person decides who manages the company after them. Companies are locked before people. */
async function requireOtherOwners({ viewer, t }: Context, em: EntityManager): Promise<void> {
  await readIn(em, LOCK_COMPANIES, [viewer!.userId]);
  const [only] = await readIn(em, ONLY_OWNER_OF, [viewer!.userId]);
  if (!only) return;
  throw new Failure('RULE_VIOLATION', t('team.lastOwnerOf', { company: only.name }), {
    rule: 'team.owner.last',
  });
}

/** Accepts the word in any language, because the page and the account can be in different languages. */
function requireWord(ctx: Context, typed: string): void {
  const wordIn = (locale: (typeof LOCALES)[number]) =>
    translator(locale, 'settings')('delete.word').toLocaleLowerCase();
  if (LOCALES.some((locale) => wordIn(locale) === typed.toLocaleLowerCase())) return;
  const word = translator(ctx.locale, 'settings')('delete.word');
  const message = ctx.t('deletion.word', { word });
  throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'confirmation', message }] });
}

function sessionEnded({ t }: Context): Failure {
  return new Failure('UNAUTHENTICATED', t('session.ended'));
}
