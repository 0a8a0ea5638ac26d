import { useApolloClient } from '@apollo/client/react';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { refreshLists } from './refreshLists.ts';
import { useFailureToast } from './useFailureToast.ts';

let last = 0;

interface Decision {
  id: string;
  status: AdminStatus;
  send: () => Promise<void>;
  /** The documented sentence for a failure. */
  failed: string;
}

/** Shows the certain result of a decision at once, and rolls it back on failure. */
export function useOptimisticDecision(type: 'AdminCompany' | 'AdminJob') {
  const client = useApolloClient();
  const showFailure = useFailureToast();
  return ({ id, status, send, failed }: Decision): void => {
    const layer = `admin-move-${(last += 1)}`;
    client.cache.recordOptimisticTransaction((shown) => {
      const ref = shown.identify({ __typename: type, id });
      if (ref) shown.modify({ id: ref, fields: { adminStatus: () => status } });
    }, layer);
    send()
      .catch(async (error: unknown) => {
        showFailure(failed, error);
        // Another administrator may have decided in the meantime.
        await refreshLists(client);
      })
      .finally(() => client.cache.removeOptimistic(layer));
  };
}
