import { MARKET_FIGURE_KEYS, type MarketFigureKey } from '#schema/options/marketFigures.ts';
import { CHANGE_PERIOD_DAYS, percentChange } from '#schema/profile/change.ts';
import type { Services } from '#server/services.ts';
import { MARKET_FIGURES_READ } from './marketFigures.reads.ts';
import type { AdminStats } from './marketFigures.type.ts';

type Counted = [value: number, current: number, previous: number];

/** The market as it is now, in one statement. */
export async function marketFigures({
  clock,
  database,
  settings,
}: Pick<Services, 'clock' | 'database' | 'settings'>): Promise<AdminStats> {
  const { timeZone } = await settings.current();
  const now = clock.now();
  const [row] = await database.read<{ figures: Record<MarketFigureKey, Counted> }>(
    MARKET_FIGURES_READ,
    [now, timeZone, CHANGE_PERIOD_DAYS],
  );
  const { figures } = row!;
  const each = <Value>(told: (counted: Counted) => Value) =>
    Object.fromEntries(MARKET_FIGURE_KEYS.map((key) => [key, told(figures[key])])) as Record<
      MarketFigureKey,
      Value
    >;
  return {
    ...each(([value]) => value),
    changes: {
      ...each(([, current, previous]) => percentChange(current, previous)),
      days: CHANGE_PERIOD_DAYS,
    },
    countedAt: now,
  };
}
