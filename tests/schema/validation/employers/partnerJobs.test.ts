import { describe, expect, test } from 'vitest';
import {
  deletePartnerJobsSchema,
  partnerJobSchema,
  putJobsSchema,
} from '#schema/validation/employers/partnerJob.ts';
import { jobDraftSchema } from '#schema/validation/employers/jobDraft.ts';
import { createJobSchema } from '#schema/validation/employers/job.ts';
import { sentences, TODAY } from '../sentences.ts';

const job = {
  externalId: 'p-1',
  title: 'Welder',
  description: 'Welds.',
  requirements: 'Steady hands',
  location: 'Pune, Maharashtra',
  type: 'full_time',
  category: 'Sales & Business Development',
  industry: 'Retail',
  experience: 2,
};

describe("a partner's job", () => {
  test('is on site by default, and keeps omitted flags', () => {
    expect(partnerJobSchema.parse(job)).toMatchObject({ externalId: 'p-1', isRemote: false });
    expect(partnerJobSchema.parse(job)).not.toHaveProperty('isFeatured');
    expect(partnerJobSchema.parse({ ...job, isFeatured: null, isHot: true })).toMatchObject({
      isFeatured: null,
      isHot: true,
    });
  });

  test('reports missing fields, including its own id', () => {
    expect(sentences(partnerJobSchema, { ...job, externalId: ' ', title: '' })).toEqual({
      externalId: 'External ID is required',
      title: 'Job title is required',
      root: 'Missing required fields: title',
    });
  });

  test('accepts a deadline in the past, because an existing job can have one', () => {
    expect(sentences(partnerJobSchema, { ...job, applicationDeadline: '2020-01-01' })).toEqual({});
  });
});

describe('jobs sent by programs', () => {
  const read = (row: object) => putJobsSchema.parse({ jobs: [row] }).jobs[0];

  test('numbers and booleans are accepted as text', () => {
    expect(read({ externalId: 7, title: 42, salary: true, location: null })).toEqual({
      externalId: '7',
      title: '42',
      salary: 'true',
      location: null,
    });
    expect(read({})).toEqual({ externalId: '' });
    expect(read({ externalId: null })).toEqual({ externalId: '' });
  });

  test.each([
    ['isRemote', ' Yes ', true],
    ['isRemote', 'no', false],
    ['isFeatured', 'TRUE', true],
    ['isHot', 'false', false],
    ['isHot', true, true],
    ['isHot', 'perhaps', 'perhaps'],
  ])('%s %j is read as %j', (field, given, expected) => {
    expect(read({ externalId: 'p', [field]: given })).toEqual({
      externalId: 'p',
      [field]: expected,
    });
  });

  test.each([
    ['3', 3],
    ['3 years', 3],
    [' 4 ', 4],
    ['Fresher', 0],
    [5, 5],
    ['', null],
    [' ', ' '],
    [null, null],
    ['2.5', -1],
    ['many', -1],
  ])('experience %j is read as %j', (given, expected) => {
    expect(read({ experience: given })).toEqual({ externalId: '', experience: expected });
  });

  test('are sent one to a hundred at a time', () => {
    const jobs = (count: number) => Array.from({ length: count }, () => ({}));
    const errorsFor = (count: number) => sentences(putJobsSchema, { jobs: jobs(count) });
    expect(errorsFor(0)).toEqual({ jobs: 'Jobs: at least one is required' });
    expect(errorsFor(1)).toEqual({});
    expect(errorsFor(100)).toEqual({});
    expect(errorsFor(101)).toEqual({ jobs: 'Jobs can have at most 100 entries' });
    expect(sentences(putJobsSchema, { jobs: 'x' })).toEqual({ jobs: 'Jobs must be a list' });
    expect(sentences(deletePartnerJobsSchema, { externalIds: [' '] })).toEqual({
      'externalIds.0': 'External ID is required',
    });
  });
});

describe('a draft', () => {
  test('can be empty, and keeps text exactly as typed', () => {
    expect(jobDraftSchema.parse({})).toEqual({});
    const typed = { title: ' Weld ', description: ' a\r\n\tb ', salary: '' };
    expect(jobDraftSchema.parse(typed)).toEqual({ ...typed, salary: null });
  });

  test('rejects only what cannot be stored', () => {
    const characters = (label: string) =>
      `${label} contains characters that cannot be used. Please type it again.`;
    expect(
      sentences(jobDraftSchema, {
        title: 'a\nb',
        description: 'a\0b',
        requirements: 'a\ud800b',
        location: 'x'.repeat(201),
        benefits: 'x'.repeat(10_001),
      }),
    ).toEqual({
      title: characters('Job title'),
      description: characters('Description'),
      requirements: characters('Requirements'),
      location: 'Location must be at most 200 characters',
      benefits: 'Benefits must be at most 10000 characters',
    });
  });
});

test('a new job has a value for each of its flags', () => {
  const flags = { isRemote: 1, isFeatured: 1, isUrgent: 1 };
  expect(sentences(createJobSchema(TODAY), { ...job, ...flags })).toEqual({
    isRemote: 'Remote: please answer yes or no',
    isFeatured: 'Featured: please answer yes or no',
    isUrgent: 'Urgent: please answer yes or no',
  });
});
