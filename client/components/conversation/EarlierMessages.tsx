import { useApolloClient } from '@apollo/client/react';
import { useState, type RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { ShowMore } from '#client/ui/ShowMore.tsx';

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
    await client
      .query({ query: EarlierMessagesQuery, variables: { id, after }, fetchPolicy: 'network-only' })
      .catch(() => undefined);
    setBusy(false);
  };
  return (
    <p className="mb-3 text-center">
      <ShowMore list={list} isBefore size="s" busy={busy} onClick={() => void load()}>
        {t('earlier')}
      </ShowMore>
    </p>
  );
}
