import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { resultOf, type ModerationAction } from '../moderation/moderationActions.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { useOptimisticDecision } from '../moderation/useOptimisticDecision.ts';
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
  const decideNow = useOptimisticDecision('AdminJob');
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

  const moderateNow = (move: ModerationAction, job: ModeratedJob): void =>
    decideNow({
      id: job.id,
      status: resultOf(move),
      send: () => send(move, job),
      failed: t('failed.jobStatus'),
    });
  return { send, moderateNow };
}
