import { expect, test } from 'vitest';
import { isClearerInCounts, percentChange } from '#schema/profile/change.ts';
import { nextStepOfEmployer, nextStepOfSeeker } from '#schema/profile/nextStep.ts';

test.each([
  [0, 0, null],
  [7, 0, null],
  [0, 4, -100],
  [4, 4, 0],
  [3, 2, 50],
  [1, 3, -67],
  [232, 233, 0],
])('%i after %i is a change of %s', (current, previous, change) => {
  expect(percentChange(current, previous)).toBe(change);
});

test.each([
  [3, 1, true],
  [0, 2, true],
  [7, 0, true],
  [109, 1, true],
  [30, 20, false],
  [5, 100, false],
  [60, 20, false],
  [61, 20, true],
])('%i after %i is clearer in counts: %s', (current, previous, inCounts) => {
  expect(isClearerInCounts(current, previous)).toBe(inCounts);
});

const counting = (counts: Record<string, number>) => (key: string) => counts[key];

test.each([
  // "Complete your profile" right after the setup would contradict it.
  [{ percent: 79, hasResume: false, count: counting({}) }, 'add_resume'],
  [{ percent: 79, hasResume: true, count: counting({}) }, 'complete_profile'],
  [{ percent: 100, hasResume: true, count: counting({ applications: 0 }) }, 'first_application'],
  [
    { percent: 100, hasResume: true, count: counting({ applications: 2, job_alerts: 0 }) },
    'create_alert',
  ],
  [
    { percent: 100, hasResume: true, count: counting({ applications: 2, job_alerts: 1 }) },
    'see_new_jobs',
  ],
  // A figure that could not be counted is no reason to suggest anything.
  [{ percent: 100, hasResume: true, count: counting({}) }, 'see_new_jobs'],
])('a seeker with %o is led to %s', (known, step) => {
  expect(nextStepOfSeeker(known)).toBe(step);
});

test.each([
  ['approved', 50, { active_jobs: 0 }, false, 'complete_company'],
  [null, 50, { active_jobs: 0 }, false, 'no_company'],
  ['pending', 90, { active_jobs: 0 }, false, 'first_job'],
  ['approved', 90, { active_jobs: 2 }, true, 'another_job'],
  ['rejected', 50, { active_jobs: 0 }, true, 'correct_company'],
  ['suspended', 90, { active_jobs: 0 }, true, 'suspended_company'],
  ['pending', 90, { active_jobs: 0 }, true, 'await_approval'],
  // Their jobs wait for approval, or have closed or expired.
  ['approved', 90, { active_jobs: 0 }, true, 'no_active_job'],
  // A figure that could not be counted is no reason to say that no job is live.
  ['approved', 90, {}, true, 'another_job'],
] as const)(
  'an employer of a company that is %s, at %i percent with %o (posted: %s) is led to %s',
  (company, percent, counts, hasPosted, step) => {
    expect(nextStepOfEmployer({ company, percent, hasPosted, count: counting(counts) })).toBe(step);
  },
);
