import { recommendationListSchema, type FullListValues } from '#schema/validation/search.ts';
import { get } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';
import { pagingNames } from '../paging.ts';

const RecommendedJobs = graphql(`
  query RestRecommendedJobs($first: Int!, $page: Int!) {
    recommendedJobs(first: $first, page: $page) {
      basis
      fittingCount
      appliedCount
      jobs: nodes {
        job {
          ...RestJobSummary
        }
        grade
        reasons {
          kind
          speaksFor
          text
          skills
          title
          place
          kilometers
          rupees
          years
        }
      }
      total: totalCount
    }
  }
`);

export const recommendationRoutes = [
  get(
    '/recommendations/jobs',
    'List jobs that fit the profile of the caller, the best first, with the reasons',
    RecommendedJobs,
    {
      query: {
        names: pagingNames(20, 50),
        schema: recommendationListSchema,
        toVariables: ({ page, limit }: FullListValues) => ({ page, first: limit }),
      },
      answer: ['recommendedJobs'],
    },
  ),
];
