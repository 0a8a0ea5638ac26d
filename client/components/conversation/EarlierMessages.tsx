import { useApolloClient } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { LoadMore } from '#client/components/LoadMore.tsx';
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
  const [busy, setBusy] = useState(false);
  const load = async () => {
    setBusy(true);
    try {
      const variables = { id, after };
      await client.query({ query: EarlierMessagesQuery, variables, fetchPolicy: 'network-only' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <p className="mb-3 text-center">
      <LoadMore list={list} isBefore size="s" busy={busy} load={load}>
        {t('earlier')}
      </LoadMore>
    </p>
  );
}
