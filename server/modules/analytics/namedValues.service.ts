import { NAMES_MAX } from '#schema/analytics/query.ts';
import { foldValue } from '#schema/analytics/typed/foldValue.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import type { AnalyticsNamedValue } from './analyticsModel.type.ts';
import { categoryOfPart } from './categoryParts.rules.ts';
import type { DimensionKey } from './model/dimensions.ts';
import { latinName } from './latinName.rules.ts';
import { districtNamed } from './namedDistrict.rules.ts';
import { spokenTitles } from './spokenTitles.rules.ts';

const NAME_LENGTH_MAX = 100;
/** Shorter words begin too many names. */
const BEGINNING_MIN = 3;

/**
 * The companies, places, categories and titles with these names, also if they are written in Devanagari, and those that
 * have a word which begins with one of the names.
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
  // "Apollo Hospital" is Apollo Hospitals too.
  const asked = [...wanted, ...wanted.map((name) => `${name}s`), ...spoken.keys()];
  const patterns = wanted.flatMap((name) => {
    const pattern = latinName(name);
    return pattern ? [{ name, pattern: new RegExp(pattern) }] : [];
  });
  const latin = patterns.map(({ pattern }) => pattern.source).join('|') || null;
  const rows = await services.database.longReads.within((ask) =>
    ask(NAMED, [asked, beginnings, latin]),
  );
  const places = wanted.flatMap((name): AnalyticsNamedValue[] => {
    const value = districtNamed(name);
    return value ? [{ name, dimension: 'district', value, isExact: true }] : [];
  });
  const categories = wanted.flatMap((name): AnalyticsNamedValue[] => {
    const title = categoryOfPart(name);
    return title ? [{ name, dimension: 'category', value: title, isExact: true }] : [];
  });
  const heard = rows.flatMap(({ dimension, value, name }) =>
    patterns
      .filter(({ pattern }) => pattern.test(name))
      .map((one) => ({
        name: one.name,
        dimension: dimension as DimensionKey,
        value,
        isExact: true,
      })),
  );
  const isHeard = (name: string) => heard.some((one) => one.name === name);
  const exactly = (name: string) =>
    wanted.find((one) => one === name) ?? wanted.find((one) => `${one}s` === name);
  const isSpoken = ({ name }: (typeof rows)[number]) =>
    spoken.has(name) && exactly(name) === undefined;
  const begins = (name: string, one: string) =>
    one.length >= BEGINNING_MIN && ` ${name}`.includes(` ${one}`);
  const found = rows
    .filter((row) => !isSpoken(row))
    .flatMap(({ dimension, value, name }) => {
      const exact = exactly(name);
      const near = wanted.find((one) => one !== exact && begins(name, one));
      return [exact, near]
        .filter((one) => one !== undefined)
        .map((one) => ({
          name: one,
          dimension: dimension as DimensionKey,
          value,
          isExact: one === exact,
        }));
    });
  // A Hindi word for several titles of the market is not understood; they are offered instead.
  const titles = rows.filter(
    (row) => isSpoken(row) && row.dimension === 'job_title' && !isHeard(spoken.get(row.name)!),
  );
  const meant = titles.map(({ value, name: title }) => {
    const name = spoken.get(title)!;
    const isExact = titles.filter((one) => spoken.get(one.name) === name).length === 1;
    return { name, dimension: 'job_title' as const, value, isExact };
  });
  return [...places, ...categories, ...heard, ...found, ...meant];
}

/** `foldValue` in SQL. */
const folded = (column: string) =>
  `btrim(regexp_replace(replace(lower(${column}), '&', ' and '), '[\\s!-/:-@\\[-\`{-~–—‘’“”।]+', ' ', 'g'))`;

/**
 * $1 names, $2 beginnings, $3 a pattern of names or null. Reads the newest titles only: those that are no longer used
 * need not be found.
 */
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
     select dimension, value, name, name = any($1::text[]) or coalesce(name ~ $3::text, false) as exact,
       row_number() over (partition by dimension, name = any($1::text[]) order by length(value), value) as at
     from known where name = any($1::text[]) or ' ' || name like any($2::text[]) or name ~ $3::text
   )
   select dimension as "dimension!", value as "value!", name as "name!", exact as "exact!"
   from found where exact or at <= 5 order by exact desc, at, dimension limit 100`,
);
