import { useMemo } from 'react';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ReceivedListMoreQuery as More } from '#client/gql/graphql.ts';
import {
  filterOf,
  isOfStatus,
  type ApplicationsAddress,
} from '#client/pages/manageApplications/applicationsAddress.ts';
import { usePages } from '#client/pages/manageApplications/pages/usePages.ts';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { ApplicationList } from './ApplicationList.tsx';

export const ReceivedList_page = graphql(`
  fragment ReceivedList_page on ApplicationConnection {
    nodes {
      id
      status
      withdrawal {
        at
      }
      stage {
        id
      }
      ...ApplicationList_application
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);

const ReceivedListMoreQuery = graphql(`
  query ReceivedListMore(
    $jobId: ID
    $statuses: [ApplicationStatus!]
    $withdrawn: Boolean
    $stageId: ID
    $search: String
    $appliedFrom: String
    $appliedTo: String
    $applicants: ApplicantFilter
    $meetsMustHaves: Boolean
    $sort: ApplicationSort!
    $after: String
  ) {
    viewer {
      applications(
        first: 50
        after: $after
        jobId: $jobId
        statuses: $statuses
        withdrawn: $withdrawn
        stageId: $stageId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        applicants: $applicants
        meetsMustHaves: $meetsMustHaves
        sort: $sort
      ) {
        ...ReceivedList_page
      }
    }
  }
`);

const pageOf = ({ viewer }: More) => readFragment(ReceivedList_page, viewer?.applications);

interface ReceivedListProps {
  address: ApplicationsAddress;
  page: FragmentType<typeof ReceivedList_page>;
  /** The total according to the counts beside the filters. */
  known: number;
  /** The visible results belong to the previous filter. */
  isOld: boolean;
  selection: Selection;
  toDetails: (id: string) => string;
}

/** A row moved out of the filtered status or stage disappears by itself, and returns when the move is undone. */
export function ReceivedList({ address, known, isOld, ...props }: ReceivedListProps) {
  const { status, stage } = address;
  const { nodes, hasMore, more } = usePages({
    query: ReceivedListMoreQuery,
    variables: filterOf(address),
    pageOf,
    first: readFragment(ReceivedList_page, props.page),
  });
  const applications = useMemo(
    () =>
      nodes.filter(
        (one) => isOld || (isOfStatus(status, one) && (!stage || one.stage?.id === stage)),
      ),
    [nodes, isOld, status, stage],
  );
  const hasNextPage = hasMore && !isOld;
  return (
    <ApplicationList
      applications={applications}
      total={hasNextPage ? Math.max(known, applications.length + 1) : applications.length}
      hasMore={hasNextPage}
      onMore={more}
      selection={props.selection}
      toDetails={props.toDetails}
      search={address.search}
    />
  );
}
