/** The SQL of each aggregate; `only` is an optional condition. */
export interface Aggregates {
  count(only: string | null): string;
  sum(of: string, only: string | null): string;
  distinct(of: string, only: string | null): string;
  percentile(at: number, of: string, only: string | null): string;
}

const filtered = (only: string | null) => (only ? ` filter (where ${only})` : '');

/** Aggregates over rows. With `weight`, each row stands for that many rows. */
export function ofRows(weight: string | null = null): Aggregates {
  return {
    count: (only) =>
      weight ? `coalesce(sum(${weight})${filtered(only)}, 0)` : `count(*)${filtered(only)}`,
    sum: (of, only) => `sum((${of})::float8)${filtered(only)}`,
    distinct: (of, only) => `count(distinct ${of})${filtered(only)}`,
    percentile: (at, of, only) =>
      `percentile_cont(${at}) within group (order by (${of})::float8)${filtered(only)}`,
  };
}

/**
 * Aggregates in two steps: group by the distinct value first, then aggregate the groups. PostgreSQL sorts every row for
 * `count(distinct)` but hashes groups, which is four times as fast. `inner` collects the expressions of the first step.
 */
export function inSteps(inner: string[]): Aggregates {
  const first = (sql: string) => {
    if (!inner.includes(sql)) inner.push(sql);
    return `a${inner.indexOf(sql) + 1}`;
  };
  return {
    count: (only) => `coalesce(sum(${first(ofRows().count(only))}), 0)`,
    sum: (of, only) => `sum(${first(ofRows().sum(of, only))})`,
    distinct: (_, only) =>
      only ? `count(x) filter (where ${first(`bool_or(${only})`)})` : 'count(x)',
    percentile: () => {
      throw new Error('A percentile cannot be derived from the percentiles of parts.');
    },
  };
}
