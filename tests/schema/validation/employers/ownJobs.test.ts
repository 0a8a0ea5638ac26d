import { describe, expect, test } from 'vitest';
import {
  candidateFilterSchema,
  contactCandidateSchema,
} from '#schema/validation/employers/candidate.ts';
import { createJobSchema, updateJobInputSchema } from '#schema/validation/employers/job.ts';
import { ownJobsExportSchema, ownJobsSchema } from '#schema/validation/employers/ownJobs.ts';
import { sentences, TODAY } from '../sentences.ts';

describe("the list of an employer's jobs", () => {
  test('shows all by date, twelve per page, by default', () => {
    expect(ownJobsSchema.parse({ show: null, sort: '' })).toEqual({
      search: '',
      show: 'all',
      sort: 'date',
      page: 1,
      limit: 12,
    });
  });

  test('accepts its choices in any spelling', () => {
    expect(ownJobsSchema.parse({ search: ' tea ', show: 'Expired', sort: 'Title' })).toMatchObject({
      search: 'tea',
      show: 'expired',
      sort: 'title',
    });
    expect(sentences(ownJobsSchema, { show: 'lost', sort: 'luck' })).toEqual({
      show: 'Status: please choose one of the options',
      sort: 'Sort: please choose one of the options',
    });
  });
});

test('a change requires the job', () => {
  expect(updateJobInputSchema.parse({ id: 'j', hot: true })).toEqual({ id: 'j', hot: true });
});

test('an invalid body gives one error, not a list of missing fields', () => {
  for (const body of [null, 'x', 7])
    expect(sentences(createJobSchema(TODAY), body)).toEqual({ root: 'Please check this value' });
});

describe("the export of an employer's jobs", () => {
  const idsOf = (ids: unknown) => ownJobsExportSchema.parse({ ids }).ids;

  test.each([
    [undefined, []],
    [null, []],
    ['', []],
    ['a', ['a']],
    ['a, b,,c ', ['a', 'b', 'c']],
    [
      ['a', 'b,c'],
      ['a', 'b', 'c'],
    ],
  ])('the ids %j are read as %j', (given, expected) => expect(idsOf(given)).toEqual(expected));

  test('contains at most a hundred selected jobs', () => {
    const many = Array.from({ length: 101 }, (_, at) => `job${at}`);
    expect(idsOf(many)).toEqual(many.slice(0, 100));
  });
});

describe('the search for candidates', () => {
  test('has limits that the columns can store', () => {
    const most = { experienceFrom: 60, experienceTo: '60', salaryFrom: 0, salaryTo: 2_000_000_000 };
    expect(candidateFilterSchema.parse(most)).toMatchObject({ experienceTo: 60 });
    expect(
      sentences(candidateFilterSchema, {
        experienceFrom: 61,
        experienceTo: -1,
        salaryFrom: -1,
        salaryTo: 2_000_000_001,
      }),
    ).toEqual({
      experienceFrom: 'Experience must be between 0 and 60',
      experienceTo: 'Experience must be between 0 and 60',
      salaryFrom: 'Salary must be between 0 and 2000000000',
      salaryTo: 'Salary must be between 0 and 2000000000',
    });
  });

  test('accepts at most ten skills, and no filter at all', () => {
    const skills = 'abcdefghijk'.split('');
    expect(candidateFilterSchema.parse({ skills: skills.slice(1) }).skills).toHaveLength(10);
    expect(sentences(candidateFilterSchema, { skills })).toEqual({
      skills: 'Skills can have at most 10 entries',
    });
    expect(
      candidateFilterSchema.parse({ experienceFrom: null, salaryFrom: null, skills: null }),
    ).toEqual({ search: '', location: '', experienceFrom: null, salaryFrom: null, skills: [] });
  });

  test('a message to a candidate requires the job and text', () => {
    expect(sentences(contactCandidateSchema, {})).toEqual({
      candidateId: 'Candidate is required',
      jobId: 'Job is required',
      message: 'Message is required',
    });
    const letter = { candidateId: 'c', jobId: 'j', message: 'x'.repeat(1_001) };
    expect(sentences(contactCandidateSchema, letter)).toEqual({
      message: 'Message must be at most 1000 characters',
    });
  });
});
