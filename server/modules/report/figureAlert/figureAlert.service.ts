import { FIGURE_ALERT_CROSSINGS_MAX, type FigureAlertState } from '#schema/options/figureAlerts.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { modelFor } from '#server/modules/analytics/modelFor.service.ts';
import { calculationOf } from './alertQuestion.ts';
import { ALERT_BY_ID, ALERTS, CROSSINGS } from './figureAlert.sql.ts';
import { isMet, stateOf } from './figureAlert.rules.ts';
import type { FigureAlert, FigureAlertCrossing } from './figureAlert.type.ts';
import { conditionInWords, findingInWords, watchedInWords } from './figureAlertWords.service.ts';
import { requireWatched } from './requireWatched.service.ts';

/** The caller's own alerts. */
export async function listAlerts({ services, viewer }: Context): Promise<FigureAlert[]> {
  return (await services.database.read(ALERTS, [viewer!.userId])).map(shown);
}

/** Null if it does not exist or belongs to someone else. */
export async function findAlert(
  { services, viewer }: Context,
  id: string,
): Promise<FigureAlert | null> {
  const [row] = isId(id) ? await services.database.read(ALERT_BY_ID, [viewer!.userId, id]) : [];
  return row ? shown(row) : null;
}

export async function requireAlert(ctx: Context, id: string): Promise<FigureAlert> {
  const alert = await findAlert(ctx, id);
  if (!alert) throw missingAlert(ctx);
  return alert;
}

export function missingAlert({ t }: Pick<Context, 't'>): Failure {
  return new Failure('NOT_FOUND', t('analytics.figureAlert.missing'));
}

const shown = ({ measure, ...row }: RowOf<typeof ALERTS>): FigureAlert => ({
  ...row,
  measureKey: measure,
});

export async function crossingsByAlert(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<FigureAlertCrossing[][]> {
  const values = [viewer!.userId, ids, FIGURE_ALERT_CROSSINGS_MAX] as const;
  const rows = await services.database.read(CROSSINGS, [...values]);
  return ids.map((id) => rows.filter(({ alertId }) => alertId === id));
}

interface ShownQuestion {
  query: AnalyticsQuery | null;
  problem: string | null;
}

/** The question of an alert, or why it cannot be asked any more. */
export async function questionOf(ctx: Context, alert: FigureAlert): Promise<ShownQuestion> {
  try {
    const query = await requireWatched(ctx, { ...alert, measure: alert.measureKey });
    return { query, problem: alert.failure };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { query: null, problem: error.message };
  }
}

export async function stateOfAlert(ctx: Context, alert: FigureAlert): Promise<FigureAlertState> {
  const { problem } = await questionOf(ctx, alert);
  const { reading } = alert;
  const isJudged = reading !== null && (reading.groups ? true : isMet(alert, reading) !== null);
  return stateOf({ ...alert, isJudged }, problem !== null);
}

/** The watched figure, its limit and the result of the last check, in the language of the reader. */
export async function alertInWords(ctx: Context, alert: FigureAlert) {
  const { query } = await questionOf(ctx, alert);
  const { reading, measureKey } = alert;
  const watched = { ...alert, measure: measureKey };
  const figure = query ? await watchedInWords(ctx, query, watched) : null;
  return {
    figure,
    condition: conditionInWords(alert, unitOf(ctx, query, measureKey), ctx),
    finding: figure && reading && findingInWords(figure, alert, reading, ctx),
  };
}

/** A measure or calculation that no longer exists has no unit. */
function unitOf(ctx: Context, query: AnalyticsQuery | null, key: string) {
  const calculation = query && calculationOf(query, key);
  if (calculation?.kind === 'formula') return calculation.unit ?? 'ratio';
  if (calculation?.kind === 'share_of_total') return 'percent';
  const counted = calculation?.measure ?? key;
  return modelFor(ctx).measures.find((measure) => measure.key === counted)?.unit ?? 'none';
}
