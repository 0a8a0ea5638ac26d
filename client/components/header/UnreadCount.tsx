import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';

const UnreadCountQuery = graphql(`
  query UnreadCount {
    viewer {
      id
      unreadConversations
    }
  }
`);

/** How many conversations are unread, beside the link that leads to them. */
export function UnreadCount() {
  const t = useTranslations('shell');
  const { data } = useQuery(UnreadCountQuery, { fetchPolicy: 'cache-and-network' });
  const count = data?.viewer?.unreadConversations ?? 0;
  if (count === 0) return null;
  return (
    <span className="tabular ml-auto rounded-full bg-ink-wash px-2 text-sm font-semibold text-ink">
      <span className="sr-only">{t('header.unreadCount')} </span>
      {count}
    </span>
  );
}
