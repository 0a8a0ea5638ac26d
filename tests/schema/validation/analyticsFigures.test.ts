import { describe, expect, test } from 'vitest';
import { PAGE_SIZE, PAGE_SIZE_MAX } from '#schema/options/limits.ts';
import { analyticsFiguresSchema, figureRowsSchema } from '#schema/validation/analyticsFigures.ts';
import { read, sentences } from './sentences.ts';

test.each([
  [undefined, 'days_30'],
  ['7d', 'days_7'],
  ['1y', 'year_1'],
])('the figures of the period %s are those of %s', (period, name) => {
  expect(read(analyticsFiguresSchema, { period })).toEqual({ period: name });
});

describe('the address of the rows behind a figure', () => {
  const asked = (params: object) => figureRowsSchema.parse({ measures: 'jobs', ...params });

  test('names the figure, with a parameter for each of its groups', () => {
    const group = ['district:Pune', 'company'];
    expect(asked({ of: 'jobs', rows: 'open', group, previous: '1', by: undefined })).toMatchObject({
      figure: {
        query: { measures: ['jobs'] },
        measure: 'jobs',
        part: 'open',
        group: [
          { dimension: 'district', key: 'Pune' },
          { dimension: 'company', key: null },
        ],
        isPrevious: true,
      },
      first: PAGE_SIZE,
      after: null,
    });
  });

  test('names the page: how many rows, and after which', () => {
    expect(asked({ limit: '1', after: 'cursor' })).toMatchObject({ first: 1, after: 'cursor' });
    expect(asked({ limit: String(PAGE_SIZE_MAX) }).first).toBe(PAGE_SIZE_MAX);
    expect(asked({ limit: String(PAGE_SIZE_MAX + 1) }).first).toBe(PAGE_SIZE);
    expect(asked({}).first).toBe(PAGE_SIZE);
  });

  test.each([{}, { measures: '' }])('without a measure, %j, is left to the resolver', (params) => {
    const page = { first: PAGE_SIZE, after: null };
    const bare = { figure: { query: { measures: [] } }, ...page };
    expect(figureRowsSchema.parse(params)).toEqual(bare);
    // Even if the rest cannot be read.
    expect(figureRowsSchema.parse({ ...params, limit: '2.5' })).toEqual(bare);
  });

  test('says which of its parameters cannot be read', () => {
    expect(sentences(figureRowsSchema, { measures: 'jobs', limit: '2.5' })).toEqual({
      limit: expect.stringMatching(/\w/),
    });
  });
});
