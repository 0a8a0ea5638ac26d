import {
  jobPerformanceSchema,
  type JobPerformanceValues,
} from '#schema/validation/employers/jobPerformance.ts';
import { graphql } from '../gql/gql.ts';
import type { JobPeriod } from '../gql/graphql.ts';
import { get } from '../restRoute.ts';

const Performance = graphql(`
  query RestJobPerformance($id: ID!, $period: JobPeriod!) {
    viewer {
      jobPerformance(jobId: $id, period: $period) {
        period
        timeZone
        totals {
          ...RestJobPerformanceCounts
        }
        days {
          day
          counts {
            ...RestJobPerformanceCounts
          }
        }
        sources {
          source
          views
          applications
        }
        funnel {
          step
          count
          of
          ofCount
        }
        comparison {
          jobs
          companies
          isByTitle
          own {
            ...RestJobPerformanceRates
          }
          similar {
            ...RestJobPerformanceRates
          }
        }
        suggestions {
          kind
          own
          other
          question
        }
      }
    }
  }

  fragment RestJobPerformanceCounts on JobPerformanceCounts {
    views
    saves
    applications
    interviews
    offers
    hires
  }

  fragment RestJobPerformanceRates on JobPerformanceRates {
    views
    saves
    applications
    interviews
    offers
    hires
  }
`);

export const jobPerformanceRoutes = [
  get(
    '/jobs/{id}/performance',
    "Read how one of the company's jobs performs, and what to change",
    Performance,
    {
      query: {
        names: { period: '7d, 30d, 90d or all (since it was posted); 30d if left out.' },
        schema: jobPerformanceSchema,
        toVariables: ({ period }: JobPerformanceValues) => ({
          period: period.toUpperCase() as JobPeriod,
        }),
      },
      answer: ['viewer', 'jobPerformance'],
      missing: 'posting.unknown',
    },
  ),
];
