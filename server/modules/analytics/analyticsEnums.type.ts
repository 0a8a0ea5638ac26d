import { CHART_KINDS, type ChartKind } from '#schema/analytics/charts.ts';
import { COMPARISONS, GRAINS, type Comparison, type Grain } from '#schema/analytics/grains.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { DIMENSION_KEYS, dimensionOf, type DimensionKey } from './model/dimensions.ts';
import { DIMENSION_KINDS, UNITS, type DimensionKind, type Unit } from './model/kinds.ts';
import { MEASURE_KEYS, measureOf, type MeasureKey } from './model/measures.ts';

function described<Key extends string>(
  keys: readonly Key[],
  describe: (key: Key) => string,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, describe(key)])) as Record<Key, string>;
}

export const AnalyticsMeasureEnum = graphqlEnum<MeasureKey>(
  'AnalyticsMeasure',
  'What can be counted.',
  described(MEASURE_KEYS, (key) => measureOf(key).description),
);

export const AnalyticsDimensionEnum = graphqlEnum<DimensionKey>(
  'AnalyticsDimension',
  'What answers are broken down by, and filtered.',
  described(DIMENSION_KEYS, (key) => dimensionOf(key).description),
);

export const AnalyticsGrainEnum = graphqlEnum<Grain>(
  'AnalyticsGrain',
  'How long a step of time is; a week begins on Monday.',
  described(GRAINS, (grain) => `A ${grain}.`.replace('A hour', 'An hour')),
);

const COMPARED: Record<Comparison, string> = {
  previous_period: 'The equal period right before.',
  year_before: 'The same period a year earlier.',
};

export const AnalyticsCompareEnum = graphqlEnum<Comparison>(
  'AnalyticsCompare',
  'With what an answer is compared.',
  described(COMPARISONS, (key) => COMPARED[key]),
);

const UNIT_MEANINGS: Record<Unit, string> = {
  none: 'Of dimensions: none.',
  time: 'Of the dimension TIME.',
  count: 'A number of things.',
  percent: 'Percent, 0 to 100 where it is a share.',
  rupees: 'Rupees a year.',
  minutes: 'Minutes.',
  hours: 'Hours.',
  days: 'Days.',
  ratio: 'So many of one for each of the other.',
};

export const AnalyticsUnitEnum = graphqlEnum<Unit>(
  'AnalyticsUnit',
  'What the numbers of a column are.',
  described(UNITS, (unit) => UNIT_MEANINGS[unit]),
);

const KIND_MEANINGS: Record<DimensionKind, string> = {
  time: 'Steps of time.',
  text: 'Any text.',
  choice: 'One of a list.',
  yes_no: 'Yes or no.',
  band: 'One of a list that has an order.',
};

export const AnalyticsDimensionKindEnum = graphqlEnum<DimensionKind>(
  'AnalyticsDimensionKind',
  'What a dimension holds.',
  described(DIMENSION_KINDS, (kind) => KIND_MEANINGS[kind]),
);

const CHART_MEANINGS: Record<ChartKind, string> = {
  line: 'Lines over time.',
  bar: 'Bars side by side.',
  stacked_bar: 'Bars on top of each other.',
  table: 'Rows and columns.',
  pivot: 'One dimension down, one across.',
  number: 'One number, and how it has changed.',
  funnel: 'From the largest to the smallest.',
  map: 'India by state.',
};

export const AnalyticsChartEnum = graphqlEnum<ChartKind>(
  'AnalyticsChart',
  'How an answer is drawn.',
  described(CHART_KINDS, (kind) => CHART_MEANINGS[kind]),
);
