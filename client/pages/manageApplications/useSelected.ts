import { useApolloClient } from '@apollo/client/react';
import type { ApplicationStatus } from '#client/gql/graphql.ts';
import { mayMove } from '#schema/options/applicationMoves.ts';
import type { ApplicationStatus as Stored } from '#schema/options/statuses.ts';
import { filterOf, STATUSES, type ApplicationsAddress } from './applicationsAddress.ts';
import { changeable } from './status/cachedApplication.ts';
import { useChangeMatchingApplications } from './status/useChangeMatchingApplications.ts';
import { useChangeApplications } from './status/useChangeApplications.ts';
import type { Recipients } from './messages/BulkMessageDialog.tsx';
import type { Rejection } from './status/updateApplicationStatus.ts';
import type { Selection } from './useSelection.ts';

export interface Selected {
  isAll: boolean;
  count: number;
  /** The number of selected applications that can change to this status. */
  changeable: (to: ApplicationStatus) => number;
  move: (
    to: ApplicationStatus,
    rejection: Rejection | undefined,
    onProgress: (changed: number) => void,
  ) => Promise<void>;
  /** The recipients of a message to all of them. */
  recipients: Recipients;
  clear: () => void;
}

interface SelectedOptions {
  selection: Selection;
  address: ApplicationsAddress;
  countOf: (status: ApplicationStatus) => number | undefined;
  inStage: (id: string) => number | undefined;
  /** The status of the stage by which the list is filtered. */
  stageStatus: ApplicationStatus | undefined;
}

const lower = (status: ApplicationStatus) => status.toLowerCase() as Stored;

/**
 * Individually selected applications are all known. For a selection by filter, the counts give an estimate and the
 * server decides.
 */
export function useSelected(options: SelectedOptions): Selected {
  const { selection, address, countOf, inStage, stageStatus } = options;
  const client = useApolloClient();
  const changeApplications = useChangeApplications();
  const changeMatchingApplications = useChangeMatchingApplications();
  const { all, ids, clear } = selection;
  if (!all)
    return {
      isAll: false,
      count: ids.size,
      changeable: (to) => changeable(client, ids, to).length,
      move: (to, rejection) => changeApplications(ids, to, rejection),
      recipients: { ids: [...ids] },
      clear,
    };
  const only = stageStatus ?? address.status;
  const statuses = STATUSES.filter((one) => !only || one === only);
  const counted = (some: readonly ApplicationStatus[]) =>
    some.reduce(
      (sum, one) => sum + ((stageStatus ? inStage(address.stage) : countOf(one)) ?? 0),
      0,
    );
  const { sort: _sort, withdrawn: _withdrawn, ...filter } = filterOf(address);
  return {
    isAll: true,
    count: counted(statuses) - all.except.size,
    changeable: (to) =>
      counted(statuses.filter((from) => mayMove(lower(from), lower(to)))) -
      changeable(client, all.except, to).length,
    move: (to, rejection, onProgress) =>
      changeMatchingApplications(
        { ...filter, ...rejection, status: to, until: all.countedAt, except: [...all.except] },
        onProgress,
      ),
    recipients: { ...filter, until: all.countedAt, except: [...all.except] },
    clear,
  };
}
