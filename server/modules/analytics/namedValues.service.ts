import { NAMES_MAX } from '#schema/analytics/query.ts';
import { foldValue } from '#schema/analytics/typed/tokens.ts';
import { resolveLocation } from '#schema/locations/locations.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import type { AnalyticsNamedValue } from './analyticsModel.type.ts';
import type { DimensionKey } from './model/dimensions.ts';
import { spokenTitles } from './spokenTitles.rules.ts';

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
  const spoken = new Map(
    wanted.flatMap((name) => spokenTitles(name).map((title) => [title, name] as const)),
  );
  const asked = [...wanted, ...spoken.keys()];
  const rows = await services.database.longReads.within((ask) => ask(NAMED, [asked, beginnings]));
  const places = wanted.flatMap((name): AnalyticsNamedValue[] => {
    const place = resolveLocation(name);
    return place ? [{ name, dimension: 'district', value: place.display, isExact: true }] : [];
  });
  const isSpoken = ({ exact, name }: (typeof rows)[number]) => exact && !wanted.includes(name);
  const found = rows
    .filter((row) => !isSpoken(row))
    .map(({ dimension, value, name, exact }) => {
      const typed = wanted.find((one) => (exact ? one === name : ` ${name}`.includes(` ${one}`)));
      return { name: typed ?? name, dimension: dimension as DimensionKey, value, isExact: exact };
    });
  // A Hindi word for several titles of the market is not understood; they are offered instead.
  const titles = rows.filter((row) => isSpoken(row) && row.dimension === 'job_title');
  const meant = titles.map(({ value, name: title }) => {
    const name = spoken.get(title)!;
    const isExact = titles.filter((one) => spoken.get(one.name) === name).length === 1;
    return { name, dimension: 'job_title' as const, value, isExact };
  });
  return [...places, ...found, ...meant];
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
