import { useMutation } from '@apollo/client/react';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { graphql } from '#client/gql/gql.ts';

const ReadMarkMutation = graphql(`
  mutation ReadMark($input: MarkConversationReadInput!) {
    markConversationRead(input: $input) {
      conversation {
        id
        isUnread
      }
      viewer {
        id
        unreadConversations
        unreadNotifications
      }
    }
  }
`);

interface ShownConversation {
  id: string;
  isUnread: boolean;
  /** When the newest message was sent. */
  until: string | undefined;
}

/** Shown messages count as read while the page can be seen. If that cannot be saved, nothing else is affected. */
export function useReadMark({ id, isUnread, until }: ShownConversation): void {
  const [mark] = useMutation(ReadMarkMutation);
  const isVisible = useSyncExternalStore(
    listenToVisibility,
    () => document.visibilityState === 'visible',
    () => false,
  );
  const marked = useRef('');
  useEffect(() => {
    const key = `${id} ${until}`;
    if (!isUnread || !until || !isVisible || marked.current === key) return;
    marked.current = key;
    mark({ variables: { input: { applicationId: id, until } } }).catch(() => {
      marked.current = '';
    });
  }, [id, isUnread, until, isVisible, mark]);
}

function listenToVisibility(change: () => void): () => void {
  document.addEventListener('visibilitychange', change);
  return () => document.removeEventListener('visibilitychange', change);
}
