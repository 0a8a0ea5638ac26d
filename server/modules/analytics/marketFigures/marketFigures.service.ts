import {
  MARKET_FIGURE_KEYS,
  MARKET_FIGURES,
  type MarketFigureKey,
} from '#schema/options/marketFigures.ts';
import { CHANGE_PERIOD_DAYS } from '#schema/profile/change.ts';
import type { Context } from '#server/graphql/context.ts';
import { readFigures, type FigureValue } from '../figures/readFigures.service.ts';
import type { AdminStats } from './marketFigures.type.ts';

const eachFigure = <Value>(valueOf: (key: MarketFigureKey) => Value) =>
  Object.fromEntries(MARKET_FIGURE_KEYS.map((key) => [key, valueOf(key)])) as Record<
    MarketFigureKey,
    Value
  >;
const FIGURES = eachFigure((key) => MARKET_FIGURES[key].figure);

/**
 * The current figures of the market, from the analytics model. They are read like any other data, outside the analytics
 * queue, so that the dashboard does not wait for a long-running question.
 */
export async function marketFigures(ctx: Context): Promise<AdminStats> {
  const { clock, database } = ctx.services;
  const countedAt = clock.now();
  const results: Record<MarketFigureKey, FigureValue> = await readFigures(
    ctx,
    FIGURES,
    CHANGE_PERIOD_DAYS,
    (one, values) => database.read(one, values),
  );
  return {
    ...eachFigure((key) => results[key].value ?? 0),
    changes: { ...eachFigure((key) => results[key].change), days: CHANGE_PERIOD_DAYS },
    recent: eachFigure((key) => results[key].recent ?? 0),
    before: eachFigure((key) => results[key].before ?? 0),
    countedAt,
  };
}
