import type { ReportRhythm, ReportScope } from '#schema/options/reports.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const AnalyticsReportScopeEnum = graphqlEnum<ReportScope>(
  'AnalyticsReportScope',
  'Whose reports.',
  {
    mine: "The caller's own.",
    shared: 'Those that others share.',
    all: 'Both.',
  },
);

export const AnalyticsRhythmEnum = graphqlEnum<ReportRhythm>(
  'AnalyticsRhythm',
  'How often a report is mailed.',
  {
    daily: 'Every day.',
    weekly: 'Every week, on one day of it.',
    monthly: 'Every month, on one day of it.',
  },
);
