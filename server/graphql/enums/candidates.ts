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
    relevance: 'Best match first; without search words, most recently active first.',
    recent: 'Most recently active first.',
    experience: 'Most experienced first.',
  },
);

export const ActiveWithinEnum = graphqlEnum<ActiveWithin>(
  'ActiveWithin',
  'How recently a candidate was active.',
  {
    days_7: 'In the last 7 days.',
    days_30: 'In the last 30 days.',
    days_90: 'In the last 90 days.',
  },
);

export const CandidateActivityEnum = graphqlEnum<CandidateActivity>(
  'CandidateActivity',
  'When a candidate was last active, to the precision that is shown.',
  {
    week: 'In the last 7 days.',
    month: 'In the last 30 days.',
    quarter: 'In the last 90 days.',
    earlier: 'More than 90 days ago.',
  },
);

export const CandidateFilterNameEnum = graphqlEnum<CandidateFilterName>(
  'CandidateFilterName',
  'A filter of the candidate search.',
  {
    search: 'Search words.',
    skills: 'The skills.',
    experience: 'The years of experience.',
    location: 'The place.',
    salary: 'The expected pay.',
    active_within: 'How recently they were active.',
    notice: 'How soon they can start.',
  },
);
