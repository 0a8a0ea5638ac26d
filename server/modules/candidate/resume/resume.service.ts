import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { RESUMES_MAX } from '#schema/options/limits.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { requireUnusedLogo } from '#server/modules/company/companyLogo.service.ts';
import { StoredFile } from '#server/modules/file/file.entity.ts';
import {
  ownFile,
  storeUpload,
  type WriteWithFile,
  type Upload,
} from '#server/modules/file/file.service.ts';
import { StoredResume } from './resume.entity.ts';
import { mayKeepAnother } from './resume.rules.ts';

/** Uploads a resume and stores it for further applications. The first one becomes the default. */
export async function uploadResume(
  ctx: Context,
  upload: Pick<Upload, 'name' | 'stream'>,
  writeWithFile: WriteWithFile = async () => {},
): Promise<StoredFile> {
  requireRoom(ctx, await ctx.em.count(StoredResume, { user: ctx.viewer!.userId }));
  return storeUpload(ctx, { ...upload, kind: 'resume' }, async (em, file, user) => {
    await keepResume(ctx, em, user, { id: file.id, createdAt: file.createdAt });
    await writeWithFile(em, file, user);
  });
}

/**
 * The transaction holds the row of the user, so that simultaneous uploads cannot exceed the limit.
 */
async function keepResume(
  ctx: Context,
  em: EntityManager,
  user: User,
  { id, createdAt }: Pick<StoredFile, 'id' | 'createdAt'>,
): Promise<void> {
  const kept = await em.find(StoredResume, { user });
  requireRoom(ctx, kept.length);
  const isDefault = !kept.some((resume) => resume.isDefault);
  em.persist(em.create(StoredResume, { id, user, fileId: id, isDefault, createdAt }));
  await ctx.services.tasks.enqueue(em, 'read-resume', { resumeId: id });
}

function requireRoom({ t }: Context, kept: number): void {
  if (mayKeepAnother(kept)) return;
  const message = t('resume.limit', { max: RESUMES_MAX });
  throw new Failure('RULE_VIOLATION', message, { rule: 'resume.add.limit' });
}

/** Locks the user's row: of two simultaneous changes, the second sees the first. */
function withLockedUser<Done>(
  ctx: Context,
  change: (em: EntityManager, user: User) => Promise<Done>,
): Promise<Done> {
  return ctx.em.transactional(async (em) => {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const user = await em.findOneOrFail(User, ctx.viewer!.userId, { lockMode });
    return change(em, user);
  });
}

export async function setDefaultResume(ctx: Context, id: string): Promise<void> {
  await ownFile(ctx, id);
  await withLockedUser(ctx, async (em, user) => {
    const resume = await em.findOne(StoredResume, { id, user });
    if (!resume) throw new Failure('NOT_FOUND', ctx.t('file.unknown'));
    await em.nativeUpdate(StoredResume, { user, isDefault: true }, { isDefault: false });
    await em.nativeUpdate(StoredResume, { id }, { isDefault: true });
  });
}

/**
 * Deleted for its owner at once; applications keep what they were sent with. The newest remaining
 * resume becomes the default.
 */
export async function deleteUpload(ctx: Context, id: string): Promise<void> {
  const { id: fileId, kind } = await ownFile(ctx, id);
  await withLockedUser(ctx, async (em, user) => {
    if (kind === 'company_logo') await requireUnusedLogo(ctx, em, fileId);
    const resume = await em.findOne(StoredResume, { id: fileId, user });
    if (resume) await em.nativeDelete(StoredResume, { id: fileId });
    await em.nativeUpdate(StoredFile, { id: fileId }, { deletedAt: ctx.services.clock.now() });
    if (!resume?.isDefault) return;
    const [newest] = await em.find(
      StoredResume,
      { user, id: { $ne: fileId } },
      { orderBy: { createdAt: 'desc' }, limit: 1 },
    );
    if (newest) await em.nativeUpdate(StoredResume, { id: newest.id }, { isDefault: true });
  });
}

/** Restores a deleted resume while its file still exists and there is room for it. */
export async function restoreResume(ctx: Context, id: string): Promise<void> {
  await withLockedUser(ctx, async (em, user) => {
    const file = await em.findOne(StoredFile, { id, ownerId: user.id, kind: 'resume' });
    if (!file) throw new Failure('NOT_FOUND', ctx.t('file.unknown'));
    if (!file.deletedAt) return;
    file.deletedAt = null;
    await keepResume(ctx, em, user, file);
  });
}
