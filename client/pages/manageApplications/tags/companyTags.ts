import { graphql } from '#client/gql/gql.ts';

/** The company's tags, for the filter, the desk and the dialog. */
export const CompanyTagsQuery = graphql(`
  query CompanyTags {
    viewer {
      id
      applicationTags {
        id
        name
        applications
      }
    }
  }
`);
