import { activeAdministrators } from '#server/modules/account/administrator/activeAdministrators.service.ts';
import type { RemovalReason, VerificationKind } from '#schema/options/companyVerification.ts';
import { employersOf } from '#server/modules/company/employers.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import { moderationMail } from '#server/modules/notification/moderationMail.service.ts';

interface NamedCompany {
  id: string;
  name: string;
}

interface Outcome {
  status: 'verified' | 'verificationRejected' | 'verificationRemoved';
  proof: VerificationKind;
  reason?: RemovalReason;
  note?: string | null;
}

/** Notifies everyone who works there, by bell and, depending on their settings, by email. */
export async function notifyEmployersOfVerification(
  unit: Unit,
  { id: companyId, name: companyName }: NamedCompany,
  { status, proof, reason = 'administrator', note = null }: Outcome,
): Promise<void> {
  const employers = await employersOf(unit, [companyId]);
  for (const userId of employers.get(companyId) ?? []) {
    await notify(unit, {
      userId,
      kind: 'company_status_changed',
      values: { companyId, companyName, status, proof, reason, ...(note && { note }) },
      link: '/company-profile',
      letter: moderationMail('company', status, { companyName, proof, reason }, note),
    });
  }
}

/** Notifies the administrators that a certificate waits for review. */
export async function requestVerificationReview(
  unit: Unit,
  { id: companyId, name: companyName }: NamedCompany,
  proof: VerificationKind,
): Promise<void> {
  for (const userId of await activeAdministrators(unit.em)) {
    await notify(unit, {
      userId,
      kind: 'company_status_changed',
      values: { companyId, companyName, status: 'verificationWaiting', proof },
      link: `/admin/companies/${companyId}`,
    });
  }
}
