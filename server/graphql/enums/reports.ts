import type { BoardConditionKind } from '#schema/analytics/boardView.ts';
import type { ReportRhythm, ReportScope } from '#schema/options/reports.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const AnalyticsReportScopeEnum = graphqlEnum<ReportScope>(
  'AnalyticsReportScope',
  'Whose reports to list.',
  {
    mine: "The caller's own.",
    shared: 'Reports shared by others.',
    all: 'Both.',
  },
);

export const AnalyticsRhythmEnum = graphqlEnum<ReportRhythm>(
  'AnalyticsRhythm',
  'How often a report is emailed.',
  {
    daily: 'Every day.',
    weekly: 'Every week, on a given weekday.',
    monthly: 'Every month, on a given day.',
  },
);

export const AnalyticsBoardConditionEnum = graphqlEnum<BoardConditionKind>(
  'AnalyticsBoardCondition',
  'What narrows the reports of a dashboard.',
  {
    category: 'Its filter for categories.',
    place: 'Its filter for places.',
    company: 'Its filter for companies.',
    segment: 'Its filter for segments.',
    mark: 'The mark of another report.',
  },
);
