import { describe, expect, test } from 'vitest';
import { JOB_TITLES } from '#schema/options/jobTitles.ts';
import { fieldsOf, summaryOf } from '#schema/validation/issues.ts';
import { createJobSchema, updateJobSchema } from '#schema/validation/employers/job.ts';
import {
  isJobStepReady,
  NEEDED_FOR_NEXT,
  NEEDED_TO_POST,
} from '#schema/validation/employers/jobSteps.ts';
import { jobWizardForm } from '#schema/validation/employers/jobWizard.ts';
import { english, sentences, TODAY, UNSUITABLE } from './sentences.ts';

const schema = () => createJobSchema(TODAY);

const job = {
  title: 'Chief Tea Taster',
  description: 'Tastes tea.\r\nAll day.',
  requirements: 'A tongue',
  location: 'Darjeeling, West Bengal',
  type: 'full-time',
  category: 'Sales & Business Development',
  industry: 'Retail',
  experience: '0',
};

function summaryFor(given: object): string {
  const { error } = schema().safeParse(given);
  return error ? summaryOf(fieldsOf(error, english)) : '';
}

describe('createJob', () => {
  test('is converted to stored values, with defaults', () => {
    expect(schema().parse(job)).toEqual({
      ...job,
      description: 'Tastes tea.\nAll day.',
      responsibilities: '',
      benefits: '',
      type: 'full_time',
      category: 'sales_business_development',
      industry: 'retail',
      salary: '',
      experience: 0,
      isRemote: false,
      isFeatured: false,
      isUrgent: false,
    });
  });

  test('names all missing fields in one message, in the documented order', () => {
    expect(summaryFor({})).toBe(
      'Missing required fields: title, description, requirements, location, type, category, industry, experience',
    );
    expect(summaryFor({ ...job, title: ' ', experience: null })).toBe(
      'Missing required fields: title, experience',
    );
    expect(summaryFor({ ...job, category: '' })).toBe('Missing required fields: category');
    expect(summaryFor(job)).toBe('');
  });

  test('and also reports each at its field', () => {
    expect(sentences(schema(), { ...job, industry: undefined, type: null })).toEqual({
      type: 'Job type is required',
      industry: 'Industry is required',
      root: 'Missing required fields: type, industry',
    });
  });

  test('an invalid value is not reported as missing', () => {
    expect(sentences(schema(), { ...job, type: 'eternal', title: 7 })).toEqual({
      title: 'Job title must be text',
      type: 'Job type: please choose one of the options',
    });
  });

  test.each([
    ['Fresher', 0],
    [3, 3],
    ['4', 4],
    ['3 years', 3],
    [60, 60],
  ])('experience %s is %i years', (experience, years) =>
    expect(schema().parse({ ...job, experience }).experience).toBe(years),
  );
  test.each(['2.5 years', 2.5, 'some', '1-2'])('experience %s is invalid', (experience) =>
    expect(sentences(schema(), { ...job, experience })).toEqual({
      experience: 'Experience must be a whole number',
    }),
  );
  test.each([-1, 61])('experience %i is out of range', (experience) =>
    expect(sentences(schema(), { ...job, experience })).toEqual({
      experience: 'Experience must be between 0 and 60',
    }),
  );

  test('a deadline is a day or an instant, today or later', () => {
    const deadlineOf = (applicationDeadline: unknown) =>
      schema().parse({ ...job, applicationDeadline }).applicationDeadline;
    expect(deadlineOf('2026-11-21')).toBe('2026-11-21');
    expect(deadlineOf('2026-12-31T18:30:00+05:30')).toBe('2026-12-31T13:00:00.000Z');
    expect(deadlineOf(new Date('2026-12-31T00:00:00Z'))).toBe('2026-12-31T00:00:00.000Z');
    expect(deadlineOf(null)).toBeNull();
    expect(deadlineOf('')).toBeNull();
    expect(sentences(schema(), { ...job, applicationDeadline: '2026-11-20' })).toEqual({
      applicationDeadline: 'Application deadline cannot be in the past',
    });
    for (const wrong of ['soon', '2026-02-30', '2026-12-31T10:00', new Date('x')]) {
      expect(sentences(schema(), { ...job, applicationDeadline: wrong })).toEqual({
        applicationDeadline: 'Application deadline must be a date, written YYYY-MM-DD',
      });
    }
  });

  test('accepts any title and location of up to 200 characters', () => {
    const long = { ...job, title: 'x'.repeat(200), location: 'Xanadu, Nowhere' };
    expect(sentences(schema(), long)).toEqual({});
    expect(sentences(schema(), { ...long, title: 'x'.repeat(201) })).toEqual({
      title: 'Job title must be at most 200 characters',
    });
    expect(sentences(schema(), { ...long, description: 'x'.repeat(10_001) })).toEqual({
      description: 'Description must be at most 10000 characters',
    });
  });

  test.each(UNSUITABLE)('%j is rejected', (text) => {
    expect(Object.keys(sentences(schema(), { ...job, title: text, benefits: text }))).toEqual([
      'title',
      'benefits',
    ]);
  });
});

describe('updateJob', () => {
  test('only the given flags are returned', () => {
    expect(updateJobSchema.parse({ featured: true })).toEqual({ featured: true });
    expect(updateJobSchema.parse({ hot: false })).toEqual({ hot: false });
    expect(updateJobSchema.parse({})).toEqual({});
  });
  test('accepts an unchanged old deadline, and levels in any spelling', () => {
    expect(
      updateJobSchema.parse({ applicationDeadline: '2020-01-01', experienceLevel: 'Mid Level' }),
    ).toEqual({ applicationDeadline: '2020-01-01', experienceLevel: 'mid_level' });
    expect(updateJobSchema.parse({ applicationDeadline: null, experienceLevel: '' })).toEqual({
      applicationDeadline: null,
      experienceLevel: null,
    });
  });
  test('rejects blank values', () => {
    expect(sentences(updateJobSchema, { title: '', requirements: null, hot: 'yes' })).toEqual({
      title: 'Job title is required',
      requirements: 'Requirements is required',
      hot: 'Hot: please answer yes or no',
    });
  });
});

describe('the wizard', () => {
  test('requires a title from the list', () => {
    const form = jobWizardForm(TODAY);
    expect(sentences(form, job)).toEqual({ title: 'Please choose a job title from the list' });
    expect(sentences(form, { ...job, title: JOB_TITLES[0] })).toEqual({});
    expect(sentences(form, { ...job, title: '' })).toMatchObject({
      root: 'Missing required fields: title',
    });
  });
  test('Next requires title, location and type, then both texts', () => {
    const first = { title: 'a', location: 'b', type: 'c' };
    expect(isJobStepReady('basic_info', first)).toBe(true);
    expect(isJobStepReady('basic_info', { ...first, location: ' ' })).toBe(false);
    expect(isJobStepReady('description', { description: 'a' })).toBe(false);
    expect(isJobStepReady('description', { description: 'a', requirements: 'b' })).toBe(true);
    expect(isJobStepReady('settings', {})).toBe(true);
  });
  test('asks for everything that posting requires', () => {
    const asked = [...Object.values(NEEDED_FOR_NEXT).flat(), ...NEEDED_TO_POST];
    const { root: _all, ...required } = sentences(createJobSchema(TODAY), {});
    expect(asked.toSorted()).toEqual(Object.keys(required).toSorted());
  });
});
