import type { EmployerPrivacy } from '#schema/options/settings.ts';

type Privacy = Readonly<EmployerPrivacy>;

/**
 * userSetting.profile.visible: employers find only job seekers who are open to work and have not hidden their profile
 * (product decision 44).
 */
export function mayBeFound(isOpenToWork: boolean, { profileVisibility }: Privacy): boolean {
  return isOpenToWork && profileVisibility === 'public';
}

interface Contact {
  email: string | null;
  phone: string | null;
}

/** userSetting.contact.shown: the contact details on a profile that was found. */
export function shownContact(contact: Contact, { showContactInfo }: Privacy): Contact {
  return showContactInfo ? contact : { email: null, phone: null };
}

/** userSetting.contact.direct: whether employers can write to this person from the profile. */
export function mayBeWrittenTo(isOpenToWork: boolean, privacy: Privacy): boolean {
  return mayBeFound(isOpenToWork, privacy) && privacy.allowDirectContact;
}
