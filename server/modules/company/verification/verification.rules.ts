import {
  FREE_MAIL_HOSTS,
  SHARED_HOSTS,
  type RemovalReason,
  type VerificationDecision,
  type VerificationKind,
  type VerificationStatus,
} from '#schema/options/companyVerification.ts';

const HOUR = 3_600_000;

/** A link works once, until it expires. */
export function isLinkUsable(link: { usedAt?: Date | null; expiresAt: Date }, now: Date): boolean {
  return !link.usedAt && now < link.expiresAt;
}

export const LINK_LIFETIME = 24 * HOUR;
export const COMPANY_WINDOW = HOUR;
export const ADDRESS_WINDOW = 24 * HOUR;
const MAILS_A_COMPANY = 3;
const MAILS_AN_ADDRESS = 5;

/** The host of a website without `www.`, in the ASCII form that DNS uses; null if there is none. */
export function hostOf(website: string | null | undefined): string | null {
  if (!website || !URL.canParse(website)) return null;
  const host = new URL(website).hostname.replace(/^www\./, '').replace(/\.$/, '');
  return host.includes('.') ? host : null;
}

export function domainOf(email: string): string | null {
  return hostOf(`http://${email.slice(email.lastIndexOf('@') + 1)}`);
}

const isWithin = (host: string, domain: string) => host === domain || host.endsWith(`.${domain}`);

const isListed = (host: string, list: readonly string[]) =>
  list.some((domain) => isWithin(host, domain));

/**
 * company.verification.domain: an address is the company's own if its domain is the website's domain, a parent of it or
 * a subdomain of it. Two subdomains of the same domain never match, so no list of public suffixes is needed.
 */
export function isOwnDomain(domain: string, website: string | null | undefined): boolean {
  const host = hostOf(website);
  return host !== null && (isWithin(host, domain) || isWithin(domain, host));
}

export type EmailRefusal = 'noWebsite' | 'free' | 'shared' | 'other';

/** company.verification.email: why an address does not prove the domain; null if it does. */
export function emailRefusal(
  email: string,
  website: string | null | undefined,
): EmailRefusal | null {
  const domain = domainOf(email);
  const host = hostOf(website);
  if (!host) return 'noWebsite';
  if (!domain || isListed(domain, FREE_MAIL_HOSTS)) return 'free';
  if (isListed(host, SHARED_HOSTS) || isListed(domain, SHARED_HOSTS)) return 'shared';
  return isOwnDomain(domain, website) ? null : 'other';
}

/** company.verification.limit: no inbox is flooded with our emails. */
export function mayMailWorkLink(sent: { byCompany: number; toAddress: number }): boolean {
  return sent.byCompany < MAILS_A_COMPANY && sent.toAddress < MAILS_AN_ADDRESS;
}

interface Identity {
  name: string;
  website?: string | null;
}

const sameName = (a: string, b: string) => folded(a) === folded(b);
const folded = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();

/**
 * company.verification.removed: why this is no longer verified. A new name ends every verification, because it may be
 * another company; a new website ends what was proven for the old one. Changes of case and spacing do not count.
 */
export function removalReason(
  { kind, value }: { kind: VerificationKind; value: string },
  before: Identity,
  after: Identity,
): Extract<RemovalReason, 'name' | 'website'> | null {
  if (!sameName(before.name, after.name)) return 'name';
  if (kind !== 'domain' || hostOf(before.website) === hostOf(after.website)) return null;
  return isOwnDomain(value, after.website) ? null : 'website';
}

const DECIDED_FROM: Readonly<Record<VerificationDecision, VerificationStatus>> = {
  confirm: 'pending',
  reject: 'pending',
  remove: 'verified',
};

/** company.verification.decide: a domain is verified by its email alone. */
export function mayDecide(
  decision: VerificationDecision,
  { kind, status }: { kind: VerificationKind; status: VerificationStatus },
): boolean {
  return DECIDED_FROM[decision] === status && (decision === 'remove' || kind !== 'domain');
}
