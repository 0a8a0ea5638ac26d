import { useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LoadFailed } from '#client/components/LoadFailed.tsx';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { ApplicationsSkeleton } from '#client/pages/manageApplications/ApplicationsSkeleton.tsx';
import type { ApplicationsAddress } from '#client/pages/manageApplications/applicationsAddress.ts';
import { SelectAll } from '#client/pages/manageApplications/list/SelectAll.tsx';
import type { KnownStage } from '#client/pages/manageApplications/status/knownStages.ts';
import type { Selection } from '#client/pages/manageApplications/useSelection.ts';
import { ApplicationBoard } from './ApplicationBoard.tsx';
import { columnsOf } from './boardColumns.ts';
import { useColumns } from './useColumns.ts';

interface ReceivedBoardProps {
  address: ApplicationsAddress;
  stages: readonly KnownStage[];
  countOf: (status: ApplicationStatus) => number | undefined;
  inStage: (id: string) => number | undefined;
  selection: Selection;
  toDetails: (id: string) => string;
}

/** The columns of the previous filter stay until those of the new one have loaded. */
export function ReceivedBoard({ address, stages, ...props }: ReceivedBoardProps) {
  const t = useTranslations('manageApplications');
  const { status, stage } = address;
  const places = useMemo(
    () =>
      columnsOf(stages).filter(
        (place) => (!status || place.status === status) && (!stage || place.key === stage),
      ),
    [stages, status, stage],
  );
  const { columns, isComplete, error, retry } = useColumns(places, address);
  const [shown, setShown] = useState<typeof columns | null>(null);
  if (isComplete && shown !== columns) setShown(columns);
  if (shown && !error)
    return (
      <>
        <div className="mb-3 rounded-card border border-line bg-card">
          <SelectAll selection={props.selection} view="board" />
        </div>
        <ApplicationBoard {...props} columns={shown} stages={stages} />
      </>
    );
  if (!error) return <ApplicationsSkeleton />;
  return <LoadFailed message={t('failed.load')} error={error} retrying={false} onRetry={retry} />;
}
