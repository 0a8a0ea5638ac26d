import { useQuery } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { ApplicationsSkeleton } from '#client/pages/manageApplications/ApplicationsSkeleton.tsx';
import {
  filterOf,
  type ApplicationsAddress,
} from '#client/pages/manageApplications/applicationsAddress.ts';
import { SelectAll } from '#client/pages/manageApplications/list/SelectAll.tsx';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { ApplicationBoard } from './ApplicationBoard.tsx';

const ReceivedBoardQuery = graphql(`
  query ReceivedBoard(
    $jobId: ID
    $search: String
    $appliedFrom: String
    $appliedTo: String
    $sort: ApplicationSort!
  ) {
    viewer {
      PENDING: applications(
        first: 20
        statuses: [PENDING]
        jobId: $jobId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        sort: $sort
      ) {
        ...Column_page
      }
      REVIEWED: applications(
        first: 20
        statuses: [REVIEWED]
        jobId: $jobId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        sort: $sort
      ) {
        ...Column_page
      }
      SHORTLISTED: applications(
        first: 20
        statuses: [SHORTLISTED]
        jobId: $jobId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        sort: $sort
      ) {
        ...Column_page
      }
      REJECTED: applications(
        first: 20
        statuses: [REJECTED]
        jobId: $jobId
        search: $search
        appliedFrom: $appliedFrom
        appliedTo: $appliedTo
        sort: $sort
      ) {
        ...Column_page
      }
      HIRED: applications(
        first: 20
        statuses: [HIRED]
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

interface ReceivedBoardProps {
  address: ApplicationsAddress;
  countOf: (status: ApplicationStatus) => number | undefined;
  total: number;
  selection: Selection;
  toDetails: (id: string) => string;
}

/** One query loads the first page of each column. Further pages load per column as it is scrolled. */
export function ReceivedBoard({ address, total, ...props }: ReceivedBoardProps) {
  const t = useTranslations('manageApplications');
  const { statuses: _, ...filter } = filterOf(address);
  const { data, previousData, error, loading, refetch } = useQuery(ReceivedBoardQuery, {
    variables: filter,
    notifyOnNetworkStatusChange: true,
  });
  const pages = (data ?? previousData)?.viewer;
  if (pages)
    return (
      <>
        <div className="mb-3 rounded-card border border-line bg-card">
          <SelectAll total={total} selection={props.selection} />
        </div>
        <ApplicationBoard {...props} pages={pages} address={address} />
      </>
    );
  if (!error) return <ApplicationsSkeleton />;
  return (
    <LoadFailed message={t('failed.load')} error={error} retrying={loading} onRetry={refetch} />
  );
}
