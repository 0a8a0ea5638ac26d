import { useCallback, useEffect } from 'react';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';
import { filterOf, isFiltered, pathOf } from './applicationsAddress.ts';
import { ReceivedBoard } from './board/ReceivedBoard.tsx';
import { BulkBar } from './BulkBar.tsx';
import { KeyHint } from './KeyHint.tsx';
import { ReceivedList, type ReceivedList_page } from './list/ReceivedList.tsx';
import { NoApplications } from './NoApplications.tsx';
import type { Address } from './useApplicationsAddress.ts';
import { useSelected } from './useSelected.ts';
import { useSelection } from './useSelection.ts';
import { ViewSwitch } from './ViewSwitch.tsx';

export const ReceivedApplications_counts = graphql(`
  fragment ReceivedApplications_counts on ApplicationCounts {
    total
    pending
    reviewed
    shortlisted
    rejected
    hired
    countedAt
  }
`);

interface ReceivedApplicationsProps {
  address: Address;
  /** Results for the list; the board queries its own. */
  page: FragmentType<typeof ReceivedList_page> | undefined;
  counts: FragmentType<typeof ReceivedApplications_counts> | undefined;
  /** The visible results belong to the previous filter. */
  isOld: boolean;
}

export function ReceivedApplications(props: ReceivedApplicationsProps) {
  const { page, isOld, address: place } = props;
  const { address } = place;
  const { status, view } = address;
  const counts = readFragment(ReceivedApplications_counts, props.counts);
  const countOf = useCallback(
    (one: ApplicationStatus) => counts?.[one.toLowerCase() as Lowercase<typeof one>],
    [counts],
  );
  const path = pathOf({ ...address, open: '', mail: '' });
  const toDetails = useCallback(
    (id: string) => `${path}${path.includes('?') ? '&' : '?'}open=${id}`,
    [path],
  );
  const { sort: _, ...filter } = filterOf(address);
  const selection = useSelection(JSON.stringify(filter), counts?.countedAt);
  const chosen = useSelected({ selection, address, countOf });
  const known = (status ? countOf(status) : counts?.total) ?? 0;
  const isEmpty = counts !== undefined && known === 0 && !isOld;
  useEffect(() => {
    if (isEmpty && isFocusLost()) focusHeading();
  }, [isEmpty]);

  if (isEmpty) return <NoApplications isFiltered={isFiltered(address)} />;
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <ViewSwitch view={view} toView={(one) => place.to({ view: one })} />
        <KeyHint view={view} />
      </div>
      {view === 'list' ? (
        page && (
          <ReceivedList
            key={path}
            address={address}
            page={page}
            known={known}
            isOld={isOld}
            selection={selection}
            toDetails={toDetails}
          />
        )
      ) : (
        <ReceivedBoard
          address={address}
          countOf={countOf}
          total={known}
          selection={selection}
          toDetails={toDetails}
        />
      )}
      <BulkBar chosen={chosen} />
    </>
  );
}
