import type { EmployerPrivacy, SystemSettings } from '#schema/options/settings.ts';
import { riskWordsOf } from '#server/modules/review/risk.rules.ts';

/** The first of a company's people who still has an account. Their privacy settings apply to the company. */
interface Owner {
  privacy: EmployerPrivacy;
  isActive: boolean;
  isVerified: boolean;
}

interface Name {
  firstName: string;
  lastName: string;
}

type Privacy = Pick<EmployerPrivacy, 'profileVisibility'>;

/**
 * company.recruiter.shown: a name is public only if both the owner and the person are visible (product decision 43).
 * Nobody reviews it, so a "name" that is a phone number or asks for money is not shown.
 */
export function shownRecruiter(person: Name, ...privacies: readonly Privacy[]): string | null {
  const name = `${person.firstName} ${person.lastName}`.trim();
  const isShown = privacies.every(({ profileVisibility }) => profileVisibility === 'public');
  const hasSigns = riskWordsOf({ texts: [name], companyWebsite: null }).length > 0;
  return (isShown && !hasSigns && name) || null;
}

interface Contact {
  phone: string | null;
  email: string | null;
}

/** company.contact.shown: a company without an owner shows the contact details it was given. */
export function shownContact(contact: Contact, owner: Owner | null): Contact {
  return !owner || owner.privacy.showContactInfo ? contact : { phone: null, email: null };
}

/** company.letter.allowed: the company has an owner who accepts messages, and the site sends such emails. */
export function takesLetters(
  owner: Owner | null,
  site: Pick<SystemSettings, 'enableEmailNotifications'>,
): boolean {
  if (!owner?.isActive || !owner.isVerified) return false;
  return owner.privacy.allowDirectContact && site.enableEmailNotifications;
}

/** company.letter.verified-address: only a confirmed address is shared. The site may require one to write at all. */
export function mayWriteFrom(
  person: { emailVerified: boolean },
  sharesEmail: boolean,
  site: { requireEmailVerification: boolean },
): boolean {
  return person.emailVerified || (!sharesEmail && !site.requireEmailVerification);
}

/** company.letter.room: the daily limit of messages. */
export function hasRoomForLetter(sentToday: number, max: number): boolean {
  return sentToday < max;
}
