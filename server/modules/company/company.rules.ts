import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { wasApproved } from '#server/modules/review/pendingChange.rules.ts';

/** company.create.one: an employer can create only one company. */
export function mayCreateCompany(has: { deletedAt?: Date | null } | null | undefined): boolean {
  return !has || Boolean(has.deletedAt);
}

/**
 * company.create.status: a new company waits for approval, unless the site approves automatically and its texts have no
 * risk sign (product decision 79).
 */
export function statusAtFirst(
  settings: { autoApproveCompanies: boolean },
  riskSigns: readonly RiskSign[],
): AdminStatus {
  return settings.autoApproveCompanies && riskSigns.length === 0 ? 'approved' : 'pending';
}

/** company.update.status: a rejected company returns to review when it changes. Any other status stays. */
export function statusAfterUpdate(status: AdminStatus): AdminStatus {
  return status === 'rejected' ? 'pending' : status;
}

const SLUG_LENGTH = 80;

/** The name as part of an address. Empty for a name without Latin letters or digits. */
export function slugOf(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_LENGTH)
    .replaceAll(/^-|-$/g, '');
  return plain || 'company';
}

/** company.create.slug: companies with the same name get different addresses. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let count = 2;
  while (taken.has(`${wanted}-${count}`)) count += 1;
  return `${wanted}-${count}`;
}

/**
 * company.approved.once: until the first approval no one has reviewed the name, and the address of the page follows it.
 * From then on the address stays, because links lead to it.
 */
export function wasOnceApproved({
  approvedAt,
  adminStatus,
}: {
  approvedAt?: Date | null | undefined;
  adminStatus: AdminStatus;
}): boolean {
  return Boolean(approvedAt) || wasApproved(adminStatus);
}

const ISSUED = /^(?:\/uploads\/logos\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * company.logo.issued: the id of the file that `logo` refers to, given as the upload returned it: id, path or full
 * address.
 */
export function logoIdOf(logo: string, publicUrl: string): string | null {
  const path = logo.startsWith(`${publicUrl}/`) ? logo.slice(publicUrl.length) : logo;
  return ISSUED.exec(path)?.[1]?.toLowerCase() ?? null;
}
