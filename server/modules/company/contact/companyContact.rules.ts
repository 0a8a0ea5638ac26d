import type { EmployerPrivacy } from '#schema/options/settings.ts';

/** The first of a company's people who is still there: their switches count for the company. */
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

/** company.recruiter.shown: a name stands in public only where the owner, and the person, are visible (decision 43). */
export function shownRecruiter(person: Name, ...privacies: readonly Privacy[]): string | null {
  const isShown = privacies.every(({ profileVisibility }) => profileVisibility === 'public');
  return (isShown && `${person.firstName} ${person.lastName}`.trim()) || null;
}

interface Contact {
  phone: string | null;
  email: string | null;
}

/** company.contact.shown: a company that nobody runs here shows what it was given. */
export function shownContact(contact: Contact, owner: Owner | null): Contact {
  return !owner || owner.privacy.showContactInfo ? contact : { phone: null, email: null };
}

/** company.letter.allowed: there is somebody to write to, who wants to be written to. */
export function takesLetters(owner: Owner | null): boolean {
  return Boolean(owner?.isActive && owner.isVerified && owner.privacy.allowDirectContact);
}

/** company.letter.verified-address: where one may answer to must be the writer's own address. */
export function mayWriteFrom(
  person: { emailVerified: boolean },
  sharesEmail: boolean,
  site: { requireEmailVerification: boolean },
): boolean {
  return person.emailVerified || (!sharesEmail && !site.requireEmailVerification);
}

/** company.letter.room: a day's worth. */
export function hasRoomForLetter(sentToday: number, max: number): boolean {
  return sentToday < max;
}
