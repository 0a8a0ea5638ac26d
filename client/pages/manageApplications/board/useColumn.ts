import { useMemo } from 'react';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus, ColumnMoreQuery as More } from '#client/gql/graphql.ts';
import {
  filterOf,
  type ApplicationsAddress,
} from '#client/pages/manageApplications/applicationsAddress.ts';
import { usePages } from '#client/pages/manageApplications/pages/usePages.ts';

export const Column_page = graphql(`
  fragment Column_page on ApplicationConnection {
    nodes {
      id
      status
      moves
      ...BoardColumn_application
      ...CachedApplication_application
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const ColumnMoreQuery = graphql(`
  query ColumnMore(
    $status: ApplicationStatus!
    $jobId: ID
    $search: String
    $appliedFrom: String
    $appliedTo: String
    $sort: ApplicationSort!
    $after: String
  ) {
    viewer {
      applications(
        first: 50
        after: $after
        statuses: [$status]
        jobId: $jobId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        sort: $sort
      ) {
        ...Column_page
      }
    }
  }
`);

const pageOf = ({ viewer }: More) => readFragment(Column_page, viewer?.applications);

export type ColumnPage = FragmentType<typeof Column_page>;

/** Leaves out what was just moved to another column. */
export function useColumn(
  status: ApplicationStatus,
  page: ColumnPage,
  address: ApplicationsAddress,
  known: number | undefined,
) {
  const { statuses: _, ...filter } = filterOf(address);
  const { nodes, hasMore, more } = usePages({
    query: ColumnMoreQuery,
    variables: { ...filter, status },
    pageOf,
    first: readFragment(Column_page, page),
  });
  const cards = useMemo(() => nodes.filter((card) => card.status === status), [nodes, status]);
  const ids = useMemo(() => cards.map(({ id }) => id), [cards]);
  const total = hasMore ? Math.max(known ?? 0, cards.length + 1) : cards.length;
  return { status, cards, ids, hasMore, more, total, count: known ?? cards.length };
}

export type ColumnCards = ReturnType<typeof useColumn>;
