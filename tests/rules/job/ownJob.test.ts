import { describe, expect, test } from 'vitest';
import { JOB_ACTIONS } from '#schema/options/screens/ownJobs.ts';
import { endOfDay } from '#schema/validation/values/endOfDay.ts';
import {
  changedBy,
  firstStatus,
  isAutomatic,
  forbiddenBy,
  isLookedAtAgain,
  isOpen,
  mayPostFrom,
  renewableFrom,
} from '#server/modules/job/job.rules.ts';
import {
  isAhead,
  storedDeadline,
  storedExperience,
  storedPay,
  storedPlace,
} from '#server/modules/job/own/storedJob.rules.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const DAY = 86_400_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY);

const OPEN = { status: 'active', applicationDeadline: inDays(20), deletedAt: null } as const;
const CLOSED = { ...OPEN, status: 'closed' } as const;
const ENDING = { ...OPEN, applicationDeadline: inDays(7) };
const EXPIRED = { ...OPEN, applicationDeadline: inDays(-1) };
const DELETED = { ...OPEN, deletedAt: new Date(NOW.getTime() - 600_000) };
const LOST = { ...OPEN, deletedAt: new Date(NOW.getTime() - 600_001) };
const ENDLESS = { ...OPEN, applicationDeadline: null };

describe('the table of actions on a job; an empty entry is allowed', () => {
  const table: [string, object, Record<string, string>][] = [
    ['open', OPEN, { reopen: 'job.reopen.closed', renew: 'job.renew.window' }],
    ['closed', CLOSED, { close: 'job.close.open', renew: 'job.renew.window' }],
    ['ending', ENDING, { reopen: 'job.reopen.closed' }],
    ['expired', EXPIRED, { reopen: 'job.reopen.closed' }],
    [
      'closed and expired',
      { ...EXPIRED, status: 'closed' },
      { close: 'job.close.open', reopen: 'job.reopen.deadline' },
    ],
    ['endless', ENDLESS, { reopen: 'job.reopen.closed', renew: 'job.renew.window' }],
    ['just deleted', DELETED, { reopen: 'job.reopen.closed', renew: 'job.renew.window' }],
    [
      'deleted, with its upload undone',
      { ...DELETED, isUploadUndone: true },
      { reopen: 'job.reopen.closed', renew: 'job.renew.window', restore: 'job.restore.upload' },
    ],
    [
      'deleted, with its external id in use',
      { ...DELETED, isExternalIdInUse: true },
      { reopen: 'job.reopen.closed', renew: 'job.renew.window', restore: 'job.restore.taken' },
    ],
    [
      'deleted long ago',
      LOST,
      { reopen: 'job.reopen.closed', renew: 'job.renew.window', restore: 'job.restore.window' },
    ],
  ];
  test.each(table)('%s', (_, job, refused) => {
    const verdicts = JOB_ACTIONS.map((action) => [
      action,
      forbiddenBy(action, job as typeof OPEN, NOW),
    ]);
    const found = Object.fromEntries(verdicts.filter(([, rule]) => rule !== null));
    expect(found).toEqual(refused);
  });

  test.each([
    ['feature', { isFeatured: true }],
    ['unfeature', { isFeatured: false }],
    ['hot', { isHot: true }],
    ['unhot', { isHot: false }],
    ['close', { status: 'closed', closedAt: NOW }],
    ['reopen', { status: 'active', closedAt: null }],
    ['renew', { status: 'active', closedAt: null, applicationDeadline: inDays(50) }],
    ['delete', { deletedAt: NOW }],
    ['restore', { deletedAt: null }],
  ] as const)('%s', (action, expected) => expect(changedBy(action, OPEN, NOW)).toEqual(expected));

  test('an expired job is renewed from now', () => {
    expect(changedBy('renew', EXPIRED, NOW).applicationDeadline).toEqual(inDays(30));
    expect(renewableFrom(EXPIRED)).toEqual(inDays(-8));
    expect(renewableFrom(ENDLESS)).toBeNull();
    expect(changedBy('renew', ENDLESS, NOW).applicationDeadline).toEqual(inDays(30));
  });
});

test.each([
  ['active', OPEN, true],
  ['without a deadline', ENDLESS, true],
  ['closed', CLOSED, false],
  ['expired', EXPIRED, false],
  ['at its deadline', { ...OPEN, applicationDeadline: NOW }, false],
  ['just deleted', DELETED, false],
])('a job that is %s is open: %s', (_, job, expected) => expect(isOpen(job, NOW)).toBe(expected));

describe('job.update.looked-at-again', () => {
  const looksAgain = (adminStatus: 'rejected' | 'approved', ...changed: string[]) =>
    isLookedAtAgain({ adminStatus }, changed);

  test('a rejected job waits for approval again when its content changes', () => {
    expect(looksAgain('rejected', 'title')).toBe(true);
    expect(looksAgain('rejected', 'isHot', 'description')).toBe(true);
    expect(looksAgain('approved', 'title')).toBe(false);
  });

  test('but not when only its flags, its deadline or derived fields change', () => {
    expect(looksAgain('rejected')).toBe(false);
    for (const name of [
      'isFeatured',
      'isHot',
      'applicationDeadline',
      'district',
      'state',
      'salaryMin',
      'salaryMax',
      'salaryPeriod',
    ])
      expect(looksAgain('rejected', name)).toBe(false);
  });
});

describe('who may post, and the first status', () => {
  test.each([
    [true, true, true],
    [false, true, false],
    [false, false, true],
    [true, false, true],
  ])('verified %s, required %s: %s', (emailVerified, requireEmailVerification, expected) =>
    expect(mayPostFrom({ emailVerified }, { requireEmailVerification })).toBe(expected),
  );

  test.each([
    ['approved', true, true],
    ['approved', false, false],
    ['pending', true, false],
    ['rejected', true, false],
    ['suspended', true, false],
  ] as const)('company %s, site automatic %s: %s', (adminStatus, autoApproveJobs, expected) =>
    expect(isAutomatic({ adminStatus }, { autoApproveJobs })).toBe(expected),
  );

  test('a job waits if it has a risk sign, even if jobs are approved automatically', () => {
    expect(firstStatus(true, [])).toBe('approved');
    expect(firstStatus(true, ['fee'])).toBe('pending');
    expect(firstStatus(false, [])).toBe('pending');
  });
});

describe('what is stored', () => {
  test.each([
    ['5 - 10 LPA', 500_000, 1_000_000, 'year'],
    ['₹25,000/month', 300_000, 300_000, 'month'],
    ['₹500 per day', null, null, 'day'],
    ['Best in industry', null, null, null],
    ['', null, null, null],
  ])('pay %s', (salary, salaryMin, salaryMax, salaryPeriod) =>
    expect(storedPay(salary)).toEqual({ salary, salaryMin, salaryMax, salaryPeriod }),
  );

  test.each([
    ['Pune, Maharashtra', 'Pune', 'Maharashtra'],
    ['Trivandrum', 'Thiruvananthapuram', 'Kerala'],
    ['Malgudi, Karnataka', null, 'Karnataka'],
    ['On the moon', null, null],
  ])('place %s', (location, district, state) =>
    expect(storedPlace(location)).toEqual({ location, district, state }),
  );

  test.each([
    [{ experience: 0 }, {}, { experienceYears: 0, experienceLevel: 'entry_level' }],
    [
      { experience: 3, experienceLevel: 'executive' },
      {},
      { experienceYears: 3, experienceLevel: 'executive' },
    ],
    [{ experienceLevel: 'executive' }, { experienceYears: 12 }, { experienceLevel: 'executive' }],
    [
      { experienceLevel: 'executive' },
      { experienceYears: 1 },
      { experienceLevel: 'executive', experienceYears: null },
    ],
    [{ experienceLevel: 'executive' }, {}, { experienceLevel: 'executive' }],
    [{ experienceLevel: null }, { experienceYears: 1 }, { experienceLevel: null }],
    [{}, { experienceYears: 1 }, {}],
  ] as const)('experience %o beside %o', (given, known, expected) =>
    expect(storedExperience(given, known)).toStrictEqual(expected),
  );

  test.each([
    ['Asia/Kolkata', '2026-11-21T18:29:59.999Z'],
    ['UTC', '2026-11-21T23:59:59.999Z'],
    ['America/New_York', '2026-11-22T04:59:59.999Z'],
  ])('the end of a day in %s', (zone, expected) => {
    expect(endOfDay('2026-11-21', zone).toISOString()).toBe(expected);
    expect(storedDeadline('2026-11-21T00:00:00.000Z', zone)?.toISOString()).toBe(expected);
    expect(storedDeadline('2026-11-21T10:00:00.000Z', zone)?.toISOString()).toBe(
      '2026-11-21T10:00:00.000Z',
    );
  });

  test('a job may have no deadline', () => {
    for (const none of [null, undefined, '']) expect(storedDeadline(none, 'UTC')).toBeNull();
  });

  test('the end of the day on which the clocks change', () => {
    expect(endOfDay('2026-11-01', 'America/New_York').toISOString()).toBe(
      '2026-11-02T04:59:59.999Z',
    );
    expect(endOfDay('2026-10-31', 'America/New_York').toISOString()).toBe(
      '2026-11-01T03:59:59.999Z',
    );
    // Its end in UTC is after the change, its end in Auckland before.
    expect(endOfDay('2026-04-04', 'Pacific/Auckland').toISOString()).toBe(
      '2026-04-04T10:59:59.999Z',
    );
  });

  test('a deadline must be ahead, empty or unchanged', () => {
    expect(isAhead(inDays(1), NOW)).toBe(true);
    expect(isAhead(null, NOW)).toBe(true);
    expect(isAhead(NOW, NOW)).toBe(false);
    expect(isAhead(inDays(-1), NOW)).toBe(false);
    expect(isAhead(inDays(-1), NOW, inDays(-1))).toBe(true);
    expect(isAhead(inDays(-2), NOW, inDays(-1))).toBe(false);
  });
});
