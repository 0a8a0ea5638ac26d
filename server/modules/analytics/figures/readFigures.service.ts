import type { Figure } from '#schema/analytics/figures/figure.ts';
import { type AnalyticsQuery, ROWS_MAX } from '#schema/analytics/query.ts';
import { percentChange } from '#schema/profile/change.ts';
import { json, shortKey, statementFamily, type RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { validQueryFor, prepareStatement } from '../analytics.service.ts';
import type { AnalyticsAnswer } from '../analytics.type.ts';
import { buildAnswer } from '../answer/buildAnswer.ts';
import { measureOf, subjectsOf, type MeasureKey } from '../model/measures.ts';
import { ANSWER, type AnswerRow } from '../query/answer.reads.ts';

export interface FigureValue {
  value: number | null;
  /** In whole percent; null if there is nothing to compare with. */
  change: number | null;
  /** The two values that are compared; null if there is nothing to compare. */
  recent: number | null;
  before: number | null;
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
      { value: of(question(days)).value, ...comparisonOf(changes && of(changes(days))) },
    ]),
  ) as Record<Key, FigureValue>;
}

function comparisonOf(compared: ComparedValue | null): Omit<FigureValue, 'value'> {
  const { value = null, previous = null } = compared ?? {};
  const change = value === null || previous === null ? null : percentChange(value, previous);
  return { change, recent: value, before: previous };
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

/**
 * The answers of several statements at once. It is prepared under a name that is derived from its text: questions that
 * share a parameter have a different one.
 */
const ANSWERS = statementFamily('market-figures', {
  text: together,
  key: (each) => shortKey(together(each)),
  examples: [[`select 0 as part, 0 as place`]],
  ...json<{ answers: (AnswerRow[] | null)[] }>(),
});

function together(each: readonly string[]): string {
  const parts = each.map((text) => `(select json_agg(a order by part, place) from (${text}) a)`);
  return `select json_build_array(${parts.join(',\n')}) as answers`;
}

type Answers = ReturnType<typeof ANSWERS>;

/** Runs the combined statement on the connection of the caller's choice. */
type Read = (one: Answers, values: readonly unknown[]) => Promise<RowOf<Answers>[]>;

/** Answers several questions without steps of time in one statement, so that all answers reflect the same moment. */
async function answerQueries(
  ctx: Context,
  queries: readonly AnalyticsQuery[],
  read: Read,
): Promise<AnalyticsAnswer[]> {
  const now = ctx.services.clock.now();
  const began = performance.now();
  const prepared = await Promise.all(
    queries.map(async (query) => {
      const validQuery = await validQueryFor(ctx, query);
      return {
        validQuery,
        ...(await prepareStatement(ctx, validQuery, now, ROWS_MAX, () => Promise.resolve([]))),
      };
    }),
  );
  const values: unknown[] = [];
  const parts = prepared.map(({ statement }) => {
    const before = values.length;
    values.push(...statement.values);
    const { text } = ANSWER(statement);
    return text.replaceAll(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`);
  });
  const [row] = await read(ANSWERS(parts), values);
  const milliseconds = performance.now() - began;
  return prepared.map((question, place) =>
    buildAnswer(row!.answers[place] ?? [], {
      ...question,
      rows: ROWS_MAX,
      now,
      milliseconds,
      locale: ctx.locale,
    }),
  );
}

/** Identifies the tables a measure reads. Measures with the same tables are best combined into one question. */
const passOf = (measure: string) => subjectsOf(measureOf(measure as MeasureKey)).join();
