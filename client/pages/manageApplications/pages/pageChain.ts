import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** The parts of a page that make up the list. */
export interface ListPage<Node> {
  readonly nodes: readonly Node[];
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor?: string | null };
}

export interface ChainOptions<Data, Variables extends OperationVariables, Node> {
  client: ApolloClient;
  query: TypedDocumentNode<Data, Variables>;
  /** The end cursor of the first page. */
  start: string | null;
  variablesAt: (after: string | null) => Variables;
  pageOf: (data: Data) => ListPage<Node> | null | undefined;
  fetchPolicy: 'cache-first' | 'network-only';
}

export interface PageChain<Node> {
  subscribe: (listener: () => void) => () => void;
  pages: () => readonly ListPage<Node>[];
  more: () => Promise<void>;
}

/**
 * The pages after the first, each cached and watched separately: a change in one re-reads only that page, and loading
 * another costs the same however long the list is.
 */
export function createPageChain<Data, Variables extends OperationVariables, Node>(
  options: ChainOptions<Data, Variables, Node>,
): PageChain<Node> {
  const { client, query, start, variablesAt, pageOf, fetchPolicy } = options;
  const listeners = new Set<() => void>();
  let ends: (() => void)[] = [];
  let pages: readonly ListPage<Node>[] = [];
  const show = (next: readonly ListPage<Node>[]) => {
    pages = next;
    for (const listener of listeners) listener();
  };
  /** Drops a page and everything after it. */
  const cut = (length: number) => {
    for (const end of ends.splice(length)) end();
    if (pages.length > length) show(pages.slice(0, length));
  };

  return {
    pages: () => pages,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) cut(0);
      };
    },
    more: () =>
      new Promise((resolve, reject) => {
        const index = pages.length;
        const after = (pages.at(-1)?.pageInfo ?? { endCursor: start }).endCursor ?? null;
        cut(index);
        const watched = client.watchQuery<Data, Variables>({
          query,
          variables: variablesAt(after),
          fetchPolicy,
          nextFetchPolicy: 'cache-only',
        });
        const subscription = watched.subscribe(({ data, dataState, error, loading }) => {
          const page = dataState === 'complete' ? pageOf(data) : null;
          if (page) {
            show(index < pages.length ? pages.with(index, page) : [...pages, page]);
            resolve();
          } else if (!loading) {
            cut(index);
            reject(error instanceof Error ? error : new Error('The page has been forgotten.'));
          }
        });
        ends = [...ends.slice(0, index), () => subscription.unsubscribe()];
      }),
  };
}
