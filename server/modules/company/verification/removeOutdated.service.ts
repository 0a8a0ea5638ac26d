import type { VerificationKind } from '#schema/options/companyVerification.ts';
import type { Company } from '#server/modules/company/company.entity.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { notifyEmployersOfVerification } from './notifyVerification.service.ts';
import { releaseDocument } from './replaceVerified.service.ts';
import { StoredVerification, WorkEmailLink } from './verification.entity.ts';
import { removalReason } from './verification.rules.ts';

type Identity = Pick<Company, 'name' | 'website'>;

/**
 * Call it in the same transaction whenever a company's public name or website changes: verifications of the old one
 * are removed. Returns the removed kinds.
 */
export async function removeOutdatedVerifications(
  unit: Unit,
  company: Company,
  before: Identity,
): Promise<VerificationKind[]> {
  if (before.name === company.name && before.website === company.website) return [];
  const { em, services } = unit;
  const now = services.clock.now();
  const current = { companyId: company.id, status: { $in: ['pending', 'verified'] } } as const;
  const removed: VerificationKind[] = [];
  let reason: 'name' | 'website' | null = null;
  for (const entry of await em.find(StoredVerification, current)) {
    const why = removalReason(entry, before, company);
    // A pending certificate stays, because it is compared with the name at the time of review.
    if (!why || (entry.status === 'pending' && entry.kind !== 'domain')) continue;
    // A link that was sent for the old website must not verify it again.
    if (entry.kind === 'domain')
      await em.nativeUpdate(
        WorkEmailLink,
        { companyId: company.id, usedAt: null },
        { usedAt: now },
      );
    if (entry.status === 'verified') {
      removed.push(entry.kind);
      reason = why;
    }
    await releaseDocument(em, entry, now);
    em.assign(entry, { status: 'removed', removalReason: why, decidedAt: now });
  }
  if (reason) {
    const [proof] = removed;
    const outcome = { status: 'verificationRemoved', proof: proof!, reason } as const;
    await notifyEmployersOfVerification(unit, company, outcome);
  }
  return removed;
}
