import { graphql } from '#client/gql/gql.ts';

/** The templates of letters: the company's own, then ours. */
export const OfferTemplatesQuery = graphql(`
  query OfferTemplates {
    viewer {
      id
      offerTemplates {
        id
        name
        language
        letter
        isOwn
      }
    }
  }
`);
