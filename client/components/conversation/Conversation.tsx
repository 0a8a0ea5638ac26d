import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { useSession } from '#client/lib/session.ts';
import { BlockButton } from './BlockButton.tsx';
import { Composer } from './Composer.tsx';
import { EarlierMessages } from './EarlierMessages.tsx';
import { MessageItem } from './MessageItem.tsx';
import { useReadMark } from './useReadMark.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';

const ReportMessageDialog = loadOnUse(
  async () => (await import('./ReportMessageDialog.tsx')).ReportMessageDialog,
  { words: ['messages', 'validation'], soon: true },
);

export const Conversation_conversation = graphql(`
  fragment Conversation_conversation on Conversation {
    id
    state
    isUnread
    isBlocked
    canBlock
    readByOtherAt
    application {
      id
      messages(first: 30) {
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
    ...Composer_conversation
  }
`);

interface ConversationProps {
  conversation: FragmentType<typeof Conversation_conversation>;
  /** Fills its column: the messages scroll while the text box stays in view. */
  isColumn?: boolean;
}

/** The messages of one application, oldest first, and the box to write in. */
export function Conversation({ isColumn = false, ...props }: ConversationProps) {
  const conversation = readFragment(Conversation_conversation, props.conversation);
  const { id, state, readByOtherAt } = conversation;
  const { messages } = conversation.application;
  const t = useTranslations('messages');
  const { user } = useSession();
  const mayWrite = useTeamRight('message');
  const [reported, setReported] = useState<string | null>(null);
  const [wasBlockPressed, setBlockPressed] = useState(false);
  const ownSide = user?.role === 'EMPLOYER' ? 'COMPANY' : 'APPLICANT';
  const [newest] = messages.nodes;
  useReadMark({ id, isUnread: conversation.isUnread, until: newest?.sentAt });
  const list = useNewestInView(newest?.id, isColumn);
  const items = useRef<HTMLOListElement>(null);
  const isRead = (at: string) => readByOtherAt !== null && at <= readByOtherAt;
  const lastRead = messages.nodes.find(({ side, sentAt }) => side === ownSide && isRead(sentAt));
  const shown = messages.nodes.toReversed();
  const block = conversation.canBlock && (
    <BlockButton
      id={id}
      isBlocked={conversation.isBlocked}
      ownSide={ownSide}
      takesFocus={wasBlockPressed}
      onPress={() => setBlockPressed(true)}
    />
  );
  return (
    <div className={isColumn ? 'flex min-h-0 flex-1 flex-col' : 'grid gap-4'}>
      <div ref={list} className={isColumn ? 'min-h-0 flex-1 overflow-y-auto px-1 py-3' : ''}>
        {messages.pageInfo.hasNextPage && (
          <EarlierMessages id={id} after={messages.pageInfo.endCursor} list={items} />
        )}
        {shown.length > 0 ? (
          <div role="log" aria-label={t('log')}>
            <ol ref={items} className="grid gap-4">
              {shown.map((message) => (
                <MessageItem
                  key={message.id}
                  message={message}
                  isOwn={message.side === ownSide}
                  isLastRead={message.id === lastRead?.id}
                  onReport={setReported}
                />
              ))}
            </ol>
          </div>
        ) : (
          state === 'OPEN' && (
            <p className="text-soft">
              {t(ownSide === 'COMPANY' ? 'none.company' : 'none.applicant')}
            </p>
          )
        )}
      </div>
      <div className={isColumn ? 'border-t border-line pt-3' : ''}>
        {state === 'OPEN' ? (
          <Composer key={id} conversation={conversation}>
            {block}
          </Composer>
        ) : (
          <div className="flex flex-wrap items-center gap-2">
            <p className="text-soft">{t(mayWrite ? `state.${state}` : 'state.role')}</p>
            {block}
          </div>
        )}
      </div>
      {reported && <ReportMessageDialog id={reported} onClose={() => setReported(null)} />}
    </div>
  );
}

/** A column starts scrolled to its end, and scrolls on with every new message. */
function useNewestInView(newest: string | undefined, isColumn: boolean) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isColumn && newest && list.current) list.current.scrollTop = list.current.scrollHeight;
  }, [newest, isColumn]);
  return list;
}
