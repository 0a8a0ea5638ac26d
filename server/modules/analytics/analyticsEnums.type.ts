import { CHART_KINDS, type ChartKind } from '#schema/analytics/charts.ts';
import { COMPARISONS, GRAINS, type Comparison, type Grain } from '#schema/analytics/grains.ts';
import { CONDITION_TESTS, type ConditionTest } from '#schema/analytics/query.ts';
import { graphqlEnum } from '#server/graphql/enums/graphqlEnum.ts';
import { DIMENSION_KEYS, dimensionOf, type DimensionKey } from './model/dimensions.ts';
import { DIMENSION_KINDS, UNITS, type DimensionKind, type Unit } from './model/kinds.ts';
import { ROW_PARTS, type RowPart } from './rows/rowParts.ts';
import { MEASURE_KEYS, measureOf, type MeasureKey } from './model/measures.ts';
import type { BetterWhen } from './model/betterWhen.ts';
import { COMPARABILITIES, type Comparability } from './model/past.ts';

function described<Key extends string>(
  keys: readonly Key[],
  describe: (key: Key) => string,
): Record<Key, string> {
  return Object.fromEntries(keys.map((key) => [key, describe(key)])) as Record<Key, string>;
}

export const AnalyticsMeasureEnum = graphqlEnum<MeasureKey>(
  'AnalyticsMeasure',
  'The measures: what can be counted.',
  described(MEASURE_KEYS, (key) => measureOf(key).description),
);

export const AnalyticsDimensionEnum = graphqlEnum<DimensionKey>(
  'AnalyticsDimension',
  'The dimensions: what answers are broken down by and filtered on.',
  described(DIMENSION_KEYS, (key) => dimensionOf(key).description),
);

export const AnalyticsGrainEnum = graphqlEnum<Grain>(
  'AnalyticsGrain',
  'The length of a step of time. A week begins on Monday.',
  described(GRAINS, (grain) => `A ${grain}.`.replace('A hour', 'An hour')),
);

const COMPARED: Record<Comparison, string> = {
  previous_period: 'The preceding period of the same length.',
  year_before: 'The same period a year earlier.',
};

export const AnalyticsCompareEnum = graphqlEnum<Comparison>(
  'AnalyticsCompare',
  'The period an answer is compared with.',
  described(COMPARISONS, (key) => COMPARED[key]),
);

const COMPARABILITY: Record<Comparability, string> = {
  settled: 'What it counts does not change later, unless it is deleted.',
  as_it_stood:
    'What it counts changes later, so an earlier period is counted up to the same point as the period itself.',
  not_recorded: 'What it counts changes later without a record, so it is not compared.',
};

export const AnalyticsComparabilityEnum = graphqlEnum<Comparability>(
  'AnalyticsComparability',
  'How a measure is compared with an earlier period.',
  described(COMPARABILITIES, (key) => COMPARABILITY[key]),
);

const TEST_MEANINGS: Record<ConditionTest, string> = {
  at_least: 'The value is this number or more.',
  at_most: 'The value is this number or less.',
  more_than: 'The value is more than this number.',
  less_than: 'The value is less than this number.',
};

export const AnalyticsConditionTestEnum = graphqlEnum<ConditionTest>(
  'AnalyticsConditionTest',
  'How the value of a group is compared with a number.',
  described(CONDITION_TESTS, (test) => TEST_MEANINGS[test]),
);

const UNIT_MEANINGS: Record<Unit, string> = {
  none: 'No unit; for dimensions.',
  time: 'Time; for the dimension TIME.',
  count: 'A count.',
  percent: 'Percent; 0 to 100 for a share.',
  rupees: 'Rupees a year.',
  minutes: 'Minutes.',
  hours: 'Hours.',
  days: 'Days.',
  ratio: 'A ratio, such as applications per job.',
};

export const AnalyticsUnitEnum = graphqlEnum<Unit>(
  'AnalyticsUnit',
  'The unit of the numbers in a column.',
  described(UNITS, (unit) => UNIT_MEANINGS[unit]),
);

const KIND_MEANINGS: Record<DimensionKind, string> = {
  time: 'Steps of time.',
  text: 'Any text.',
  choice: 'One of a list.',
  yes_no: 'Yes or no.',
  band: 'One of an ordered list.',
};

export const AnalyticsDimensionKindEnum = graphqlEnum<DimensionKind>(
  'AnalyticsDimensionKind',
  'The kind of values a dimension has.',
  described(DIMENSION_KINDS, (kind) => KIND_MEANINGS[kind]),
);

const CHART_MEANINGS: Record<ChartKind, string> = {
  line: 'Lines over time.',
  bar: 'Bars side by side.',
  stacked_bar: 'Bars on top of each other.',
  table: 'Rows and columns.',
  pivot: 'A pivot table: one dimension as rows, one as columns.',
  number: 'A single number and its change.',
  funnel: 'A funnel, from the largest value to the smallest.',
  map: 'A map of India by state.',
};

export const AnalyticsChartEnum = graphqlEnum<ChartKind>(
  'AnalyticsChart',
  'The chart type of an answer.',
  described(CHART_KINDS, (kind) => CHART_MEANINGS[kind]),
);

const PART_MEANINGS: Record<RowPart, string> = {
  value: 'The rows that are counted, or that a percentile is calculated from.',
  number: 'The rows that an average is calculated from.',
  part: 'The rows of the numerator of a share or ratio.',
  whole: 'The rows of the denominator of a share or ratio.',
  now: 'The rows of the period itself, for growth.',
  before: 'The rows of the period before, for growth.',
};

export const AnalyticsPartEnum = graphqlEnum<RowPart>(
  'AnalyticsPart',
  'The rows behind a measure: an average has one kind, a share has two.',
  described(ROW_PARTS, (part) => PART_MEANINGS[part]),
);

export const AnalyticsBetterWhenEnum = graphqlEnum<BetterWhen>(
  'AnalyticsBetterWhen',
  'Which direction of change is good news.',
  { more: 'Higher is better.', less: 'Lower is better.' },
);
