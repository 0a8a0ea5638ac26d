import { expect, test } from 'vitest';
import { LOCATIONS } from '#schema/locations/locations.ts';
import { placeOf, placeSlug, showPayPlace } from '#server/modules/pay/places.rules.ts';
import { KNOWN_TITLES, knownTitle, titleKey } from '#server/modules/pay/titles.rules.ts';

test.each([
  ['Sr. Accountant (Tally) - Pune', 'accountant'],
  ['Urgent hiring: Accountants', 'accountants'],
  ['UI/UX Designer | Remote', 'ui ux designer'],
  ['Node.js Developer', 'node js developer'],
  ['Teacher for Maths', 'teacher'],
  ['staff-nurse', 'staff nurse'],
  ['C++ Developer', 'c++ developer'],
  ['(Urgent)', ''],
])('%s has the key "%s"', (title, key) => {
  expect(titleKey(title)).toBe(key);
});

test.each([
  ['BDE', 'Business Development Executive (BDE)'],
  ['Software Developer', 'Software Engineer'],
  ['accountants', 'Accountant'],
  ['Senior Staff Nurse', 'Staff Nurse'],
  ['business-development-executive', 'Business Development Executive (BDE)'],
  // Other ranks of the same work.
  ['Head IT', undefined],
  ['Territory Sales Officer', undefined],
  // No plural: FO is a field officer.
  ['FOS', 'Field Sales Executive'],
  ['Project Manager', undefined],
  ['Executive', undefined],
  ['Vice Principal', undefined],
  ['Falconer', undefined],
])('%s is known as %s', (text, title) => {
  expect(knownTitle(text)?.title).toBe(title);
});

test('every known title has its own address, and is found by it', () => {
  expect(new Set(KNOWN_TITLES.map(({ slug }) => slug)).size).toBe(KNOWN_TITLES.length);
  for (const known of KNOWN_TITLES) {
    expect(knownTitle(known.title)).toBe(known);
    expect(knownTitle(known.slug)).toBe(known);
  }
});

test.each([
  [null, null, 'en', null],
  ['Maharashtra', null, 'en', 'Maharashtra'],
  ['Maharashtra', 'Pune', 'en', 'Pune, Maharashtra'],
  ['Maharashtra', 'Pune', 'hi', 'पुणे, महाराष्ट्र'],
  ['Maharashtra', 'Nowhere', 'en', 'Nowhere'],
] as const)('pay in %s, %s is shown (%s) as in %s', (state, district, locale, shown) => {
  expect(showPayPlace({ state, district }, locale)).toBe(shown);
});

test('every district is found by its part of an address', () => {
  for (const { city, state } of LOCATIONS) {
    const place = { state, district: city };
    expect(placeOf(placeSlug(place)!)).toEqual(place);
  }
  expect(placeOf('Bombay')).toMatchObject({ state: 'Maharashtra' });
  expect(placeOf('karnataka')).toEqual({ state: 'Karnataka', district: null });
  expect(placeOf('nowhere')).toBeNull();
});
