import { NAMES_MAX } from '#schema/analytics/query.ts';
import { foldValue } from '#schema/analytics/typed/tokens.ts';
import { resolveLocation } from '#schema/locations/locations.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import type { AnalyticsNamedValue } from './analyticsModel.type.ts';
import type { DimensionKey } from './model/dimensions.ts';

const NAME_LENGTH_MAX = 100;
/** Shorter words begin too many names. */
const BEGINNING_MIN = 3;

/**
 * The companies, places, categories and titles with these names, and those that have a word which begins with one of
 * the names.
 */
export async function namedValues(
  { services }: Pick<Context, 'services'>,
  names: readonly string[],
): Promise<AnalyticsNamedValue[]> {
  const wanted = [
    ...new Set(names.slice(0, NAMES_MAX).map((name) => foldValue(name.slice(0, NAME_LENGTH_MAX)))),
  ].filter(Boolean);
  if (wanted.length === 0) return [];
  const beginnings = wanted
    .filter((name) => name.length >= BEGINNING_MIN)
    .map((name) => `% ${name.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`);
  const rows = await services.database.longReads.within((ask) => ask(NAMED, [wanted, beginnings]));
  const places = wanted.flatMap((name): AnalyticsNamedValue[] => {
    const place = resolveLocation(name);
    return place ? [{ name, dimension: 'district', value: place.display, isExact: true }] : [];
  });
  const found = rows.map(({ dimension, value, name, exact }) => {
    const asked = wanted.find((one) => (exact ? one === name : ` ${name}`.includes(` ${one}`)));
    return { name: asked ?? name, dimension: dimension as DimensionKey, value, isExact: exact };
  });
  return [...places, ...found];
}

/** `foldValue` in SQL. */
const folded = (column: string) =>
  `btrim(regexp_replace(replace(lower(${column}), '&', ' and '), '[\\s!-/:-@\\[-\`{-~–—‘’“”।]+', ' ', 'g'))`;

/** $1 names, $2 patterns. Reads the newest titles only: those that are no longer used need not be found. */
const NAMED = statement(
  'analytics-named-values',
  `with known as materialized (
     select 'company' as dimension, c.name as value, ${folded('c.name')} as name
     from companies c where c.deleted_at is null
     union all
     select 'category', g.title, ${folded('g.title')} from categories g
     union all
     select distinct 'job_title', lower(btrim(j.title)), ${folded('j.title')}
     from (select title from jobs where deleted_at is null order by posted_at desc limit 20000) j
   ), found as (
     select dimension, value, name, name = any($1::text[]) as exact,
       row_number() over (partition by dimension, name = any($1::text[]) order by length(value), value) as at
     from known where name = any($1::text[]) or ' ' || name like any($2::text[])
   )
   select dimension as "dimension!", value as "value!", name as "name!", exact as "exact!"
   from found where exact or at <= 5 order by exact desc, at, dimension limit 100`,
);
