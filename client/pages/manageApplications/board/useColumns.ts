import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readFragment } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ColumnsMoreQuery as More } from '#client/gql/graphql.ts';
import { useNavigationType } from '#client/lib/routing.ts';
import {
  filterOf,
  type ApplicationsAddress,
} from '#client/pages/manageApplications/applicationsAddress.ts';
import {
  createPageChain,
  type PageChain,
} from '#client/pages/manageApplications/pages/pageChain.ts';
import { isInColumn, type ColumnPlace } from './boardColumns.ts';

const Columns_page = graphql(`
  fragment Columns_page on ApplicationConnection {
    nodes {
      id
      status
      moves
      stage {
        id
      }
      ...BoardColumn_application
      ...CachedApplication_application
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const ColumnsMoreQuery = graphql(`
  query ColumnsMore(
    $status: ApplicationStatus!
    $stageId: ID
    $jobId: ID
    $search: String
    $appliedFrom: String
    $appliedTo: String
    $applicants: ApplicantFilter
    $meetsMustHaves: Boolean
    $sort: ApplicationSort!
    $first: Int!
    $after: String
  ) {
    viewer {
      applications(
        first: $first
        after: $after
        statuses: [$status]
        stageId: $stageId
        jobId: $jobId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        applicants: $applicants
        meetsMustHaves: $meetsMustHaves
        sort: $sort
      ) {
        ...Columns_page
      }
    }
  }
`);

const pageOf = ({ viewer }: More) => readFragment(Columns_page, viewer?.applications);

const FIRST = 10;
export const FURTHER = 30;

type Filter = Omit<ReturnType<typeof filterOf>, 'statuses' | 'stageId' | 'withdrawn'>;

/** The pages of every column, each loaded as far as it is scrolled. A new filter starts them all again. */
export function useColumns(places: readonly ColumnPlace[], address: ApplicationsAddress) {
  const client = useApolloClient();
  // Going back shows the board as it was.
  const [comesBack] = useState(useNavigationType() === 'POP');
  const {
    statuses: _statuses,
    stageId: _stageId,
    withdrawn: _withdrawn,
    ...filter
  } = filterOf(address);
  const asked = JSON.stringify(filter);
  const chains = useMemo(
    () =>
      places.map(({ status, stage }) =>
        createPageChain({
          client,
          query: ColumnsMoreQuery,
          pageOf,
          start: null,
          fetchPolicy: comesBack ? 'cache-first' : 'network-only',
          variablesAt: (after) => ({
            ...(JSON.parse(asked) as Filter),
            status,
            stageId: stage?.id ?? null,
            after,
            first: after ? FURTHER : FIRST,
          }),
        }),
      ),
    [client, comesBack, asked, places],
  );
  const board = useMemo(() => together(chains), [chains]);
  const pages = useSyncExternalStore(board.subscribe, board.pages, board.pages);
  const [failure, setFailure] = useState<{ board: typeof board; error: unknown } | null>(null);
  const error = failure?.board === board ? failure.error : null;
  const isComplete = pages.every(({ length }) => length > 0);
  useEffect(() => {
    if (isComplete || error) return;
    board.start().catch((reason: unknown) => setFailure({ board, error: reason }));
  }, [board, isComplete, error]);

  const columns = useMemo(
    () =>
      places.map((place, index) => {
        const known = pages[index] ?? [];
        const cards = known.flatMap(({ nodes }) => nodes).filter((card) => isInColumn(place, card));
        const hasMore = known.at(-1)?.pageInfo.hasNextPage ?? false;
        const ids = cards.map(({ id }) => id);
        return { ...place, cards, ids, hasMore, more: chains[index]!.more };
      }),
    [places, pages, chains],
  );
  return { columns, isComplete, error, retry: () => setFailure(null) };
}

export type ColumnCards = ReturnType<typeof useColumns>['columns'][number];

/** All columns as one store, which changes when one of them does. */
function together<Node>(chains: readonly PageChain<Node>[]) {
  let snapshot = chains.map((chain) => chain.pages());
  let starting: Promise<unknown> | null = null;
  return {
    pages: () => snapshot,
    subscribe: (listener: () => void) => {
      const changed = () => {
        snapshot = chains.map((chain) => chain.pages());
        listener();
      };
      const ends = chains.map((chain) => chain.subscribe(changed));
      return () => {
        for (const end of ends) end();
      };
    },
    /** Loads the first page of each column that has none. */
    start: () => {
      const empty = chains.filter((chain) => chain.pages().length === 0);
      starting ??= Promise.all(empty.map((chain) => chain.more())).finally(() => {
        starting = null;
      });
      return starting;
    },
  };
}
