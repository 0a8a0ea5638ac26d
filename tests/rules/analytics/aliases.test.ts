import { expect, test } from 'vitest';
import { DIMENSION_KEYS, dimensionOf } from '#server/modules/analytics/model/dimensions.ts';
import type { Subject } from '#server/modules/analytics/model/kinds.ts';
import { SUBJECTS } from '#server/modules/analytics/model/subjects.ts';

/** The tables of a subject by their aliases; a subquery is its whole text. */
const tablesOf = ({ from, joins }: Subject): [alias: string, table: string][] => [
  [from.split(' ')[1]!, from.split(' ')[0]!],
  ...Object.entries(joins).map(([alias, join]): [string, string] => {
    const table = /join (?:lateral )?(\w+) /.exec(join)?.[1];
    return [alias, table && !/join (lateral )?\(/.test(join) ? table : join];
  }),
];

test('an alias that dimensions use means the same table in all subjects', () => {
  const tables = Object.values(SUBJECTS).flatMap(tablesOf);
  const used = new Set(
    DIMENSION_KEYS.flatMap((key) =>
      [...dimensionOf(key).sql.matchAll(/\b([a-z]{1,2})\./g)].map(([, alias]) => alias!),
    ),
  );
  const ambiguous = [...used].filter(
    (alias) => new Set(tables.flatMap(([name, table]) => (name === alias ? [table] : []))).size > 1,
  );
  expect(ambiguous).toEqual([]);
});
