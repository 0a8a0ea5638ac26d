import type { SegmentNoun } from '#schema/options/segments.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const AnalyticsSegmentNounEnum = graphqlEnum<SegmentNoun>(
  'AnalyticsSegmentNoun',
  'What a segment is a set of.',
  {
    person: 'People with an account.',
    company: 'Companies.',
    job: 'Jobs.',
    application: 'Applications.',
  },
);

export const AnalyticsSegmentUserEnum = graphqlEnum<'report' | 'alert'>(
  'AnalyticsSegmentUser',
  'What can use a segment.',
  { report: 'A saved question.', alert: 'An alert on a figure.' },
);
