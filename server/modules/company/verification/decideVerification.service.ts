import type { DecideVerificationValues } from '#schema/validation/employers/verification.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { notifyEmployersOfVerification } from './notifyVerification.service.ts';
import { lockedCompany } from './ownCompany.service.ts';
import { releaseDocument, replaceVerified } from './replaceVerified.service.ts';
import { StoredVerification } from './verification.entity.ts';
import { mayDecide } from './verification.rules.ts';

const OUTCOMES = {
  confirm: { status: 'verified', action: 'company.confirmVerification' },
  reject: { status: 'verificationRejected', action: 'company.rejectVerification' },
  remove: { status: 'verificationRemoved', action: 'company.removeVerification' },
} as const;

/**
 * Writes the row, the notifications, the emails and the log in one transaction. If two people decide
 * at once, the second finds nothing left to decide.
 */
export async function decideVerification(
  ctx: Context,
  { id, decision, note = null, companyName }: DecideVerificationValues,
): Promise<string> {
  const services = await withCurrentSettings(ctx.services);
  const now = services.clock.now();
  return ctx.em.transactional(async (em) => {
    const seen = isId(id) ? await em.findOne(StoredVerification, { id }) : null;
    const company = await lockedCompany(em, seen?.companyId);
    const entry = company && (await em.findOne(StoredVerification, { id }, { refresh: true }));
    if (!company || !entry) throw new Failure('NOT_FOUND', ctx.t('verification.missing'));
    if (companyName && companyName !== company.name) {
      throw new Failure('CONFLICT', ctx.t('verification.renamed', { name: company.name }), {
        rule: 'company.verification.seen',
        current: company.name,
      });
    }
    if (!mayDecide(decision, entry)) {
      throw new Failure('CONFLICT', ctx.t('verification.decided', { status: entry.status }), {
        rule: 'company.verification.decide',
        current: entry.status,
      });
    }
    const { kind, companyId } = entry;
    if (decision === 'confirm') await replaceVerified(em, { companyId, kind }, now);
    else await releaseDocument(em, entry, now);
    em.assign(entry, {
      ...(decision === 'confirm' && { status: 'verified', verifiedAt: now }),
      ...(decision === 'reject' && { status: 'rejected' }),
      ...(decision === 'remove' && { status: 'removed', removalReason: 'administrator' }),
      decidedBy: ctx.viewer!.userId,
      decidedAt: now,
      note,
    });
    const { status, action } = OUTCOMES[decision];
    await notifyEmployersOfVerification({ em, services }, company, { status, proof: kind, note });
    await recordActivity(em, {
      ...actorFacts(ctx),
      action,
      subject: { kind: 'company', id: companyId },
      after: { verification: kind, ...(note && { note }) },
    });
    return companyId;
  });
}
