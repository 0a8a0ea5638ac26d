import { expect, test } from 'vitest';
import { repeatsIn } from '#server/modules/search/repeats.rules.ts';

/** `a` and `b` are companies; the rest is the title. */
const listed = (...jobs: string[]) =>
  jobs.map((job, at) => ({ id: String(at), title: job.slice(1), company: { id: job[0]! } }));

test.each([
  ['the third of the same title', ['aNurse', 'aNurse', 'aNurse'], ['2']],
  ['all that follow', ['aNurse', 'aNurse', 'aNurse', 'aNurse'], ['2', '3']],
  ['in other capitals or spaces', ['aNurse', 'a nurse ', 'aNURSE'], ['2']],
  ['not the second', ['aNurse', 'aNurse', 'aClerk'], []],
  ['not after another job', ['aNurse', 'aClerk', 'aNurse'], []],
  ['not after one of another company', ['aNurse', 'bNurse', 'aNurse'], []],
  ['not after only one of the two', ['aClerk', 'aNurse', 'aNurse', 'aNurse'], ['3']],
])('a page folds jobs of one company: %s', (_, jobs, repeats) => {
  expect(repeatsIn(listed(...jobs))).toEqual(repeats);
});
