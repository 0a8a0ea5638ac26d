import { expect, test } from 'vitest';
import { EMPLOYER_PRIVACY_DEFAULTS } from '#schema/options/settings.ts';
import {
  hasRoomForLetter,
  mayWriteFrom,
  shownContact,
  shownRecruiter,
  takesLetters,
} from '#server/modules/company/contact/companyContact.rules.ts';

const MEERA = { firstName: 'Meera', lastName: 'Nair' };
const OPEN = EMPLOYER_PRIVACY_DEFAULTS;
const HIDDEN = { ...OPEN, profileVisibility: 'private' as const };
const THERE = { isActive: true, isVerified: true };
const CONTACT = { phone: '022 2345 6789', email: 'hr@lotus.example' };

test('company.recruiter.shown', () => {
  expect(shownRecruiter(MEERA, OPEN)).toBe('Meera Nair');
  expect(shownRecruiter({ firstName: '', lastName: 'Nair' }, OPEN)).toBe('Nair');
  expect(shownRecruiter({ firstName: '', lastName: '' }, OPEN)).toBeNull();
  expect(shownRecruiter(MEERA, HIDDEN)).toBeNull();
  for (const lastName of ['98765 43210', 'on WhatsApp', 'hr@elsewhere.example', 'registration fee'])
    expect(shownRecruiter({ firstName: 'Meera', lastName }, OPEN)).toBeNull();
  expect(shownRecruiter(MEERA, OPEN, HIDDEN)).toBeNull();
});

test('company.contact.shown', () => {
  const owner = (showContactInfo: boolean) => ({
    ...THERE,
    privacy: { ...HIDDEN, showContactInfo },
  });
  expect(shownContact(CONTACT, owner(true))).toEqual(CONTACT);
  expect(shownContact(CONTACT, null)).toEqual(CONTACT);
  expect(shownContact(CONTACT, owner(false))).toEqual({ phone: null, email: null });
});

test('company.letter.allowed', () => {
  const takes = (owner: Parameters<typeof takesLetters>[0], enableEmailNotifications = true) =>
    takesLetters(owner, { enableEmailNotifications });
  expect(takes({ ...THERE, privacy: HIDDEN })).toBe(true);
  expect(takes({ ...THERE, privacy: HIDDEN }, false)).toBe(false);
  expect(takes({ ...THERE, isActive: false, privacy: OPEN })).toBe(false);
  expect(takes({ ...THERE, isVerified: false, privacy: OPEN })).toBe(false);
  expect(takes({ ...THERE, privacy: { ...OPEN, allowDirectContact: false } })).toBe(false);
  expect(takes(null)).toBe(false);
});

test.each([
  [true, true, true, true],
  [false, false, true, false],
  [false, false, false, true],
  [false, true, false, false],
])(
  'company.letter.verified-address: confirmed %s, shared %s, required %s',
  (emailVerified, shares, requireEmailVerification, may) => {
    expect(mayWriteFrom({ emailVerified }, shares, { requireEmailVerification })).toBe(may);
  },
);

test('company.letter.room', () => {
  expect([hasRoomForLetter(9, 10), hasRoomForLetter(10, 10)]).toEqual([true, false]);
});
