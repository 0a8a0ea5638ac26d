import { expect, test } from 'vitest';
import { labeller } from '#server/modules/analytics/answer/labels.ts';

test.each([
  ['en', 'Kerala', 'Finance & Banking', 'Rare trade'],
  ['hi', 'केरल', 'फ़ाइनेंस और बैंकिंग', 'Rare trade'],
] as const)('states and categories are named in the reader’s language (%s)', (locale, ...names) => {
  const state = labeller('state', null, locale);
  const category = labeller('category', null, locale);
  expect([
    state('Kerala', null),
    category('finance-banking', 'Finance & Banking'),
    category('rare-trade', 'Rare trade'),
  ]).toEqual(names);
});

test.each([
  ['day', '2026-11-16', '16 Nov 2026'],
  ['week', '2026-11-16', 'Week of 16 Nov 2026'],
  ['month', '2026-11-01', 'November 2026'],
  ['quarter', '2026-10-01', 'Q4 2026'],
  ['quarter', '2027-01-01', 'Q1 2027'],
  ['year', '2026-01-01', '2026'],
  ['hour', '2026-11-16T09:00', '16 Nov 2026, 09:00'],
] as const)('a step (%s) that begins at %s is called %s', (grain, key, label) => {
  expect(labeller('time', grain, 'en')(key, null)).toBe(label);
});

test('what is known by its key has a name in every language, and what is missing says so', () => {
  expect(labeller('district', null, 'hi')('Pune', null)).toBe('पुणे, महाराष्ट्र');
  expect(labeller('remote', null, 'en')('yes', null)).toBe('Yes');
  expect(labeller('remote', null, 'en')(null, null)).toBe('Not given');
});
