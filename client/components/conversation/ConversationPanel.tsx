import { useTranslations } from 'use-intl';
import { Placeholders } from '#client/components/Placeholders.tsx';
import { LazyOtherCompany } from '#client/components/team/LazyOtherCompany.tsx';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
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
  /** The id of the application. */
  id: string;
  isColumn?: boolean;
}

/** The conversation about an application, live. */
export function ConversationPanel({ id, isColumn }: ConversationPanelProps) {
  const t = useTranslations('messages');
  const { data, failure } = useFreshQuery(ConversationPanelQuery, {
    variables: { id },
    pollInterval: FRESH_FOR,
  });
  useLiveConversations();
  if (data?.conversation)
    return <Conversation key={id} conversation={data.conversation} isColumn={isColumn} />;
  if (failure) return <LoadFailed message={t('loadFailed')} {...failure} />;
  if (data)
    return (
      <div>
        <p className="text-soft">{t('missing')}</p>
        <LazyOtherCompany id={id} />
      </div>
    );
  return <ConversationSkeleton />;
}

function ConversationSkeleton() {
  return (
    <Placeholders
      className="grid gap-3"
      blocks={['h-14 w-2/3', 'ml-auto h-14 w-2/3', 'h-28 w-full']}
    />
  );
}
