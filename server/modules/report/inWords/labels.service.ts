import DataLoader from 'dataloader';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';

/** Looks up the labels of ids used in filters; $1 the dimensions and $2 their keys, in parallel arrays. */
const LABELS = statement(
  'analytics-labels',
  `
    select a.at::int, coalesce(c.name, j.title, g.title) as label
    from unnest($1::text[], $2::text[]) with ordinality a(dimension, key, at)
      left join companies c on a.dimension = 'company' and c.id::text = a.key
      left join jobs j on a.dimension = 'job' and j.id::text = a.key
      left join categories g on a.dimension = 'category' and g.slug = a.key`,
);

const NAMED = ['company', 'job', 'category'];
const SEPARATOR = ' ';

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

/** The names of the companies, jobs and categories in the filter of the question. */
export async function labelsFor(
  ctx: QuestionContext,
  query: Pick<AnalyticsQuery, 'filter'>,
): Promise<Labels> {
  const keys = query.filter ? [...new Set(keysIn(query.filter))] : [];
  const loader = loaderFor(ctx);
  const found = await Promise.all(keys.map(async (key) => [key, await loader.load(key)] as const));
  const labels = new Map(found);
  return (dimension, value) => labels.get(`${dimension}${SEPARATOR}${value}`) ?? null;
}

function keysIn({ and, or, not, dimension, is, isNot }: AnalyticsFilter): string[] {
  const below = [...(and ?? []), ...(or ?? []), ...(not ? [not] : [])].flatMap(keysIn);
  if (!dimension || !NAMED.includes(dimension)) return below;
  return [...(is ?? []), ...(isNot ?? [])].map((value) => `${dimension}${SEPARATOR}${value}`);
}
