import type {
  ActiveWithin,
  CandidateActivity,
  CandidateFilterName,
  CandidateSort,
} from '#schema/options/screens/candidates.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const CandidateSortEnum = graphqlEnum<CandidateSort>(
  'CandidateSort',
  'The order of a list of candidates.',
  {
    relevance: 'What fits the words best first; without words, who was here last.',
    recent: 'Who was here last first.',
    experience: 'The most experienced first.',
  },
);

export const ActiveWithinEnum = graphqlEnum<ActiveWithin>(
  'ActiveWithin',
  'How long ago somebody was here at most.',
  {
    days_7: 'In the last 7 days.',
    days_30: 'In the last 30 days.',
    days_90: 'In the last 90 days.',
  },
);

export const CandidateActivityEnum = graphqlEnum<CandidateActivity>(
  'CandidateActivity',
  'When somebody was here last, as far as that is told.',
  {
    week: 'In the last 7 days.',
    month: 'In the last 30 days.',
    quarter: 'In the last 90 days.',
    earlier: 'Before that.',
  },
);

export const CandidateFilterNameEnum = graphqlEnum<CandidateFilterName>(
  'CandidateFilterName',
  'What narrows a list of candidates.',
  {
    search: 'The words.',
    skills: 'The skills.',
    experience: 'The years of experience.',
    location: 'The place.',
    salary: 'The expected pay.',
    active_within: 'How lately they were here.',
  },
);
