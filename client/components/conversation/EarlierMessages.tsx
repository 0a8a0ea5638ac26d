import { useApolloClient } from '@apollo/client/react';
import type { RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { LoadMore } from '#client/ui/ShowMore.tsx';
import { graphql } from '#client/gql/gql.ts';

const EarlierMessagesQuery = graphql(`
  query EarlierMessages($id: ID!, $after: String) {
    conversation(id: $id) {
      id
      application {
        id
        messages(first: 30, after: $after) {
          totalCount
          nodes {
            id
            side
            sentAt
            ...MessageItem_message
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
`);

interface EarlierMessagesProps {
  id: string;
  after: string | null;
  /** The list of the messages. */
  list: RefObject<HTMLElement | null>;
}

/** Loads the next page into the cache, from which the conversation is drawn. */
export function EarlierMessages({ id, after, list }: EarlierMessagesProps) {
  const t = useTranslations('messages');
  const client = useApolloClient();
  const load = () => {
    const variables = { id, after };
    return client.query({ query: EarlierMessagesQuery, variables, fetchPolicy: 'network-only' });
  };
  return (
    <p className="mb-3 text-center">
      <LoadMore list={list} isBefore size="s" load={load}>
        {t('earlier')}
      </LoadMore>
    </p>
  );
}
