import { useCallback, useEffect } from 'react';
import { useTranslations } from 'use-intl';
import { readFragment, type FragmentType } from '#client/gql/fragment-masking.ts';
import { graphql } from '#client/gql/gql.ts';
import { LazyOtherCompany } from '#client/components/team/LazyOtherCompany.tsx';
import { useTeamRight } from '#client/components/team/useTeamRight.ts';
import { focusHeading, isFocusLost } from '#client/lib/document/lostFocus.ts';
import { filterOf, isFiltered, pathOf, type ListedStatus } from './applicationsAddress.ts';
import { BulkBar } from './BulkBar.tsx';
import { useReturnFocus } from './lastOpened.ts';
import type { KnownStage } from './status/knownStages.ts';
import { ReceivedList, type ReceivedList_page } from './list/ReceivedList.tsx';
import type { Address } from './useApplicationsAddress.ts';
import { useSelected } from './useSelected.ts';
import { useSelection } from './useSelection.ts';
import { Link } from '#client/lib/routing.ts';
import { EmptyState } from '#client/ui/EmptyState.tsx';
import { buttonClass } from '#client/ui/looks/buttonClass.ts';
import { loadOnUse } from '#client/ui/loadOnUse.ts';
import { ApplicationsSkeleton } from './ApplicationsSkeleton.tsx';

const ReceivedBoard = loadOnUse(
  async () => (await import('./board/ReceivedBoard.tsx')).ReceivedBoard,
  { soon: true },
);

export const ReceivedApplications_counts = graphql(`
  fragment ReceivedApplications_counts on ApplicationCounts {
    total
    pending
    reviewed
    shortlisted
    rejected
    hired
    withdrawn
    stages {
      stageId
      total
    }
    countedAt
  }
`);

interface ReceivedApplicationsProps {
  address: Address;
  /** Results for the list; the board queries its own. */
  page: FragmentType<typeof ReceivedList_page> | undefined;
  counts: FragmentType<typeof ReceivedApplications_counts> | undefined;
  stages: readonly KnownStage[];
  /** The visible results belong to the previous filter. */
  isOld: boolean;
}

export function ReceivedApplications(props: ReceivedApplicationsProps) {
  const { page, isOld, stages } = props;
  const { address } = props.address;
  const { status, stage, view } = address;
  useReturnFocus();
  const counts = readFragment(ReceivedApplications_counts, props.counts);
  const countOf = useCallback(
    (one: ListedStatus) => counts?.[one.toLowerCase() as Lowercase<typeof one>],
    [counts],
  );
  const inStage = useCallback(
    (id: string) => counts && (counts.stages.find(({ stageId }) => stageId === id)?.total ?? 0),
    [counts],
  );
  const path = pathOf({ ...address, mail: '' });
  const toDetails = useCallback((id: string) => pathOf({ ...address, mail: '' }, id), [address]);
  const { sort: _, ...filter } = filterOf(address);
  const known = (stage ? inStage(stage) : status ? countOf(status) : counts?.total) ?? 0;
  // Withdrawn applications cannot be decided on, so they are not among the selected ones.
  const withdrawn = stage || (status && status !== 'WITHDRAWN') ? 0 : (counts?.withdrawn ?? 0);
  const selection = useSelection(
    JSON.stringify(filter),
    counts && { at: counts.countedAt, selectable: known - withdrawn, withdrawn },
    useTeamRight('decide'),
  );
  const stageStatus = stages.find(({ id }) => id === stage)?.status;
  const chosen = useSelected({ selection, address, countOf, inStage, stageStatus });
  const isEmpty = counts !== undefined && known === 0 && !isOld;
  useEffect(() => {
    if (isEmpty && isFocusLost()) focusHeading();
  }, [isEmpty]);

  if (isEmpty) return <NoApplications isFiltered={isFiltered(address)} jobId={address.job} />;
  return (
    <>
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
          waiting={<ApplicationsSkeleton />}
          address={address}
          stages={stages}
          countOf={countOf}
          inStage={inStage}
          selection={selection}
          toDetails={toDetails}
        />
      )}
      <BulkBar chosen={chosen} />
    </>
  );
}

function NoApplications({ isFiltered, jobId }: { isFiltered: boolean; jobId: string }) {
  const t = useTranslations('manageApplications');
  return (
    <EmptyState
      drawing={isFiltered ? 'search' : 'letter'}
      title={t('empty.title')}
      message={t(isFiltered ? 'empty.filtered' : 'empty.none')}
    >
      <Link
        to={isFiltered ? '/manage-applications' : '/manage-jobs'}
        className={buttonClass({ variant: 'main' })}
      >
        {t(isFiltered ? 'empty.showAll' : 'empty.jobs')}
      </Link>
      {jobId && <LazyOtherCompany id={jobId} />}
    </EmptyState>
  );
}
