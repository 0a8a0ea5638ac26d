import { expect, test } from 'vitest';
import { careerProposals, careerWith } from '#client/pages/profile/import/careerProposals.ts';
import { CAREER_MAX, type Career } from '#schema/profile/career.ts';

const NOTHING: Career = {
  jobs: [],
  degrees: [],
  projects: [],
  certificates: [],
  languages: [],
  links: [],
};
const aJob = (values: object) => ({
  title: 'Cashier',
  company: 'City Mart',
  place: null,
  from: '2019-04',
  to: '2021-12',
  isCurrent: false,
  summary: null,
  ...values,
});
const source = { page: 1, line: 9, text: 'Cashier, City Mart' };

const offered = (known: object, found: object) => {
  const findings = { ...NOTHING, jobs: [{ ...aJob(found), source }] };
  return careerProposals(findings as never, { ...NOTHING, jobs: [aJob(known)] }).length;
};

test.each([
  ['the same job', {}, {}, 0],
  ['with another title', {}, { title: 'Senior Cashier' }, 0],
  ['with a company written differently', { company: 'City-Mart' }, { company: 'CITY MART' }, 0],
  ['with its year only', { from: '2019' }, {}, 0],
  ['whose month the resume leaves out', {}, { from: '2019' }, 0],
  ['without a beginning', { from: null }, {}, 0],
  ['a second time at the same company', { from: '2015-01', to: '2016-01' }, {}, 1],
  ['at another company', { company: 'Town Mart' }, {}, 1],
])('a job of the resume is offered unless the profile has it: %s', (_, known, found, count) => {
  expect(offered(known, found)).toBe(count);
});

test('the profile takes as many entries of a resume as it has room for', () => {
  const jobs = Array.from({ length: CAREER_MAX.jobs - 1 }, () => aJob({}));
  const ticked = ['First', 'Second'].map((title, place) => ({
    list: 'jobs' as const,
    place,
    entry: aJob({ title }),
    source,
  }));
  const { jobs: taken, ...others } = careerWith({ ...NOTHING, jobs }, ticked);
  expect(taken).toHaveLength(CAREER_MAX.jobs);
  expect(taken?.at(-1)?.title).toBe('First');
  expect(others).toEqual({});
});
