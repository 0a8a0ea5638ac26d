import {
  CHART_EVENTS_MAX,
  LOGGED_EVENTS_SHOWN,
  type NotedEvent,
} from '#schema/options/chartEvents.ts';
import { momentOf } from '#schema/time/wallClock.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { translator } from '#server/lib/words.ts';
import { recordAction } from '../recordAction.service.ts';
import { ADD_CHART_EVENT, CHART_EVENTS, DELETE_CHART_EVENT } from './chartEvent.sql.ts';
import type { ChartEvent } from './chartEvent.type.ts';

interface Period {
  from: Date | null;
  to: Date | null;
}

const BEGINNING = new Date(0);
const END = new Date('9999-12-31T00:00:00Z');

/** Notes, uploads and changes of settings in a period; the newest come first. */
export async function listChartEvents(ctx: Context, { from, to }: Period): Promise<ChartEvent[]> {
  const { database, settings } = ctx.services;
  const { timeZone } = await settings.current();
  const period = [from ?? BEGINNING, to ?? END] as const;
  const rows = await database.read(CHART_EVENTS, [...period, timeZone, LOGGED_EVENTS_SHOWN]);
  return rows.map(({ facts, name, ...event }) => ({
    ...event,
    name: name ?? said(ctx, event, facts),
  }));
}

type Row = RowOf<typeof CHART_EVENTS>;

/** The most settings that are named. */
const NAMED = 3;

function said({ locale }: Context, { kind }: Pick<Row, 'kind'>, facts: Row['facts']): string {
  const named = translator(locale, 'chartEvents');
  if (kind === 'bulk_upload') {
    const count = facts?.['successful'];
    return named('bulkUpload', { count: typeof count === 'number' ? count : 0 });
  }
  const words = translator(locale, 'systemSettings');
  const names = Object.keys(facts ?? {}).map((key) =>
    words.has(`field.${key}.label`) ? words(`field.${key}.label`) : key,
  );
  const more = Math.max(0, names.length - NAMED);
  return named('settings', { names: names.slice(0, NAMED).join(', '), more });
}

interface NewChartEvent {
  kind: NotedEvent;
  day: string;
  name: string;
}

/** Every administrator sees the event on the charts of all dashboards. */
export async function noteChartEvent(
  ctx: Context,
  { kind, day, name }: NewChartEvent,
): Promise<ChartEvent> {
  const { clock, settings } = ctx.services;
  const { timeZone } = await settings.current();
  const now = clock.now();
  const id = newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    const added = await writeIn(em, ADD_CHART_EVENT, [id, kind, day, name, now, CHART_EVENTS_MAX]);
    if (added.length === 0)
      throw new Failure(
        'RULE_VIOLATION',
        ctx.t('analytics.chartEvent.full', { max: CHART_EVENTS_MAX }),
        { rule: 'chartEvent.note.room' },
      );
    const after = { kind, date: day, name };
    await recordAction(ctx, em, { kind: 'chart_event', id, action: 'chartEvent.create', after });
  });
  return { id, kind, day, name, at: momentOf(Date.parse(`${day}T00:00Z`), timeZone) };
}

export async function deleteChartEvent(ctx: Context, id: string): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const [deleted] = isId(id) ? await writeIn(em, DELETE_CHART_EVENT, [id]) : [];
    if (!deleted) throw new Failure('NOT_FOUND', ctx.t('analytics.chartEvent.missing'));
    const { kind, day, name } = deleted;
    const before = { kind, date: day, name };
    await recordAction(ctx, em, { kind: 'chart_event', id, action: 'chartEvent.delete', before });
  });
}
