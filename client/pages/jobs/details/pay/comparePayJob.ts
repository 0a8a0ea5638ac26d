import { graphql } from '#client/gql/gql.ts';

export const ComparePayJob_job = graphql(`
  fragment ComparePayJob_job on Job {
    title
    location
    type
    salary
    salaryMin
    salaryMax
  }
`);
