import { useCallback, useEffect } from 'react';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';
import { isFiltered, pathOf } from './applicationsAddress.ts';
import { ApplicationBoard } from './board/ApplicationBoard.tsx';
import { BulkBar } from './BulkBar.tsx';
import { KeyHint } from './KeyHint.tsx';
import { ApplicationList } from './list/ApplicationList.tsx';
import { MoreApplications } from './MoreApplications.tsx';
import { NoApplications } from './NoApplications.tsx';
import type { Address } from './useApplicationsAddress.ts';
import { useSelection } from './useSelection.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export const ReceivedApplications_application = graphql(`
  fragment ReceivedApplications_application on Application {
    id
    status
    ...ApplicationList_application
    ...ApplicationBoard_application
  }
`);

export const ReceivedApplications_counts = graphql(`
  fragment ReceivedApplications_counts on ApplicationCounts {
    total
    pending
    reviewed
    shortlisted
    rejected
    hired
  }
`);

interface ReceivedApplicationsProps {
  address: Address;
  applications: readonly FragmentType<typeof ReceivedApplications_application>[];
  counts: FragmentType<typeof ReceivedApplications_counts> | undefined;
  hasMore: boolean;
  /** They answer the filter before this one. */
  isOld: boolean;
  onMore: () => Promise<unknown>;
}

/** What has just been moved out of the status that is looked for leaves by itself, and comes back when it is undone. */
export function ReceivedApplications(props: ReceivedApplicationsProps) {
  const { address, hasMore, isOld } = props;
  const { status, view } = address.address;
  const selection = useSelection();
  const counts = readFragment(ReceivedApplications_counts, props.counts);
  const countOf = (one: ApplicationStatus) => counts?.[one.toLowerCase() as Lowercase<typeof one>];
  const shown = props.applications
    .map((one) => readFragment(ReceivedApplications_application, one))
    .filter((one) => isOld || !status || one.status === status);
  const path = pathOf({ ...address.address, open: '', mail: '' });
  const toDetails = useCallback(
    (id: string) => `${path}${path.includes('?') ? '&' : '?'}open=${id}`,
    [path],
  );
  const total = (status ? countOf(status) : counts?.total) ?? shown.length;

  const isEmpty = shown.length === 0 && !hasMore && !isOld;
  useEffect(() => {
    if (isEmpty && isFocusLost()) focusHeading();
  }, [isEmpty]);

  if (isEmpty) return <NoApplications isFiltered={isFiltered(address.address)} />;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ViewSwitch view={view} toView={(one) => address.to({ view: one })} />
        <KeyHint view={view} />
      </div>
      {view === 'list' ? (
        <ApplicationList applications={shown} selection={selection} toDetails={toDetails} />
      ) : (
        <ApplicationBoard
          applications={shown}
          status={status}
          countOf={countOf}
          selection={selection}
          toDetails={toDetails}
        />
      )}
      <MoreApplications
        shown={shown.length}
        total={Math.max(total, shown.length)}
        hasMore={hasMore}
        onMore={props.onMore}
      />
      <BulkBar selection={selection} />
    </>
  );
}
