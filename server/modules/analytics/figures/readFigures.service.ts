import { countQuestions, type Figure } from '#schema/analytics/figures/figure.ts';
import { type AnalyticsQuery, ROWS_MAX } from '#schema/analytics/query.ts';
import { percentChange } from '#schema/profile/change.ts';
import { json, shortKey, statementFamily, type RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { buildStatement, prepareTimes, validQueryFor } from '../analytics.service.ts';
import type { AnalyticsAnswer } from '../analytics.type.ts';
import { buildAnswer } from '../answer/buildAnswer.ts';
import { measureOf, subjectsOf, type MeasureKey } from '../model/measures.ts';
import { ANSWER, type AnswerRow } from '../query/answer.sql.ts';
import { DAY } from '../query/moments.ts';
import { timesUpTo } from '../query/times.ts';

export interface FigureValue {
  value: number | null;
  /** In whole percent; null if there is nothing to compare with. */
  change: number | null;
  /** The two values that are compared; null if there is nothing to compare. */
  recent: number | null;
  before: number | null;
  counts: FigureCounts | null;
}

interface FigureCounts {
  part: number;
  whole: number | null;
  partBefore: number;
  wholeBefore: number | null;
}

interface ComparedValue {
  value: number | null;
  previous: number | null;
}

/** A question about the present, or about a moment this many days ago. */
interface TimedQuestion {
  query: AnalyticsQuery;
  daysAgo: number;
}

const asked = (query: AnalyticsQuery, daysAgo = 0): TimedQuestion => ({ query, daysAgo });

/** Reads several figures as of the same moment in one statement. */
export async function readFigures<Key extends string>(
  ctx: Context,
  figures: Readonly<Record<Key, Figure>>,
  days: number,
  read: ReadAnswers,
): Promise<Record<Key, FigureValue>> {
  const entries = Object.entries<Figure>(figures);
  const questions = entries.flatMap(([, figure]) => [
    asked(figure.question(days)),
    ...(figure.changes ? [asked(figure.changes(days))] : []),
    ...(figure.compares === 'stock' ? [asked(figure.question(days), days)] : []),
    ...countQuestions(figure, days).map((query) => asked(query)),
  ]);
  const found = await readEach(ctx, questions, read);
  const of = (query: AnalyticsQuery, daysAgo = 0) => found.get(nameOf(asked(query, daysAgo)))!;
  return Object.fromEntries(
    entries.map(([key, figure]): [string, FigureValue] => {
      const { value } = of(figure.question(days));
      const compared =
        figure.compares === 'stock'
          ? { value, previous: of(figure.question(days), days).value }
          : figure.changes && of(figure.changes(days));
      const counts = countQuestions(figure, days).map((query) => of(query));
      return [key, { value, ...comparisonOf(compared), counts: countsOf(counts) }];
    }),
  ) as Record<Key, FigureValue>;
}

function comparisonOf(compared: ComparedValue | null) {
  const { value = null, previous = null } = compared ?? {};
  const change = value === null || previous === null ? null : percentChange(value, previous);
  return { change, recent: value, before: previous };
}

function countsOf([part, whole]: readonly ComparedValue[]): FigureCounts | null {
  if (!part) return null;
  return {
    part: part.value ?? 0,
    whole: whole ? (whole.value ?? 0) : null,
    partBefore: part.previous ?? 0,
    wholeBefore: whole ? (whole.previous ?? 0) : null,
  };
}

async function readEach(
  ctx: Context,
  questions: readonly TimedQuestion[],
  read: ReadAnswers,
): Promise<Map<string, ComparedValue>> {
  // Measures of the same tables over the same period are combined, so that the rows are scanned once.
  const apart = (one: TimedQuestion) => `${one.query.measures.map(passOf).join()} ${timeOf(one)}`;
  const combined = [...Map.groupBy(questions, apart).values()].map(joined);
  const answers = await answerQuestions(ctx, combined, read);
  return new Map(
    combined.flatMap(({ query, daysAgo }, at) => {
      const { values = [], previous = [] } = answers[at]!.rows[0] ?? {};
      return query.measures.map((measure, place): [string, ComparedValue] => [
        nameOf(asked({ ...query, measures: [measure] }, daysAgo)),
        { value: values[place] ?? null, previous: previous?.[place] ?? null },
      ]);
    }),
  );
}

const timeOf = ({ query: { range }, daysAgo }: TimedQuestion) =>
  JSON.stringify([range ?? null, daysAgo]);
const nameOf = (one: TimedQuestion) => `${one.query.measures.join()} ${timeOf(one)}`;

/** A comparison does not change the value itself, so questions with and without one can be merged. */
function joined(alike: readonly TimedQuestion[]): TimedQuestion {
  const [first] = alike;
  const measures = [...new Set(alike.flatMap(({ query }) => query.measures))];
  const compare = alike.find(({ query }) => query.compare)?.query.compare;
  return { ...first!, query: { ...first!.query, compare, measures } };
}

/**
 * The answers of several statements at once. The statement is prepared under a name that is derived from its text,
 * because the text is different when questions share a parameter.
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
type ReadAnswers = (one: Answers, values: readonly unknown[]) => Promise<RowOf<Answers>[]>;

/** Answers several questions without steps of time in one statement, so that all answers reflect the same moment. */
async function answerQuestions(
  ctx: Context,
  questions: readonly TimedQuestion[],
  read: ReadAnswers,
): Promise<AnalyticsAnswer[]> {
  const now = ctx.services.clock.now();
  const began = performance.now();
  const prepared = await Promise.all(
    questions.map(async ({ query, daysAgo }) => {
      const validQuery = await validQueryFor(ctx, query);
      const then = new Date(now.getTime() - daysAgo * DAY);
      const times =
        daysAgo > 0
          ? timesUpTo(then)
          : await prepareTimes(ctx, validQuery, now, () => Promise.resolve([]));
      return {
        validQuery,
        times,
        statement: buildStatement(ctx, validQuery, times, now, ROWS_MAX),
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
