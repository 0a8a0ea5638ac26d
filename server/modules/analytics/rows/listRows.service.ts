import { addressOfQuery } from '#schema/analytics/address.ts';
import type { AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import type { Ask } from '#server/db/longReads.ts';
import { toConnection, windowOf } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { askDatabase, prepareTimes } from '../analytics.service.ts';
import { isStock, measureOf } from '../model/measures.ts';
import { validSegmentsIn } from '../segment/segments.service.ts';
import { Values } from '../query/values.ts';
import type { FigureRowConnection } from './figureRow.type.ts';
import type { FigureRowsArgs } from './figureRows.inputs.ts';
import { drillDownQuery } from './drillDownQuery.ts';
import { ROWS_BEHIND, ROWS_COUNTED, type FoundRow } from './rows.sql.ts';
import { rowPartsOf } from './rowParts.ts';
import { figureRowsSql, type FigureRowsSql } from './figureRowsSql.ts';
import { rowPresenter } from './showRow.ts';
import { validateFigure, type ValidFigure } from './validateFigure.ts';

export type RowsContext = Pick<Context, 'services' | 't' | 'locale' | 'viewer'> &
  Partial<Pick<Context, 'gone'>>;

/** The last row of a page. */
interface RowKey {
  at: string;
  id: string;
}

/** A page of the rows behind a figure, and their number if it is asked for. Both are of the same moment. */
export async function listRows(
  ctx: Context,
  { figure: input, first, after }: FigureRowsArgs,
  { isCounted }: { isCounted: boolean },
): Promise<FigureRowConnection> {
  const window = windowOf(ctx, { first, after: after ?? null }, keyOf);
  const figure: AnalyticsFigureQuestion = {
    ...input,
    readAt: input.readAt?.toISOString() ?? null,
  };
  return withRows(ctx, figure, async ({ ask, found, values, valid }) => {
    const [counted] = isCounted ? await ask(ROWS_COUNTED(found), values.list) : [];
    const rows = await readPage(ask, found, values, window.after, first + 1);
    const show = rowPresenter(ctx, found.listed);
    const counts = { total: counted?.total ?? 0, totalIsExact: true };
    return {
      ...toConnection({ rows: rows.map(show), window, ...counts, cursorOf }),
      ...describeRows(figure, valid, found),
    };
  });
}

/** What the rows are. */
export function describeRows(
  { query }: AnalyticsFigureQuestion,
  valid: ValidFigure,
  { span }: FigureRowsSql,
) {
  const narrowed = drillDownQuery(query, valid, span);
  return {
    measure: valid.measure,
    part: valid.partKey,
    parts: rowPartsOf(valid.measure),
    isStock: isStock(measureOf(valid.measure)),
    from: span.from,
    to: span.to,
    timeZone: valid.validQuery.timeZone,
    query: narrowed,
    address: `/admin/analytics/explore?${addressOfQuery(narrowed, 'number').toString()}`,
  };
}

interface WithRows {
  ask: Ask;
  found: FigureRowsSql;
  values: Values;
  valid: ValidFigure;
  now: Date;
}

/** Checks the figure and runs the work in one transaction, so that all of it sees the same rows. */
export async function withRows<Result>(
  ctx: RowsContext,
  figure: AnalyticsFigureQuestion,
  work: (context: WithRows) => Promise<Result>,
): Promise<Result> {
  const { clock, settings } = ctx.services;
  const segments = await validSegmentsIn(ctx, figure.query.filter);
  const valid = validateFigure(figure, ctx, (await settings.current()).timeZone, segments);
  const { timeZone } = valid.validQuery;
  const readAt = figure.readAt ? new Date(figure.readAt) : clock.now();
  const now = readAt < clock.now() ? readAt : clock.now();
  return askDatabase(ctx, {}, async (ask) => {
    const times = await prepareTimes(ctx, valid.asked, now, ask);
    const values = new Values();
    const reading = { t: ctx.t, locale: ctx.locale, timeZone };
    const found = figureRowsSql(valid, { values, times, now, reading });
    return work({ ask, found, values, valid, now });
  });
}

export async function readPage(
  ask: Ask,
  found: FigureRowsSql,
  conditions: Values,
  after: RowKey | null,
  count: number,
): Promise<FoundRow[]> {
  const { type } = found.listed;
  if (after && isId(after.id) !== (type === 'uuid')) return [];
  const values = conditions.copy();
  const one = ROWS_BEHIND({
    ...found,
    most: values.add(count, 'bigint'),
    after: after && { at: values.add(after.at, 'timestamptz'), id: values.add(after.id, type) },
  });
  return ask(one, values.list);
}

const cursorOf = ({ at, id }: { at: Date; id: string }) =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');

function keyOf(cursor: string): RowKey | null {
  const [at = '', id = ''] = Buffer.from(cursor, 'base64url').toString().split(' ');
  const isKey = !Number.isNaN(Date.parse(at)) && (isId(id) || /^\d{1,18}$/.test(id));
  return isKey ? { at: new Date(at).toISOString(), id } : null;
}
