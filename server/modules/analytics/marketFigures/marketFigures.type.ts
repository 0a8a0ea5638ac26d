import { Field, Int, ObjectType } from 'type-graphql';
import type { FigureComparison } from '#schema/analytics/figures/figure.ts';
import {
  MARKET_FIGURE_KEYS,
  MARKET_FIGURES,
  type MarketFigureKey,
} from '#schema/options/marketFigures.ts';
import { CHANGE_PERIOD_DAYS } from '#schema/profile/change.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';

const OVER_DAYS = `The last ${CHANGE_PERIOD_DAYS} days compared with the ${CHANGE_PERIOD_DAYS} days before, as counted when those ended.`;
const MEANINGS: Partial<Record<FigureComparison, string>> = {
  yesterday: 'Today so far compared with yesterday up to the same time.',
  stock: `What there is now compared with what there was ${CHANGE_PERIOD_DAYS} days ago.`,
};
const meaningOf = (compares: FigureComparison) => MEANINGS[compares] ?? OVER_DAYS;

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('AdminStatChanges', {
  description: 'The change of each figure in percent; null if there is nothing to compare with.',
})
class AdminStatChangesType {
  @Field(() => Int, {
    description:
      'The length of the comparison period in days, for figures that do not compare with yesterday.',
  })
  days!: number;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('AdminStatCounts', { description: 'A number for each figure of the market.' })
class AdminStatCountsType {
  // The schema adds a field for each figure.
  [figure: string]: number;
}
type Counts = AdminStatCountsType & Record<MarketFigureKey, number>;

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType('AdminStats', { description: 'The figures of the market.' })
export class AdminStatsType {
  @Field(() => AdminStatChangesType, { description: 'The change of each figure.' })
  changes!: AdminStatChangesType & Record<MarketFigureKey, number | null>;

  @Field(() => AdminStatCountsType, {
    description: 'The later of the two numbers that the change compares.',
  })
  recent!: Counts;

  @Field(() => AdminStatCountsType, {
    description: 'The earlier of the two numbers that the change compares.',
  })
  before!: Counts;

  @Field(() => DateTime, { description: 'When the figures were calculated.' })
  countedAt!: Date;
}

for (const key of MARKET_FIGURE_KEYS) {
  const { counts: description, figure } = MARKET_FIGURES[key];
  const change = { nullable: true, description: meaningOf(figure.compares) };
  Field(() => Int, { description })(AdminStatsType.prototype, key);
  Field(() => Int, change)(AdminStatChangesType.prototype, key);
  Field(() => Int, { description: meaningOf(figure.compares) })(AdminStatCountsType.prototype, key);
}

export type AdminStats = AdminStatsType & Record<MarketFigureKey, number>;
