import { FILE_ROWS_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import { buildAnswer } from './answer/buildAnswer.ts';
import { exactFrom } from './query/exactFrom.sql.ts';
import { ANSWER, type AnswerRow } from './query/answer.sql.ts';
import {
  askDatabase,
  prepareStatement,
  validQueryFor,
  type AskContext,
} from './analytics.service.ts';
import type { AnalyticsAnswer } from './analytics.type.ts';

/** Takes the place of the totals row in every part but the last. */
const UNKNOWN: AnswerRow = {
  part: 1,
  t: null,
  keys: null,
  labels: null,
  values: [],
  total: 0,
  leftOut: 0,
};
const AT_ONCE = 1_000;

/**
 * Reads the full answer, up to the row limit of a file, in parts, so that only one part is in memory at a time. The
 * last part carries the totals and the number of hidden groups.
 */
export async function streamAnswer(
  ctx: AskContext,
  query: AnalyticsQuery,
  take: (part: AnalyticsAnswer, isLast: boolean) => Promise<void>,
): Promise<void> {
  const validQuery = await validQueryFor(ctx, { ...query, totals: true, pivot: null });
  const now = ctx.services.clock.now();
  await askDatabase(ctx, {}, async (ask) => {
    const { times, statement } = await prepareStatement(ctx, validQuery, now, FILE_ROWS_MAX, ask);
    const exact = await exactFrom(validQuery, times, now, ask);
    const about = { validQuery, times, statement, now, exactFrom: exact };
    const shared = { ...about, rows: FILE_ROWS_MAX, milliseconds: 0 };
    // Plan for reading the whole result, not only its first rows.
    await ask('set local cursor_tuple_fraction = 1', []);
    const all = ANSWER(statement);
    await ask(`declare part no scroll cursor for ${all.text}`, statement.values);
    const next = { ...all, text: `fetch ${AT_ONCE} from part` };
    let isLast = false;
    while (!isLast) {
      const rows = await ask(next, []);
      isLast = rows.at(-1)?.part === 1;
      const found = isLast ? rows : [...rows, UNKNOWN];
      await take(buildAnswer(found, { ...shared, locale: ctx.locale }), isLast);
    }
  });
}
