import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { StoredFile } from '#server/modules/file/file.entity.ts';
import type { Company } from './company.entity.ts';
import { logoIdOf } from './company.rules.ts';

/**
 * Runs in the transaction of the change. Undefined keeps the logo, null removes it, and anything else must be an
 * upload of the caller.
 */
export async function chosenLogo(
  ctx: Context,
  em: EntityManager,
  company: Company,
  logo: string | null | undefined,
  refusal: Failure = notIssued(ctx),
): Promise<Pick<Company, 'logoFileId'>> {
  if (logo === undefined) return {};
  const logoFileId = logo === null ? null : logoIdOf(logo, ctx.services.config.publicUrl);
  if (logo !== null && logoFileId === null) throw refusal;
  const isNew = logoFileId !== (company.logoFileId ?? null);
  if (isNew && logoFileId && !(await isIssued(ctx, em, logoFileId))) throw refusal;
  return { logoFileId };
}

/** Old links return 404 at once. The file itself is deleted by the next cleanup. */
export async function releaseLogo(
  ctx: Context,
  em: EntityManager,
  { logoFileId: before }: Company,
  written: { logoFileId?: unknown },
): Promise<void> {
  if (!before || !('logoFileId' in written) || written.logoFileId === before) return;
  await releaseFiles(ctx, em, [before]);
}

export async function releaseFiles(
  { services }: Context,
  em: EntityManager,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const deletedAt = services.clock.now();
  await em.nativeUpdate(StoredFile, { id: { $in: [...ids] } }, { deletedAt });
}

/** Locks the row, so that no cleanup deletes the file at the same moment. */
async function isIssued(ctx: Context, em: EntityManager, id: string): Promise<boolean> {
  const own = { id, ownerId: ctx.viewer!.userId, kind: 'company_logo', deletedAt: null } as const;
  return Boolean(await em.findOne(StoredFile, own, { lockMode: LockMode.PESSIMISTIC_READ }));
}

/** $1 the file. */
const IS_LOGO = statement(
  'company-logo-in-use',
  `
    select exists (select from companies c where c.logo_file_id = $1::uuid and c.deleted_at is null)
      or exists (select from pending_changes p where p.proposed ->> 'logoFileId' = $1::text) as "isLogo!"`,
);

/**
 * company.logo.in-use: the logo of a company is not deleted with its upload. The change would be public without a
 * review, and the person who uploaded it may have left the company. Locks the file, so that no one chooses it at the same
 * moment.
 */
export async function requireUnusedLogo(
  { t }: Context,
  em: EntityManager,
  id: string,
): Promise<void> {
  await em.findOne(StoredFile, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
  const [found] = await readIn(em, IS_LOGO, [id]);
  if (!found?.isLogo) return;
  throw new Failure('RULE_VIOLATION', t('company.logoInUse'), { rule: 'company.logo.in-use' });
}

/** The same error for another user's file as for one that does not exist. */
function notIssued({ t }: Context): Failure {
  const message = t('company.logo');
  return new Failure('BAD_USER_INPUT', message, {
    fields: [{ field: 'logo', message }],
    rule: 'company.logo.issued',
  });
}
