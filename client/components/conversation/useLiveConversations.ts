import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useEffectEvent } from 'react';
import type { LiveConversationsSubscription } from '#client/gql/graphql.ts';
import { refetchShown } from '#client/lib/apollo/refetchShown.ts';
import { requestDocument } from '#client/lib/apollo/requestDocument.ts';
import { openLiveStream } from '#client/lib/live/openLiveStream.ts';
import { useSiteLocale } from '#client/lib/locale.ts';
import { endSession, isCurrentToken, afterRenewal, useSession } from '#client/lib/session.ts';
import { graphql } from '#client/gql/gql.ts';

const LiveConversations = graphql(`
  subscription LiveConversations {
    conversationChanged {
      conversation {
        lastAt
        lastMessage {
          id
        }
        ...Conversation_conversation
      }
      viewer {
        id
        unreadConversations
      }
    }
  }
`);

/** The page's own queries go first. */
const LATER = 500;

/** Keeps the conversations in the cache up to date while a page shows them. */
export function useLiveConversations(onChange?: (id: string) => void): void {
  const client = useApolloClient();
  const locale = useSiteLocale();
  const { token, user } = useSession();
  const take = useEffectEvent((message: unknown) => {
    const { data } = (message ?? {}) as { data?: LiveConversationsSubscription };
    if (!data) return;
    client.cache.write({ query: LiveConversations, result: data, dataId: 'ROOT_SUBSCRIPTION' });
    const { conversation } = data.conversationChanged;
    onChange?.((conversation as unknown as { id: string }).id);
  });
  const catchUp = useEffectEvent(
    () => void refetchShown(client, ['ConversationPanel', 'MessagesPage']),
  );
  useEffect(() => {
    if (!token || !user) return undefined;
    return openLiveStream({
      name: `kaamyab-conversations-${locale}-${user.id}`,
      delay: LATER,
      catchesUpAtFirst: true,
      connect: async (signal) => {
        await afterRenewal();
        if (!isCurrentToken(token)) throw new Error('This token has been replaced');
        return openStream(client, { locale, token, signal });
      },
      onData: take,
      onGap: catchUp,
      onRefused: () => endSession('refused', token),
    });
  }, [client, locale, token, user]);
}

interface StreamRequest {
  locale: string;
  token: string;
  signal: AbortSignal;
}

function openStream(
  client: ApolloClient,
  { locale, token, signal }: StreamRequest,
): Promise<Response> {
  return fetch('/graphql/stream', {
    method: 'POST',
    headers: {
      accept: 'text/event-stream',
      'accept-language': locale,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(requestDocument(client.cache.transformDocument(LiveConversations))),
    signal,
  });
}
