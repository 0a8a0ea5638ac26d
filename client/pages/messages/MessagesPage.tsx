import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { ConversationPanel } from '#client/components/conversation/ConversationPanel.tsx';
import { useLiveConversations } from '#client/components/conversation/useLiveConversations.ts';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { LoadMore } from '#client/ui/ShowMore.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { Link, useParams } from '#client/lib/routing.ts';
import { useSession } from '#client/lib/session.ts';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { joinClasses } from '#client/ui/looks/joinClasses.ts';
import { Container } from '#client/ui/Container.tsx';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { PageHeading } from '#client/ui/PageHeading.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useFreshQuery } from '#client/lib/apollo/useFreshQuery.ts';
import { ConversationHead } from './ConversationHead.tsx';
import { ConversationRow } from './ConversationRow.tsx';
import { MessageTools } from './MessageTools.tsx';
import { useMessagesAddress } from './useMessagesAddress.ts';

const MessagesPageQuery = graphql(`
  query MessagesPage($search: String, $isUnread: Boolean!, $after: String) {
    viewer {
      id
      unreadConversations
      conversations(first: 30, search: $search, isUnread: $isUnread, after: $after) {
        totalCount
        nodes {
          id
          ...ConversationRow_conversation
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
`);

export const meta = ({ words }: MetaArgs) => ({ title: words('messages')('title') });

/** Conversations on the left, the open one beside it; on a phone, one or the other. */
export function Page() {
  const t = useTranslations('messages');
  const { id } = useParams();
  const list = useRef<HTMLUListElement>(null);
  const address = useMessagesAddress();
  const { search, isUnread } = address;
  const { data, previousData, failure, loading, refetch, fetchMore } = useFreshQuery(
    MessagesPageQuery,
    { variables: { search: search || null, isUnread } },
  );
  useLiveConversations(() => void refetch().catch(() => undefined));
  const viewer = (data ?? previousData)?.viewer;
  const found = viewer?.conversations;
  const isFiltered = Boolean(search) || isUnread;
  const more = () => fetchMore({ variables: { after: found?.pageInfo.endCursor } });
  return (
    <Container className="py-5 md:py-7">
      <div className={joinClasses(id && 'max-lg:sr-only')}>
        <PageHeading
          lead={
            viewer &&
            viewer.unreadConversations > 0 &&
            t('unreadCount', { count: viewer.unreadConversations })
          }
        >
          {t('title')}
        </PageHeading>
      </div>
      {found?.totalCount === 0 && !isFiltered && !id ? (
        <NoMessages />
      ) : (
        <div className="mt-4 grid items-start gap-6 lg:grid-cols-[minmax(0,23rem)_minmax(0,1fr)]">
          <div
            className={joinClasses(
              'min-w-0 lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-11rem)] lg:flex-col',
              id && 'max-lg:hidden',
            )}
            aria-busy={loading && !data}
          >
            <MessageTools address={address} />
            {/* It keeps its place while one conversation after another is opened. */}
            <div className="lg:-mx-1 lg:mt-2 lg:min-h-0 lg:overflow-y-auto lg:px-1 lg:pb-1">
              {found && found.nodes.length > 0 && (
                <ul ref={list} className="mt-3 grid gap-1 lg:mt-1">
                  {found.nodes.map((conversation) => (
                    <li key={conversation.id}>
                      <ConversationRow
                        conversation={conversation}
                        isOpen={conversation.id === id}
                        to={address.pathOf(conversation.id)}
                      />
                    </li>
                  ))}
                </ul>
              )}
              {found?.nodes.length === 0 && isFiltered && (
                <EmptyState
                  drawing="search"
                  title={t('filtered.title')}
                  message={t('filtered.message')}
                />
              )}
              {!found && failure && <LoadFailed message={t('listFailed')} {...failure} />}
              {!found && !failure && (
                <div aria-busy="true" data-waiting="" className="mt-3 grid gap-2">
                  <Skeleton className="h-16 w-full" />
                  <Skeleton className="h-16 w-full" />
                  <Skeleton className="h-16 w-full" />
                </div>
              )}
              {found?.pageInfo.hasNextPage && (
                <LoadMore list={list} block className="mt-3" load={more}>
                  {t('more')}
                </LoadMore>
              )}
            </div>
          </div>
          {id ? (
            <section
              aria-label={t('open')}
              className="flex h-[calc(100dvh-11rem)] min-h-96 min-w-0 flex-col max-lg:h-[calc(100dvh-8rem)] lg:sticky lg:top-20 lg:rounded-card lg:border lg:border-line lg:bg-card lg:p-5"
            >
              <ConversationHead id={id} back={address.path} />
              <ConversationPanel key={id} id={id} isColumn />
            </section>
          ) : (
            <div className="max-lg:hidden">
              <EmptyState
                drawing="letter"
                title={t('choose.title')}
                message={t('choose.message')}
              />
            </div>
          )}
        </div>
      )}
    </Container>
  );
}

function NoMessages() {
  const t = useTranslations('messages');
  const role = useSession().user?.role === 'EMPLOYER' ? 'EMPLOYER' : 'JOB_SEEKER';
  return (
    <EmptyState drawing="letter" title={t('empty.title')} message={t('empty.message')}>
      <Link to={APPLICATIONS[role]} className={buttonClass({ variant: 'main' })}>
        {t('empty.action', { role })}
      </Link>
    </EmptyState>
  );
}

const APPLICATIONS = { EMPLOYER: '/manage-applications', JOB_SEEKER: '/my-applications' } as const;
