import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { ChangeMatchingApplicationsInput } from '#client/gql/graphql.ts';
import { clock } from '#client/lib/clock.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_DECISIONS_MS } from '#schema/options/applicationMoves.ts';
import { forgetReceived } from './statusCache.ts';
import { useBulkToasts } from './useBulkToasts.ts';

const ChangeMatchingApplicationsMutation = graphql(`
  mutation ChangeMatchingApplications($input: ChangeMatchingApplicationsInput!) {
    changeMatchingApplications(input: $input) {
      batchId
      changed
      remaining
      refused {
        id
        message
      }
    }
  }
`);

const ChangeMatchingApplicationsUndoMutation = graphql(`
  mutation ChangeMatchingApplicationsUndo($input: UndoApplicationsInput!) {
    undoApplications(input: $input) {
      changed
      refused {
        id
        message
      }
    }
  }
`);

type Input = Omit<ChangeMatchingApplicationsInput, 'extends'>;
type Refused = readonly { message: string }[];

interface MatchingChanged {
  /** One batch for every five hundred applications. They are undone together. */
  batchIds: readonly string[];
  until: number;
  changed: number;
  refused: Refused;
  /** The error that stopped it early. */
  error?: unknown;
}

/** Updates all matches. Until the undo window closes, one toast can undo all of it. */
export function useChangeMatchingApplications() {
  const client = useApolloClient();
  const t = useTranslations('manageApplications');
  const toasts = useBulkToasts();

  const undo = async (moved: MatchingChanged) => {
    try {
      const { changed, refused } = await undoMatching(client, moved);
      toasts.refused(refused);
      if (changed > 0) toast({ kind: 'info', title: t('bulk.undone', { count: changed }) });
    } catch (error) {
      toasts.failed(error);
    }
  };
  return async (input: Input, onProgress: (changed: number) => void): Promise<void> => {
    const moved = await changeMatchingApplications(client, input, onProgress);
    toasts.refused(moved.refused);
    if (moved.changed > 0)
      toasts.done({
        count: moved.changed,
        to: input.status,
        until: moved.until,
        undo: () => void undo(moved),
      });
    if (moved.error) toasts.failed(moved.error);
  };
}

/** Updates all matches in batches of five hundred. If the connection breaks, finished batches can still be undone. */
async function changeMatchingApplications(
  client: ApolloClient,
  input: Input,
  onProgress: (changed: number) => void,
): Promise<MatchingChanged> {
  const batchIds: string[] = [];
  const refused: { message: string }[] = [];
  const outcome = () => ({ batchIds, until, changed, refused });
  let until = 0;
  let changed = 0;
  try {
    for (let isMore = true; isMore;) {
      const asked = clock.now();
      const { data } = await client.mutate({
        mutation: ChangeMatchingApplicationsMutation,
        variables: { input: { ...input, extends: batchIds } },
        fetchPolicy: 'no-cache',
      });
      const answer = data!.changeMatchingApplications;
      if (answer.batchId) batchIds.push(answer.batchId);
      until = asked + UNDO_DECISIONS_MS;
      changed += answer.changed;
      refused.push(...answer.refused);
      onProgress(changed);
      isMore = answer.remaining > 0 && answer.changed > 0;
    }
    return outcome();
  } catch (error) {
    return { ...outcome(), error };
  } finally {
    forgetReceived(client.cache);
  }
}

async function undoMatching(
  client: ApolloClient,
  { batchIds: [batchId = '', ...also] }: MatchingChanged,
) {
  const { data } = await client.mutate({
    mutation: ChangeMatchingApplicationsUndoMutation,
    variables: { input: { batchId, also } },
    fetchPolicy: 'no-cache',
  });
  forgetReceived(client.cache);
  return data!.undoApplications;
}
