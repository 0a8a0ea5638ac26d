import type { AdminStatus } from '#schema/options/statuses.ts';

/** company.create.one: whoever has a company makes no second one. */
export function mayCreateCompany(has: { deletedAt?: Date | null } | null | undefined): boolean {
  return !has || Boolean(has.deletedAt);
}

/** company.create.status: it waits for the administrators, unless they have said that none has to. */
export function statusAtFirst(settings: { autoApproveCompanies: boolean }): AdminStatus {
  return settings.autoApproveCompanies ? 'approved' : 'pending';
}

/** company.update.status: what was rejected is looked at again once it has changed; nothing else moves. */
export function statusAfterUpdate(status: AdminStatus): AdminStatus {
  return status === 'rejected' ? 'pending' : status;
}

const SLUG_LENGTH = 80;

/** The name in an address. A name without a Latin letter or a digit has none of its own. */
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

/** company.create.slug: two of one name have two addresses. */
export function freeSlug(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  let count = 2;
  while (taken.has(`${wanted}-${count}`)) count += 1;
  return `${wanted}-${count}`;
}

const ISSUED = /^(?:\/uploads\/logos\/)?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** company.logo.issued: the file that a `logo` names, as an upload answers it: by id, path or full address. */
export function logoIdOf(logo: string, publicUrl: string): string | null {
  const path = logo.startsWith(`${publicUrl}/`) ? logo.slice(publicUrl.length) : logo;
  return ISSUED.exec(path)?.[1]?.toLowerCase() ?? null;
}
