import { expect, test } from 'vitest';
import type { AnalyticsRow } from '#server/modules/analytics/analytics.type.ts';
import { pivotRows } from '#server/modules/analytics/answer/pivotRows.ts';
import type { ValidQuery } from '#server/modules/analytics/query/validateQuery.ts';

/** The pivot by one dimension, if the rows come in this order. */
function pivotOf(pivot: string, keys: (string | null)[]) {
  const rows = keys.map((key) => ({ keys: [key], labels: [String(key)], values: [], counts: [] }));
  const query = { dimensions: [pivot], pivot } as unknown as ValidQuery;
  return pivotRows(rows as unknown as AnalyticsRow[], query)!;
}

test.each([
  [
    'choices in their own order, and what is not given last',
    'application_status',
    [null, 'hired', 'pending'],
    ['pending', 'hired', null],
  ],
  ['time from the earliest', 'time', ['2026-11', '2026-09'], ['2026-09', '2026-11']],
  ['anything else in the order of the rows', 'api_key', ['b', null, 'a'], ['b', null, 'a']],
])('the columns of a pivot table are %s', (_, pivot, keys, expected) => {
  expect(pivotOf(pivot, keys).columns.map(({ key }) => key)).toEqual(expected);
});

test('a pivot table names the dimension in its columns', () => {
  expect(pivotOf('api_key', ['a']).dimension).toBe('API_KEY');
});
