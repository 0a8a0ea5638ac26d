import { recommendationListSchema, type FullListValues } from '#schema/validation/search.ts';
import { restRoute } from '../restRoute.ts';
import { graphql } from '../gql/gql.ts';

const RecommendedJobs = graphql(`
  query RestRecommendedJobs($first: Int!, $page: Int!) {
    recommendedJobs(first: $first, page: $page) {
      basis
      jobs: nodes {
        job {
          id
          title
          company {
            id
            name
          }
          location
          type
          salary
          salaryMin
          salaryMax
          isRemote
          postedAt
          applicationDeadline
        }
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
  restRoute({
    method: 'GET',
    path: '/recommendations/jobs',
    summary: 'List jobs that fit the profile of the caller, the best first, with the reasons',
    operation: RecommendedJobs,
    query: {
      names: {
        page: 'The number of the page, starting at 1. Any other value counts as 1.',
        limit: 'The number of entries on a page, 1 to 50. Any other value counts as 20.',
      },
      schema: recommendationListSchema,
      toVariables: ({ page, limit }: FullListValues) => ({ page, first: limit }),
    },
    answer: ['recommendedJobs'],
  }),
];
