import { addressOfQuery } from '#schema/analytics/address.ts';
import type { BoardView } from '#schema/analytics/boardView.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { analyticsQuerySchema } from '#schema/analytics/querySchema.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import {
  isAnswerable,
  localPeriod,
  nameOfStep,
  requireValidQuery,
} from '#server/modules/analytics/analytics.service.ts';
import { validSegmentsIn } from '#server/modules/analytics/segment/segments.service.ts';
import { speechFor } from '../inWords/question.service.ts';
import { reportsById } from '../report.service.ts';
import { resolveQuestion } from '../resolveQuestion.service.ts';
import {
  conditionsFor,
  filterConditions,
  filterOfMark,
  narrowQuestion,
  segmentsOfFilters,
  withRange,
  type LocalPeriod,
  type ViewCondition,
} from './boardView.rules.ts';
import { pinsByBoard } from './reportBoard.service.ts';
import type { AnalyticsDashboard, AnalyticsPin } from './reportBoard.type.ts';
import type { AnalyticsDashboardView, AnalyticsPinView } from './boardView.type.ts';

type SavedView = Pick<BoardView, 'range' | 'filters'>;

/** A dashboard with this view; values that are not given are as saved. */
export async function viewDashboard(
  ctx: Context,
  board: AnalyticsDashboard,
  given: Partial<BoardView>,
): Promise<AnalyticsDashboardView> {
  const { range = board.storedRange, filters = board.filters, mark = null } = given;
  const view = { range, filters, mark };
  await requireValidView(ctx, view);
  const pins = await loaderOf(ctx, pinsByBoard).load(board.id);
  const marked = await markedPeriod(ctx, pins, view);
  return {
    markText: mark && (await markInWords(ctx, mark)),
    pins: await Promise.all(pins.map((pin) => pinInView(ctx, pin, view, marked))),
  };
}

const OPEN: LocalPeriod = { from: null, to: null };

/** The period of the report with the mark, as it is viewed. */
async function markedPeriod(
  ctx: Context,
  pins: readonly AnalyticsPin[],
  { range, mark }: BoardView,
): Promise<LocalPeriod> {
  const pin = pins.find(({ id }) => id === mark?.pinId);
  const report = pin && (await loaderOf(ctx, reportsById).load(pin.reportId));
  const stored = analyticsQuerySchema.safeParse(report?.stored).data;
  return stored ? localPeriod(ctx, withRange(stored, range)) : OPEN;
}

/** Any measure that has all of the filters will do. */
export async function requireValidView(
  ctx: Pick<Context, 'services' | 't' | 'locale'>,
  { range, filters }: SavedView,
): Promise<void> {
  const query = filterConditions(filters).reduce(withoutCheck, {
    measures: ['applications'],
    ...(range && { range }),
  } as AnalyticsQuery);
  await requireValidQuery(ctx, query);
}

const withoutCheck = (query: AnalyticsQuery, condition: ViewCondition) =>
  narrowQuestion(query, [condition], () => true).query;

async function pinInView(
  ctx: Context,
  pin: AnalyticsPin,
  view: BoardView,
  marked: LocalPeriod,
): Promise<AnalyticsPinView> {
  const report = await loaderOf(ctx, reportsById).load(pin.reportId);
  const { query, problem, question, unapplied } = await questionInView(ctx, pin, view, marked);
  return {
    pinId: pin.id,
    address: query && report && addressOfQuery(query, report.chart).toString(),
    question: await question(),
    problem,
    unapplied: query ? unapplied : [],
  };
}

/** The question of a pin, narrowed by the view as far as that applies to it. */
export async function questionInView(
  ctx: Context,
  pin: AnalyticsPin,
  view: BoardView,
  marked = OPEN,
) {
  const report = await loaderOf(ctx, reportsById).load(pin.reportId);
  const { timeZone } = await ctx.services.settings.current();
  const stored = storedFilter(report?.stored);
  const ofView = segmentsOfFilters(view.filters);
  const own = [stored, ofView].filter((filter) => filter != null);
  const segments = await validSegmentsIn(ctx, { and: own });
  let unapplied: AnalyticsPinView['unapplied'] = [];
  const change = (query: AnalyticsQuery) => {
    const narrowed = narrowQuestion(
      withRange(query, view.range),
      conditionsFor(view, pin.id, marked),
      (next) => isAnswerable(ctx, next, timeZone, segments),
    );
    ({ unapplied } = narrowed);
    return narrowed.query;
  };
  return { ...(await resolveQuestion(ctx, report?.stored, change)), unapplied };
}

const storedFilter = (stored: unknown) => analyticsQuerySchema.safeParse(stored).data?.filter;

/** "Category: Sales · Time: November 2026" */
async function markInWords(ctx: Context, mark: NonNullable<BoardView['mark']>): Promise<string> {
  const filter = filterOfMark(mark);
  const { names, labels, t } = await speechFor(ctx, { filter });
  const valueName = (dimension: string, key: string) =>
    dimension === 'time' && mark.grain
      ? nameOfStep(key, mark.grain, ctx.locale)
      : (names.value(dimension, key) ?? labels(dimension, key) ?? key);
  return mark.group
    .map(({ dimension, key }) => {
      const name = names.dimension(dimension);
      if (key == null) return t('question.test.empty', { name });
      return t('board.mark', { name, value: valueName(dimension, key) });
    })
    .join(' · ');
}
