import { withQuery } from '#client/lib/address.ts';
import { useNavigate, useParams, useSearchParams } from '#client/lib/routing.ts';

export interface MessagesAddress {
  search: string;
  isUnread: boolean;
  /** The list with this filter. */
  path: string;
  pathOf: (id: string) => string;
  /** Typing replaces the entry of the history. */
  find: (search: string) => void;
  filter: (isUnread: boolean) => void;
}

/** The filter is part of the address. */
export function useMessagesAddress(): MessagesAddress {
  const [params] = useSearchParams();
  const { id } = useParams();
  const navigate = useNavigate();
  const search = params.get('search') ?? '';
  const isUnread = params.get('unread') === '1';
  const own = id ? `/messages/${id}` : '/messages';
  const pathWith = (path: string, words: string, unread: boolean) =>
    withQuery(path, { search: words, unread });
  return {
    search,
    isUnread,
    path: pathWith('/messages', search, isUnread),
    pathOf: (other) => pathWith(`/messages/${other}`, search, isUnread),
    find: (words) =>
      void navigate(pathWith(own, words, isUnread), { replace: true, preventScrollReset: true }),
    filter: (unread) => void navigate(pathWith(own, search, unread), { preventScrollReset: true }),
  };
}
