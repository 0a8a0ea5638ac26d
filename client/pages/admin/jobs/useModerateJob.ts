import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { resultOf, type ModerationAction } from '../moderation/moderationActions.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { showOptimistically } from '../moderation/showOptimistically.ts';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';

const ModerateJobMutation = graphql(`
  mutation ModerateJob($input: UpdateJobStatusInput!) {
    updateJobStatus(input: $input) {
      job {
        id
        ...JobRow_job
      }
    }
  }
`);

export interface ModeratedJob {
  id: string;
  adminStatus: AdminStatus;
  updatedAt: string;
  job: { title: string };
}

export function useModerateJob() {
  const t = useTranslations('admin');
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [update] = useMutation(ModerateJobMutation);

  const send = async (
    move: ModerationAction,
    { id, adminStatus: from, updatedAt, job }: ModeratedJob,
    adminNotes?: string,
  ) => {
    const input = { id, from, updatedAt, status: resultOf(move), adminNotes };
    await update({ variables: { input } });
    toast({ kind: 'success', title: t(`done.job.${move}`), message: job.title });
    await refreshLists(client);
  };

  /** Shows the certain result at once, and rolls it back on failure. */
  const moderateNow = (move: ModerationAction, job: ModeratedJob): void => {
    const settle = showOptimistically(client, 'AdminJob', [job.id], resultOf(move));
    send(move, job)
      .catch(async (error: unknown) => {
        showFailure(t('failed.jobStatus'), error);
        // Another administrator may have decided in the meantime.
        await refreshLists(client);
      })
      .finally(settle);
  };
  return { send, moderateNow };
}
