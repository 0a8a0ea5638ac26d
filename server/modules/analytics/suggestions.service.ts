import { statementFamily } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { DIMENSION_KEYS, dimensionOf, type DimensionKey } from './model/dimensions.ts';
import type { Dimension } from './model/kinds.ts';
import { joinsFor, subjectsWithDimension } from './model/subjectDimensions.ts';
import { subjectOf } from './model/subjects.ts';
import { choiceLabel } from './modelFor.service.ts';

const MOST = 50;
/** Reads only the newest rows. Values that are no longer used need no suggestion. */
const ROWS_READ = 20_000;

/** Values to suggest for a filter: the choices of the dimension, or its most frequent values. */
export async function suggestions(
  { services, locale }: Pick<Context, 'services' | 'locale'>,
  key: DimensionKey,
  search: string,
  first: number,
): Promise<string[]> {
  const dimension = dimensionOf(key);
  const { choices } = dimension;
  const wanted = search.trim().toLowerCase().slice(0, 100);
  const most = Math.min(Math.max(first, 1), MOST);
  if (choices) {
    return choices.values
      .map((value) => choiceLabel(choices, value, locale))
      .filter((label) => label.toLowerCase().includes(wanted))
      .slice(0, most);
  }
  if (!hasSuggestions(key)) return [];
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await services.database.longReads.within((ask) =>
    ask(SUGGESTIONS(key), [pattern, most]),
  );
  return rows.map(({ value }) => value);
}

const lookedUp = ({ table, label }: NonNullable<Dimension['lookup']>) =>
  `select distinct ${label} as "value!" from ${table} x where lower(${label}) like $1::text order by 1 limit $2::int`;

function mostFrequent(key: DimensionKey, { sql }: Dimension): string {
  const subject = subjectOf(subjectsWithDimension(key)[0]!);
  const conditions = [subject.where, `${sql} is not null`].filter(Boolean).join(' and ');
  const read = `select ${sql} as value from ${subject.from} ${joinsFor(subject, [conditions]).join(' ')}
    where ${conditions} order by ${subject.at} desc limit ${ROWS_READ}`;
  return `select value as "value!" from (${read}) newest where lower(value) like $1::text
    group by value order by count(*) desc, value limit $2::int`;
}

function hasSuggestions(key: DimensionKey): boolean {
  const { choices, kind, isPersonal } = dimensionOf(key);
  return kind === 'text' && !choices && !isPersonal;
}

/** $1 a pattern in lower case, $2 how many values. */
const SUGGESTIONS = statementFamily('analytics-suggestions', {
  text: (key: DimensionKey) => {
    const dimension = dimensionOf(key);
    return dimension.lookup ? lookedUp(dimension.lookup) : mostFrequent(key, dimension);
  },
  examples: DIMENSION_KEYS.filter(hasSuggestions),
});
