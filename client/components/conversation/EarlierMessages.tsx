import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { Button } from '#client/ui/Button.tsx';

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

/** Loads the next page into the cache, from which the conversation is drawn. */
export function EarlierMessages({ id, after }: { id: string; after: string | null }) {
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
      <Button size="s" busy={busy} onClick={() => void load()}>
        {t('earlier')}
      </Button>
    </p>
  );
}
