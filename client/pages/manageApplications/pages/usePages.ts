import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useNavigationType } from '#client/lib/routing.ts';
import { createPageChain, type ListPage } from './pageChain.ts';

interface PagesOptions<Data, Variables extends OperationVariables, Node> {
  /** Queries one page after the first. */
  query: TypedDocumentNode<Data, Variables>;
  variables: Omit<Variables, 'after'>;
  pageOf: (data: Data) => ListPage<Node> | null | undefined;
  /** Comes with the page's own query. */
  first: ListPage<Node>;
}

/** All loaded items of a list in one array, and how to load more. */
export function usePages<Data, Variables extends OperationVariables, Node>(
  options: PagesOptions<Data, Variables, Node>,
) {
  const { query, pageOf, first } = options;
  const client = useApolloClient();
  // Going back shows the list as it was.
  const [comesBack] = useState(useNavigationType() === 'POP');
  const asked = JSON.stringify(options.variables);
  const start = first.pageInfo.endCursor ?? null;
  const chain = useMemo(
    () =>
      createPageChain({
        client,
        query,
        pageOf,
        start,
        fetchPolicy: comesBack ? 'cache-first' : 'network-only',
        variablesAt: (after) => ({ ...(JSON.parse(asked) as Variables), after }),
      }),
    [client, query, pageOf, comesBack, asked, start],
  );
  const further = useSyncExternalStore(chain.subscribe, chain.pages, chain.pages);
  const nodes = useMemo(() => [first, ...further].flatMap((page) => page.nodes), [first, further]);
  const { hasNextPage } = (further.at(-1) ?? first).pageInfo;
  return { nodes, hasMore: hasNextPage, more: chain.more };
}
