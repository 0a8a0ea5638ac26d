import type { EntityManager } from '@mikro-orm/postgresql';
import type { VerificationKind } from '#schema/options/companyVerification.ts';
import { StoredFile } from '#server/modules/file/file.entity.ts';
import { StoredVerification } from './verification.entity.ts';

/** What was verified of this kind makes room for a newer one. */
export async function replaceVerified(
  em: EntityManager,
  which: { companyId: string; kind: VerificationKind },
  now: Date,
): Promise<void> {
  const old = await em.findOne(StoredVerification, { ...which, status: 'verified' });
  if (!old) return;
  await releaseDocument(em, old, now);
  em.assign(old, { status: 'removed', removalReason: 'replaced', decidedAt: now });
  // Before the newer one is written: there is at most one.
  await em.flush();
}

/** The certificate is of no further use; the next cleanup deletes it. */
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
