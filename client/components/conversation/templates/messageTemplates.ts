import { graphql } from '#client/gql/gql.ts';

export const MessageTemplatesQuery = graphql(`
  query MessageTemplates {
    viewer {
      messageTemplates {
        id
        name
        body
      }
    }
  }
`);
