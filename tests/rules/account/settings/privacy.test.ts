import { expect, test } from 'vitest';
import { EMPLOYER_PRIVACY_DEFAULTS } from '#schema/options/settings.ts';
import {
  mayBeFound,
  mayBeWrittenTo,
  shownContact,
} from '#server/modules/account/settings/userSetting.rules.ts';

const OPEN = { ...EMPLOYER_PRIVACY_DEFAULTS };
const contact = { email: 'asha@people.example', phone: '9876543210' };

test('userSetting.profile.visible: only seekers who are open to work and not hidden', () => {
  expect(mayBeFound(true, OPEN)).toBe(true);
  expect(mayBeFound(false, OPEN)).toBe(false);
  expect(mayBeFound(true, { ...OPEN, profileVisibility: 'private' })).toBe(false);
});

test('userSetting.contact.shown: neither email nor phone if that is switched off', () => {
  expect(shownContact(contact, OPEN)).toEqual(contact);
  expect(shownContact(contact, { ...OPEN, showContactInfo: false })).toEqual({
    email: null,
    phone: null,
  });
});

test('userSetting.contact.direct: only visible seekers can be written to', () => {
  expect(mayBeWrittenTo(true, OPEN)).toBe(true);
  expect(mayBeWrittenTo(true, { ...OPEN, allowDirectContact: false })).toBe(false);
  expect(mayBeWrittenTo(true, { ...OPEN, profileVisibility: 'private' })).toBe(false);
});
