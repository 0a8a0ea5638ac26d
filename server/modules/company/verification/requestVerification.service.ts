import { LockMode } from '@mikro-orm/postgresql';
import type { VerificationValues } from '#schema/validation/employers/verification.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { StoredFile } from '#server/modules/file/file.entity.ts';
import { requestVerificationReview } from './notifyVerification.service.ts';
import { withOwnCompany } from './ownCompany.service.ts';
import { releaseDocument } from './replaceVerified.service.ts';
import { StoredVerification } from './verification.entity.ts';

/** Submits a certificate for administrators to compare. It replaces a pending one; existing verifications stay. */
export async function requestVerification(ctx: Context, values: VerificationValues): Promise<void> {
  const { kind, number, documentId } = values;
  await withOwnCompany(ctx, async (unit, company) => {
    const { em, services } = unit;
    const now = services.clock.now();
    const fileId = await ownDocument(ctx, em, documentId);
    const which = { companyId: company.id, kind, status: 'pending' } as const;
    const before = await em.findOne(StoredVerification, which);
    if (before) {
      if (before.fileId !== fileId) await releaseDocument(em, before, now);
      em.remove(before);
      await em.flush();
    }
    em.create(
      StoredVerification,
      {
        id: newId(now.getTime()),
        ...which,
        value: number,
        fileId,
        submittedBy: ctx.viewer!.userId,
        submittedAt: now,
      },
      { persist: true },
    );
    // Correcting a pending request does not notify the administrators again.
    if (!before) await requestVerificationReview(unit, company, kind);
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'company.requestVerification',
      subject: { kind: 'company', id: company.id },
      after: { verification: kind },
    });
  });
}

/** Locks the file, so that no cleanup deletes it at the same moment. Each document is used for only one proof. */
async function ownDocument(ctx: Context, em: Context['em'], id: string): Promise<string> {
  const own = {
    id,
    ownerId: ctx.viewer!.userId,
    kind: 'company_document',
    deletedAt: null,
  } as const;
  const lock = { lockMode: LockMode.PESSIMISTIC_READ };
  const file = isId(id) ? await em.findOne(StoredFile, own, lock) : null;
  if (file) return file.id;
  const message = ctx.t('verification.document');
  throw new Failure('BAD_USER_INPUT', message, {
    fields: [{ field: 'documentId', message }],
    rule: 'company.verification.document',
  });
}
