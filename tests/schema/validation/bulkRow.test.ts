import { expect, test } from 'vitest';
import {
  bulkErrorLines,
  bulkRowSchema,
  bulkUploadSchema,
  readBulkRow,
} from '#schema/validation/bulkRow.ts';
import { english, sentences, UNSUITABLE } from './sentences.ts';

const row = {
  title: 'Chief Tea Taster',
  company_name: 'Kaveri Foods',
  location: 'Darjeeling, West Bengal',
  type: 'full_time',
  salary: '5 - 10 LPA',
  category: 'Sales & Business Development',
  description: 'Tastes tea.',
  requirements: 'A tongue',
  benefits: '',
  experience_level: 'any',
  education_level: 'any',
  is_featured: 'false',
  is_urgent: 'TRUE',
};

test('a row is converted to stored values', () => {
  expect(bulkRowSchema.parse({ ...row, unknown: 'x' })).toEqual({
    ...row,
    category: 'sales_business_development',
    experience_level: null,
    education_level: null,
    is_featured: false,
    is_urgent: true,
  });
});

test('the spellings of both the template and new rows are accepted', () => {
  const read = (type: string) => bulkRowSchema.parse({ ...row, type }).type;
  expect(['full_time', 'full-time', 'internship', 'Part Time'].map(read)).toEqual([
    'full_time',
    'full_time',
    'intern',
    'part_time',
  ]);
});

test('programs can send flags and numbers', () => {
  expect(bulkRowSchema.parse({ ...row, title: 42, is_featured: true, salary: null })).toMatchObject(
    {
      title: '42',
      is_featured: true,
      salary: '',
    },
  );
});

test('required columns are reported', () => {
  expect(sentences(bulkRowSchema, {})).toEqual({
    title: 'Job title is required',
    company_name: 'Company name is required',
    location: 'Location is required',
    type: 'Job type is required',
    category: 'Category is required',
    description: 'Description is required',
    requirements: 'Requirements is required',
  });
});

test('invalid choices are reported', () => {
  const wrong = { experience_level: 'guru', education_level: 'x', is_featured: 'maybe' };
  expect(sentences(bulkRowSchema, { ...row, ...wrong })).toEqual({
    experience_level: 'Experience level: please choose one of the options',
    education_level: 'Education level: please choose one of the options',
    is_featured: 'Featured: please answer yes or no',
  });
});

test('texts that are too long or cannot be stored are reported by column', () => {
  const wrong = { salary: 'x'.repeat(201), benefits: 'x'.repeat(10_001), is_urgent: 'maybe' };
  expect(sentences(bulkRowSchema, { ...row, ...wrong })).toEqual({
    salary: 'Salary must be at most 200 characters',
    benefits: 'Benefits must be at most 10000 characters',
    is_urgent: 'Urgent: please answer yes or no',
  });
});

test('an upload has at most ten thousand rows', () => {
  const data = Array.from({ length: 10_001 }, () => ({}));
  expect(sentences(bulkUploadSchema, { data })).toEqual({
    data: 'Rows can have at most 10000 entries',
  });
  expect(sentences(bulkUploadSchema, { data: data.slice(1) })).toEqual({});
});

test.each(UNSUITABLE)('%j is rejected', (text) =>
  expect(Object.keys(sentences(bulkRowSchema, { ...row, title: text, benefits: text }))).toEqual([
    'title',
    'benefits',
  ]),
);

test('a row is either parsed or reported with its errors', () => {
  expect(readBulkRow(row)).toMatchObject({ values: { title: 'Chief Tea Taster' }, issues: null });
  expect(readBulkRow({ ...row, type: '' })).toEqual({
    values: null,
    issues: [{ field: 'type', issue: 'required|label=type' }],
  });
  expect(readBulkRow('no row').issues).toMatchObject([{ field: 'root' }]);
});

test('the first five errors are shown and the others counted', () => {
  const result = sentences(bulkRowSchema, {});
  const errors = Object.entries(result).map(([field, message]) => ({ row: 2, field, message }));
  expect(bulkErrorLines(errors, english)).toEqual([
    'Row 2, title: Job title is required',
    'Row 2, company_name: Company name is required',
    'Row 2, location: Location is required',
    'Row 2, type: Job type is required',
    'Row 2, category: Category is required',
    '... and 2 more errors',
  ]);
  expect(bulkErrorLines(errors.slice(0, 5), english)).toHaveLength(5);
});

test('the body of the call is a list of rows', () => {
  expect(bulkUploadSchema.parse({ data: [row] }).type).toBe('jobs');
  expect(sentences(bulkUploadSchema, { data: [] })).toEqual({
    data: 'Rows: at least one is required',
  });
  expect(sentences(bulkUploadSchema, { data: 'x', type: 'users' })).toEqual({
    data: 'Rows must be a list',
    type: 'Job type: please choose one of the options',
  });
});
