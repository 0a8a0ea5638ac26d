import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { Conversation } from './Conversation.tsx';
import { useLiveConversations } from './useLiveConversations.ts';

const ConversationPanelQuery = graphql(`
  query ConversationPanel($id: ID!) {
    conversation(id: $id) {
      ...Conversation_conversation
    }
  }
`);

/** Links to files last five minutes. Polling renews them. */
const FRESH_FOR = 4 * 60_000;

interface ConversationPanelProps {
  /** The application. */
  id: string;
  isColumn?: boolean;
}

/** The conversation about an application, live. */
export function ConversationPanel({ id, isColumn }: ConversationPanelProps) {
  const t = useTranslations('messages');
  const { data, error, loading, refetch } = useQuery(ConversationPanelQuery, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
    pollInterval: FRESH_FOR,
  });
  useLiveConversations();
  if (data?.conversation)
    return <Conversation key={id} conversation={data.conversation} isColumn={isColumn} />;
  if (error)
    return (
      <LoadFailed message={t('loadFailed')} error={error} retrying={loading} onRetry={refetch} />
    );
  if (data) return <p className="text-soft">{t('missing')}</p>;
  return <ConversationSkeleton />;
}

function ConversationSkeleton() {
  const shell = useTranslations('shell');
  return (
    <div aria-busy="true" data-waiting="" className="grid gap-3">
      <p className="sr-only">{shell('frame.loading')}</p>
      <Skeleton className="h-14 w-2/3" />
      <Skeleton className="ml-auto h-14 w-2/3" />
      <Skeleton className="h-28 w-full" />
    </div>
  );
}
