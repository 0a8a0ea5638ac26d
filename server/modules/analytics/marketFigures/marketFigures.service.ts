import { createHash } from 'node:crypto';
import {
  MARKET_FIGURE_KEYS,
  MARKET_FIGURES,
  type MarketFigureKey,
} from '#schema/options/marketFigures.ts';
import { CHANGE_PERIOD_DAYS } from '#schema/profile/change.ts';
import type { Context } from '#server/graphql/context.ts';
import { readFigures, type FigureValue, type Read } from '../figures/readFigures.service.ts';
import type { AdminStats } from './marketFigures.type.ts';

const eachFigure = <Value>(valueOf: (key: MarketFigureKey) => Value) =>
  Object.fromEntries(MARKET_FIGURE_KEYS.map((key) => [key, valueOf(key)])) as Record<
    MarketFigureKey,
    Value
  >;
const FIGURES = eachFigure((key) => MARKET_FIGURES[key].figure);

/**
 * Prepared statements are cached by name. Questions that share a parameter produce a different text, so the name is
 * derived from the text.
 */
const nameOf = (text: string) =>
  `market-figures ${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`;

/**
 * The current figures of the market, from the analytics model. They are read like any other data, outside the analytics
 * queue, so that the dashboard does not wait for a long-running question.
 */
export async function marketFigures(ctx: Context): Promise<AdminStats> {
  const { clock, database } = ctx.services;
  const countedAt = clock.now();
  const read: Read = (text, values) => database.read({ name: nameOf(text), text }, values);
  const results: Record<MarketFigureKey, FigureValue> = await readFigures(
    ctx,
    FIGURES,
    CHANGE_PERIOD_DAYS,
    read,
  );
  return {
    ...eachFigure((key) => results[key].value ?? 0),
    changes: { ...eachFigure((key) => results[key].change), days: CHANGE_PERIOD_DAYS },
    countedAt,
  };
}
