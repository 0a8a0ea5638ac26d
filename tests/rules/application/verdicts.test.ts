import { describe, expect, test } from 'vitest';
import { isOpen, mayApplyFrom } from '#server/modules/application/application.rules.ts';
import { mayBeSent } from '#server/modules/file/file.rules.ts';
import { JOB_STANDINGS } from '#schema/options/jobStandings.ts';
import { hasRoom, MOST_BYTES, MOST_FILES } from '#server/modules/file/file.rules.ts';
import { mayKeepAnother } from '#server/modules/candidate/resume/resume.rules.ts';

test('application.submit.job-open', () => {
  expect(JOB_STANDINGS.filter(isOpen)).toEqual(['live']);
});

test.each([
  [true, true, true],
  [true, false, true],
  [false, true, false],
  [false, false, true],
])(
  'application.submit.verified-address: confirmed %s, required %s',
  (emailVerified, requireEmailVerification, may) => {
    expect(mayApplyFrom({ emailVerified }, { requireEmailVerification })).toBe(may);
  },
);

describe('application.submit.resume-own', () => {
  const file = { ownerId: 'asha', kind: 'resume', status: 'ready', deletedAt: null };
  test.each([
    ['a resume', file, true],
    ['another document', { ...file, kind: 'attachment' }, true],
    ['none', null, false],
    ["somebody else's", { ...file, ownerId: 'ravi' }, false],
    ["nobody's", { ...file, ownerId: null }, false],
    ['a logo', { ...file, kind: 'company_logo' }, false],
    ['one that is being checked', { ...file, status: 'checking' }, false],
    ['a deleted one', { ...file, deletedAt: new Date('2026-11-21') }, false],
  ])('%s', (_what, given, may) => {
    expect(mayBeSent(given, 'asha')).toBe(may);
  });
});

test('file.store.room', () => {
  expect(hasRoom({ files: 0, bytes: 0 }, MOST_BYTES)).toBe(true);
  expect(hasRoom({ files: 0, bytes: 1 }, MOST_BYTES)).toBe(false);
  expect(hasRoom({ files: MOST_FILES, bytes: 0 }, 1)).toBe(false);
});

test('resume.add.limit', () => {
  expect([0, 4, 5, 6].map(mayKeepAnother)).toEqual([true, true, false, false]);
});
