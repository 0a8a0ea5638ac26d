import { payQuerySchema, type PayQueryValues } from '#schema/validation/pay.ts';
import { graphql } from '../gql/gql.ts';
import { get } from '../restRoute.ts';

const Insight = graphql(`
  query RestPayInsight($title: String!, $location: String) {
    payInsight(title: $title, location: $location) {
      title
      area
      isWider
      place
      jobs
      companies
      low
      median
      high
      since
      until
      byExperience {
        experienceLevel
        jobs
        low
        median
        high
      }
      byCompanySize {
        companySize
        jobs
        low
        median
        high
      }
    }
  }
`);

export const payRoutes = [
  get('/pay-insights', 'Read what jobs with a title pay in a place', Insight, {
    query: {
      names: {
        title: 'A job title by any of its names.',
        location: 'A district or a state by any of its names; India if left out.',
      },
      schema: payQuerySchema,
      toVariables: ({ title, location }: PayQueryValues) => ({ title, location }),
    },
    answer: ['payInsight'],
    missing: 'pay.tooFew',
  }),
];
