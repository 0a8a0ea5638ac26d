import type { EntityManager } from '@mikro-orm/postgresql';
import type { VerificationKind } from '#schema/options/companyVerification.ts';
import { StoredFile } from '#server/modules/file/file.entity.ts';
import { StoredVerification } from './verification.entity.ts';

/** Replaces an earlier verification of this kind. */
export async function replaceVerified(
  em: EntityManager,
  which: { companyId: string; kind: VerificationKind },
  now: Date,
): Promise<void> {
  const old = await em.findOne(StoredVerification, { ...which, status: 'verified' });
  if (!old) return;
  await releaseDocument(em, old, now);
  em.assign(old, { status: 'removed', removalReason: 'replaced', decidedAt: now });
  // Removed before the new one is written, because at most one of a kind may be verified.
  await em.flush();
}

/** The certificate is no longer needed, and the next cleanup deletes it. */
export async function releaseDocument(
  em: EntityManager,
  { id, fileId }: StoredVerification,
  deletedAt: Date,
): Promise<void> {
  if (!fileId) return;
  // One scan may show both numbers.
  const other = { fileId, id: { $ne: id }, status: { $in: ['pending', 'verified'] } } as const;
  if ((await em.count(StoredVerification, other)) > 0) return;
  await em.nativeUpdate(StoredFile, { id: fileId }, { deletedAt });
}
