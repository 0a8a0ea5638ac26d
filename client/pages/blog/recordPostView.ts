import type { ApolloClient } from '@apollo/client';
import { graphql } from '#client/gql/gql.ts';

const RecordPostViewMutation = graphql(`
  mutation RecordPostView($input: RecordPostViewInput!) {
    recordPostView(input: $input) {
      post {
        id
        views
      }
    }
  }
`);

/** The server counts a visitor once a day. A failure to count must not disturb the reader. */
export function recordPostView(client: ApolloClient, postId: string): void {
  client
    .mutate({ mutation: RecordPostViewMutation, variables: { input: { postId } } })
    .catch(() => undefined);
}
