// @module-tag full
import { afterAll, expect, test } from 'vitest';
import type { CountedValue, WholeValue } from '#server/modules/recount/values/derivedValue.ts';
import { DERIVED_VALUES } from '#server/modules/recount/values/derivedValues.ts';
import { DIFFERING, DIFFERING_IN_WHOLE_TABLE, ENDS } from '#server/modules/recount/recount.sql.ts';
import { theMarket } from './seededMarket.ts';

const market = await theMarket();
afterAll(() => market.close());

const ROWS = DERIVED_VALUES.filter(
  (one): one is CountedValue | WholeValue => one.kind !== 'checked',
);

function statementOf(value: CountedValue | WholeValue): string {
  if (value.kind === 'whole') return DIFFERING_IN_WHOLE_TABLE(value).text;
  const { first, last } = ENDS[value.walk.type];
  const text = DIFFERING(value).text.replaceAll('$1::text', `'${first}'`);
  return text.replaceAll('$2::text', `'${last}'`);
}

test.each(ROWS.map((value) => [value.name, value] as const))(
  'a recount of the demo market finds nothing: %s',
  async (_name, value) => {
    expect((await market.rows(statementOf(value))).slice(0, 3)).toEqual([]);
  },
);
