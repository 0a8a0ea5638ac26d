import type { ChartAnswer, ChartKind } from '#client/components/analytics/charts/chartAnswer.ts';
import * as group from './groupSamples.ts';
import * as time from './timeSamples.ts';

export const chartWords = { subtitle: 'The last twelve months, all of India', image: 'PNG' };

interface ChartSample {
  title: string;
  kind: ChartKind | null;
  answer: ChartAnswer;
  compact?: boolean;
}

export const chartSamples: readonly ChartSample[] = [
  { title: 'How many applications each month?', kind: 'LINE', answer: time.overTime },
  { title: 'How many a day, against the month before?', kind: 'LINE', answer: time.compared },
  { title: 'Which categories grow?', kind: 'LINE', answer: time.byCategory },
  { title: 'Which of forty companies hire?', kind: 'LINE', answer: time.fortySeries },
  { title: 'How did four hundred days go?', kind: 'LINE', answer: time.fourHundredDays },
  { title: 'How long do people wait? (gaps, two units)', kind: 'LINE', answer: time.withGaps },
  { title: 'How fast do we grow? (below zero)', kind: 'LINE', answer: time.growth },
  { title: 'When do people come? (hours)', kind: 'LINE', answer: time.hours },
  { title: 'One point', kind: 'LINE', answer: time.onePoint },
  { title: 'How many applications by month?', kind: 'BAR', answer: time.overTime },
  { title: 'Growth as bars', kind: 'BAR', answer: time.growth },
  { title: 'Four hundred bars', kind: 'BAR', answer: time.fourHundredDays },
  { title: 'Visits and searches by hour', kind: 'BAR', answer: time.hours },
  { title: 'Which categories do people apply in?', kind: 'BAR', answer: group.longNames },
  { title: 'What does which type of job pay?', kind: 'BAR', answer: group.shortNames },
  { title: 'Types within categories, side by side', kind: 'BAR', answer: group.stacked },
  { title: 'Huge, negative, nothing, unknown', kind: 'BAR', answer: group.extremeValues },
  { title: 'What are categories made of?', kind: 'STACKED_BAR', answer: group.stacked },
  { title: 'What are months made of?', kind: 'STACKED_BAR', answer: group.stackedOverTime },
  { title: 'Forty companies stacked', kind: 'STACKED_BAR', answer: time.fortySeries },
  { title: 'How is the market?', kind: 'NUMBER', answer: group.numbers },
  { title: 'How many get hired?', kind: 'FUNNEL', answer: group.funnel },
  { title: 'Where are the jobs?', kind: 'MAP', answer: group.byState },
  { title: 'All figures, compared', kind: 'TABLE', answer: group.longNames },
  { title: 'Categories by type', kind: 'PIVOT', answer: group.pivoted },
  { title: 'A kind that does not suit', kind: 'FUNNEL', answer: time.growth },
  { title: 'Nothing came back', kind: null, answer: group.nothing },
  { title: 'A tile of a dashboard', kind: 'LINE', answer: time.compared, compact: true },
];
