import type { Columns } from './columns.ts';
import { columnsIn, keysOf } from './sortOrder.ts';
import type { ValidQuery } from './validateQuery.ts';

/** `wholes`: the total that shares are taken of. With steps of time and groups, each step has its own. */
export function wholesSql(
  columns: Columns,
  validQuery: ValidQuery,
  kept: string,
): { ctes: string[]; join: string } {
  const shares = validQuery.calculations.flatMap((one, at) =>
    one.kind === 'share_of_total' ? [validQuery.measures.length + at] : [],
  );
  const formulas = shares.flatMap((at) => [
    columns.current[at]!,
    ...(columns.previous?.slice(at, at + 1) ?? []),
  ]);
  const names = [...new Set(formulas.flatMap(columnsIn))];
  if (names.length === 0) return { ctes: [], join: '' };
  const sums = names.map((name) => `sum(${name})${kept} as whole_${name}`).join(', ');
  const isBySteps = validQuery.dimensions.includes('time') && keysOf(validQuery).length > 0;
  return isBySteps
    ? {
        ctes: [`wholes as (select t as whole_t, ${sums} from shown group by t)`],
        join: ' left join wholes on whole_t = t',
      }
    : { ctes: [`wholes as (select ${sums} from shown)`], join: ' cross join wholes' };
}
