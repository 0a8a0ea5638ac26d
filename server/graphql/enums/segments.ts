import type { SegmentNoun, SegmentUser } from '#schema/options/segments.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const AnalyticsSegmentNounEnum = graphqlEnum<SegmentNoun>(
  'AnalyticsSegmentNoun',
  'What a segment contains.',
  {
    person: 'People with an account.',
    company: 'Companies.',
    job: 'Jobs.',
    application: 'Applications.',
  },
);

export const AnalyticsSegmentUserEnum = graphqlEnum<SegmentUser>(
  'AnalyticsSegmentUser',
  'What can use a segment.',
  {
    report: 'A saved question.',
    dashboard: 'The filters of a dashboard.',
    alert: 'An alert on a figure.',
  },
);
