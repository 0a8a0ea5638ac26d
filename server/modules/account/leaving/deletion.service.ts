import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { LOCALES } from '#schema/options/locales.ts';
import type { DeletionValues } from '#schema/validation/settings/deletion.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { passwordFits } from '#server/lib/passwords.ts';
import { translator } from '#server/lib/words.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { countAttempt, forgetAttempts } from '#server/modules/account/attempt.service.ts';
import { deletionRefusal } from './deletion.rules.ts';
import { ERASURE } from './erasure.reads.ts';
import { Session } from '#server/modules/account/session.entity.ts';
import { User } from '#server/modules/account/user.entity.ts';

/** Everything at once or nothing; from the commit on no session, no link and no mail knows this person. */
export async function deleteMyAccount(ctx: Context, values: DeletionValues): Promise<void> {
  demandWord(ctx, values.confirmation);
  const { userId, sessionId } = ctx.viewer!;
  const known = await ctx.em.findOne(
    User,
    { id: userId, deletedAt: null },
    { populate: ['passwordHash'] },
  );
  if (!known) throw over(ctx);
  await demandProof(ctx, known, sessionId, values.password ?? '');
  const files = await ctx.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOne(User, { id: userId, deletedAt: null }, { lockMode });
    // A second press, that has waited for the first.
    if (!user) throw over(ctx);
    const { email, firstName, locale } = user;
    await closeJobsWithoutCompany(em, user, ctx.services.clock.now());
    for (const statement of ERASURE) await em.execute(statement, [userId]);
    const gone = await letGoOfFiles(em, userId, ctx.services.clock.now());
    await em.execute(`delete from subscribers where email = ?`, [email]);
    await em.execute(`delete from outbox where lower(recipient) = ?`, [email]);
    await queueMail(
      { ...ctx, em },
      { to: email, userId: null, locale, template: 'accountDeleted', values: { name: firstName } },
    );
    empty(user, ctx.services.clock.now());
    return gone;
  });
  // Afterwards, for bytes do not come back; what fails here is found by the clearing of files.
  for (const key of files) await ctx.services.storage.remove(key).catch(() => undefined);
}

/** In any of the site's languages: the page may be open in another one than the account's. */
function demandWord(ctx: Context, typed: string): void {
  const wordIn = (locale: (typeof LOCALES)[number]) =>
    translator(locale, 'settings')('delete.word').toLocaleLowerCase();
  if (LOCALES.some((locale) => wordIn(locale) === typed.toLocaleLowerCase())) return;
  const word = translator(ctx.locale, 'settings')('delete.word');
  const message = ctx.t('deletion.word', { word });
  throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'confirmation', message }] });
}

async function demandProof(ctx: Context, user: User, sessionId: string, password: string) {
  const hasPassword = Boolean(user.passwordHash);
  if (hasPassword) await countAttempt(ctx, user.email);
  const session = await ctx.em.findOne(Session, sessionId);
  if (!session) throw over(ctx);
  const refusal = deletionRefusal({
    hasPassword,
    passwordFits: hasPassword && (await passwordFits(password, user.passwordHash)),
    sessionAge: ctx.services.clock.now().getTime() - session.createdAt.getTime(),
  });
  if (!refusal) return forgetAttempts(ctx, user.email);
  const message = ctx.t(`deletion.${refusal}`);
  if (refusal === 'recent')
    throw new Failure('RULE_VIOLATION', message, { rule: 'account.delete.proof' });
  throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'password', message }] });
}

const CLOSE_JOBS = `
  update jobs set status = 'closed', closed_at = ?, updated_at = ?
  where company_id = ? and status = 'active'
    and not exists (select 1 from users where company_id = jobs.company_id and id <> ? and deleted_at is null)`;

/** Nobody is left to answer who applies. */
async function closeJobsWithoutCompany(em: EntityManager, { id, company }: User, now: Date) {
  if (company) await em.execute(CLOSE_JOBS, [now, now, company.id, id]);
}

const LET_GO = `
  update files set owner_id = null, deleted_at = coalesce(deleted_at, ?), name = 'deleted'
  where owner_id = ? and kind in ('resume', 'attachment', 'export')
  returning storage_key as key`;

async function letGoOfFiles(em: EntityManager, userId: string, now: Date): Promise<string[]> {
  const rows = await em.execute<{ key: string }[]>(LET_GO, [now, userId]);
  return rows.map(({ key }) => key);
}

/** The address is free from now on: whoever comes back is somebody new. */
function empty(user: User, now: Date): void {
  Object.assign(user, {
    email: `${user.id}@deleted.invalid`,
    emailVerifiedAt: null,
    passwordHash: null,
    googleSubject: null,
    firstName: '',
    lastName: '',
    phone: null,
    company: null,
    status: 'inactive',
    suspendedUntil: null,
    lastLoginAt: null,
    updatedAt: now,
    deletedAt: now,
  });
}

function over({ t }: Context): Failure {
  return new Failure('UNAUTHENTICATED', t('session.ended'));
}
