// Written by npm run codegen from schema/fields/jobFacts.ts.
import { graphql } from '#client/gql/gql.ts';

export const JobFacts_job = graphql(`
  fragment JobFacts_job on Job {
    shift
    workMode
    noticePeriod
    language
    openings
  }
`);

export const JobFacts_draft = graphql(`
  fragment JobFacts_draft on JobDraftValues {
    shift
    workMode
    noticePeriod
    language
    openings
  }
`);
