import type { EmployerPrivacy } from '#schema/options/settings.ts';

type Privacy = Readonly<EmployerPrivacy>;

/** userSetting.profile.visible: employers find only whoever is open to work and has not hidden (decision 44). */
export function mayBeFound(isOpenToWork: boolean, { profileVisibility }: Privacy): boolean {
  return isOpenToWork && profileVisibility === 'public';
}

interface Contact {
  email: string | null;
  phone: string | null;
}

/** userSetting.contact.shown: what stands on a profile that was found. */
export function shownContact(contact: Contact, { showContactInfo }: Privacy): Contact {
  return showContactInfo ? contact : { email: null, phone: null };
}

/** userSetting.contact.direct: whether there is a button to write to this person. */
export function mayBeWrittenTo(isOpenToWork: boolean, privacy: Privacy): boolean {
  return mayBeFound(isOpenToWork, privacy) && privacy.allowDirectContact;
}
