import { useApolloClient } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import type { ChangeMatchingApplicationsInput } from '#client/gql/graphql.ts';
import { toast } from '#client/ui/toast.ts';
import {
  changeMatchingApplications,
  undoMatching,
  type MatchingChanged,
} from './changeMatchingApplications.ts';
import { useBulkToasts } from './useBulkToasts.ts';

/** Updates all matches. Until the undo window closes, one toast can undo all of it. */
export function useChangeMatching() {
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
  return async (
    input: Omit<ChangeMatchingApplicationsInput, 'extends'>,
    onProgress: (changed: number) => void,
  ): Promise<void> => {
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
