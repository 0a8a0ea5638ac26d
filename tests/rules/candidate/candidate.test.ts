import { expect, test } from 'vitest';
import { CONTACTS_A_DAY } from '#schema/options/screens/candidates.ts';
import {
  candidateFilterSchema,
  contactCandidateSchema,
} from '#schema/validation/employers/candidate.ts';
import {
  activeSince,
  activityOn,
  countMessagesSince,
  inOrder,
  maySearch,
  mayWriteAgainAt,
  mayWriteFrom,
} from '#server/modules/candidate/candidate.rules.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const HOUR = 3_600_000;

test('candidate.search.approved: an approved company, and no other status', () => {
  expect(maySearch({ adminStatus: 'approved' })).toBe(true);
  for (const adminStatus of ['pending', 'rejected', 'suspended'] as const)
    expect(maySearch({ adminStatus })).toBe(false);
  expect(maySearch(null)).toBe(false);
});

test("candidate.contact.verified-address: required while the site's setting says so", () => {
  expect(mayWriteFrom({ emailVerified: false }, { requireEmailVerification: true })).toBe(false);
  expect(mayWriteFrom({ emailVerified: false }, { requireEmailVerification: false })).toBe(true);
  expect(mayWriteFrom({ emailVerified: true }, { requireEmailVerification: true })).toBe(true);
});

test('candidate.contact.not-too-many: the twentieth message within 24 hours is the last', () => {
  const sent = (count: number) =>
    Array.from({ length: count }, (_, n) => new Date(NOW.getTime() - (n + 1) * HOUR));
  expect(mayWriteAgainAt(sent(CONTACTS_A_DAY - 1))).toBeNull();
  expect(mayWriteAgainAt(sent(CONTACTS_A_DAY))).toEqual(new Date('2026-11-21T14:00:00Z'));
  expect(countMessagesSince(NOW)).toEqual(new Date('2026-11-20T10:00:00Z'));
});

test("a card's last activity agrees with what the filter finds", () => {
  const on = (day: string) => activityOn(day, NOW);
  expect(on('2026-11-21')).toBe('week');
  for (const [days, activity] of [
    [7, 'week'],
    [30, 'month'],
    [90, 'quarter'],
  ] as const) {
    const last = activeSince(days, NOW);
    expect(on(last)).toBe(activity);
    const before = new Date(Date.parse(last) - 24 * HOUR).toISOString().slice(0, 10);
    expect(on(before)).not.toBe(activity);
  }
  expect(on('2020-01-01')).toBe('earlier');
  expect(activeSince(7, NOW)).toBe('2026-11-14');
  // At midnight the eighth day has just begun.
  expect(activityOn('2026-11-13', new Date('2026-11-21T00:00:00Z'))).toBe('month');
});

test('a range given the wrong way round is swapped', () => {
  expect(inOrder(5, 2)).toEqual([2, 5]);
  expect(inOrder(2, 5)).toEqual([2, 5]);
  expect(inOrder(undefined, 5)).toEqual([null, 5]);
  expect(inOrder(5, undefined)).toEqual([5, null]);
  expect(inOrder(5, null)).toEqual([5, null]);
  expect(inOrder(0, 0)).toEqual([0, 0]);
});

test('a filter is cleaned up, and refused if it is impossible', () => {
  const read = (value: object) => candidateFilterSchema.safeParse(value);
  expect(read({ search: '  two \n words ', skills: [' Tally', 'tally', ''] }).data).toMatchObject({
    search: 'two words',
    skills: ['Tally'],
  });
  for (const wrong of [
    { experienceFrom: -1 },
    { experienceTo: 61 },
    { experienceFrom: 1.5 },
    { salaryTo: 3_000_000_000 },
    { skills: Array.from({ length: 11 }, (_, n) => `Skill ${n}`) },
  ])
    expect(read(wrong).success).toBe(false);
});

test('a message has 1 to 1,000 characters, a recipient and a job', () => {
  const whole = { candidateId: 'a', jobId: 'b', message: ' May we talk?\r\n' };
  expect(contactCandidateSchema.parse(whole).message).toBe('May we talk?');
  for (const wrong of [{ message: ' ' }, { message: 'x'.repeat(1_001) }, { jobId: '' }])
    expect(contactCandidateSchema.safeParse({ ...whole, ...wrong }).success).toBe(false);
});
