import DataLoader from 'dataloader';
import type { FigureGroupKey } from '#schema/analytics/figureRows.ts';
import { namedKeysIn } from '#schema/analytics/namedKeys.ts';
import { VALUES_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';

/** Looks up the labels of ids used in filters; $1 the dimensions and $2 their keys, in parallel arrays. */
const LABELS = statement(
  'analytics-labels',
  `
    select a.at::int, coalesce(c.name, j.title, g.title, k.name) as label
    from unnest($1::text[], $2::text[]) with ordinality a(dimension, key, at)
      left join companies c on a.dimension = 'company' and c.id::text = a.key
      left join jobs j on a.dimension = 'job' and j.id::text = a.key
      left join categories g on a.dimension = 'category' and g.slug = a.key
      left join api_keys k on a.dimension = 'api_key' and k.id::text = a.key`,
);

const SEPARATOR = ' ';

const textOf = ({ dimension, key }: FigureGroupKey) => `${dimension}${SEPARATOR}${key}`;

type QuestionContext = Pick<Context, 'services'>;
type Loader = DataLoader<string, string | null>;

/** Looks up the labels of all questions of a request or an email in one statement. */
const LOADERS = new WeakMap<QuestionContext, Loader>();

function loaderFor(ctx: QuestionContext): Loader {
  const known = LOADERS.get(ctx);
  if (known) return known;
  const loader: Loader = new DataLoader((keys) => labelsOf(ctx, keys));
  LOADERS.set(ctx, loader);
  return loader;
}

/** By `dimension key`; null if the object no longer exists. */
async function labelsOf(
  { services }: QuestionContext,
  keys: readonly string[],
): Promise<(string | null)[]> {
  const pairs = keys.map((key) => key.split(SEPARATOR));
  const dimensions = pairs.map(([dimension = '']) => dimension);
  const ids = pairs.map(([, id = '']) => id);
  const rows = await services.database.read(LABELS, [dimensions, ids]);
  const labels = new Map(rows.map(({ at, label }) => [at, label]));
  return keys.map((_, at) => labels.get(at + 1) ?? null);
}

export type Labels = (dimension: string, value: string) => string | null;

/** The names of the companies, jobs, categories and API keys in the filter of the question. */
export async function labelsFor(
  ctx: QuestionContext,
  query: Pick<AnalyticsQuery, 'filter'>,
): Promise<Labels> {
  const keys = query.filter ? [...new Set(namedKeysIn(query.filter).map(textOf))] : [];
  const loader = loaderFor(ctx);
  const found = await Promise.all(keys.map(async (key) => [key, await loader.load(key)] as const));
  const labels = new Map(found);
  return (dimension, value) => labels.get(textOf({ dimension, key: value })) ?? null;
}

/** The names of these companies, jobs, categories and API keys; null for others. */
export function keyNames(
  ctx: QuestionContext,
  keys: readonly FigureGroupKey[],
): Promise<(string | null)[]> {
  const loader = loaderFor(ctx);
  return Promise.all(keys.slice(0, VALUES_MAX).map((key) => loader.load(textOf(key))));
}
