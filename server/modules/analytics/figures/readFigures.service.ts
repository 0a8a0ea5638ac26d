import type { Figure } from '#schema/analytics/figures/figure.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { percentChange } from '#schema/profile/change.ts';
import type { Context } from '#server/graphql/context.ts';
import { answerQueries, passOf, type Read } from '../answerQueries.service.ts';

export interface FigureValue {
  value: number | null;
  /** In whole percent; null if there is nothing to compare with. */
  change: number | null;
}

interface ComparedValue {
  value: number | null;
  previous: number | null;
}

/** Reads several figures as of the same moment in one statement. */
export async function readFigures<Key extends string>(
  ctx: Context,
  figures: Readonly<Record<Key, Figure>>,
  days: number,
  read: Read,
): Promise<Record<Key, FigureValue>> {
  const entries = Object.entries<Figure>(figures);
  const questions = entries.flatMap(([, { question, changes }]) => [
    question(days),
    ...(changes ? [changes(days)] : []),
  ]);
  const compared = await readEach(ctx, questions, read);
  const of = (query: AnalyticsQuery) => compared.get(nameOf(query))!;
  return Object.fromEntries(
    entries.map(([key, { question, changes }]): [string, FigureValue] => [
      key,
      { value: of(question(days)).value, change: changes && changeOf(of(changes(days))) },
    ]),
  ) as Record<Key, FigureValue>;
}

function changeOf({ value, previous }: ComparedValue): number | null {
  return value === null || previous === null ? null : percentChange(value, previous);
}

async function readEach(
  ctx: Context,
  questions: readonly AnalyticsQuery[],
  read: Read,
): Promise<Map<string, ComparedValue>> {
  // Measures of the same tables over the same period are combined, so that the rows are scanned once.
  const apart = (query: AnalyticsQuery) => `${query.measures.map(passOf).join()} ${timeOf(query)}`;
  const queries = [...Map.groupBy(questions, apart).values()].map(joined);
  const answers = await answerQueries(ctx, queries, read);
  return new Map(
    queries.flatMap((query, at) => {
      const { values = [], previous = [] } = answers[at]!.rows[0] ?? {};
      return query.measures.map((measure, place): [string, ComparedValue] => [
        nameOf({ ...query, measures: [measure] }),
        { value: values[place] ?? null, previous: previous?.[place] ?? null },
      ]);
    }),
  );
}

const timeOf = ({ range }: AnalyticsQuery) => JSON.stringify(range ?? null);
const nameOf = (query: AnalyticsQuery) => `${query.measures.join()} ${timeOf(query)}`;

/** A comparison does not change the value itself, so questions with and without one can be merged. */
function joined(alike: readonly AnalyticsQuery[]): AnalyticsQuery {
  const measures = [...new Set(alike.flatMap((query) => query.measures))];
  return { ...alike[0]!, compare: alike.find(({ compare }) => compare)?.compare, measures };
}
