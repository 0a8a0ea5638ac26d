import { useFormatter, useTranslations } from 'use-intl';
import { MARKET_FIGURES, type MarketFigureKey } from '#schema/options/marketFigures.ts';
import { CHANGE_PERIOD_DAYS, isClearerInCounts } from '#schema/profile/change.ts';

export interface FigureChange {
  /** In percent; null without an earlier figure. */
  change: number | null;
  /** The two numbers that the change compares. */
  recent: number;
  before: number;
}

/** "New in 30 days: +12%", or the two numbers where they say more. */
export function useChangeText() {
  const t = useTranslations('admin');
  const format = useFormatter();
  return (figure: MarketFigureKey, { change, recent, before }: FigureChange): string => {
    const { compares } = MARKET_FIGURES[figure].figure;
    const period =
      compares === 'yesterday'
        ? 'today'
        : compares === 'stock' || compares === 'outcome'
          ? compares
          : 'days';
    const days = CHANGE_PERIOD_DAYS;
    if (recent === 0 && before === 0) return t(`figures.none.${period}`, { days });
    if (change === null || isClearerInCounts(recent, before))
      return t(`figures.counts.${period}`, { recent, before, days });
    const signed = format.number(change, { signDisplay: 'exceptZero' });
    return t(`figures.change.${period}`, { change: signed, days });
  };
}
