import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import { refreshLists } from '../moderation/refreshLists.ts';
import { useFailureToast } from '../moderation/useFailureToast.ts';
import { toast } from '#client/ui/toast.ts';
import type { ModeratedJob } from './useModerateJob.ts';

const ModerateJobsMutation = graphql(`
  mutation ModerateJobs($input: ChangeJobsStatusInput!) {
    changeJobsStatus(input: $input) {
      jobs {
        id
        ...JobRow_job
      }
      refused {
        id
        message
      }
    }
  }
`);

export type BulkModeration = 'approve' | 'reject' | 'suspend';

export interface BulkResult {
  move: BulkModeration;
  done: number;
  refused: readonly { id: string; title: string; message: string }[];
}

const ACTIONS = { approve: 'APPROVE', reject: 'REJECT', suspend: 'SUSPEND' } as const;

/** Not optimistic, because some of the items may be refused. */
export function useModerateJobs() {
  const t = useTranslations('admin');
  const client = useApolloClient();
  const showFailure = useFailureToast();
  const [change, { loading }] = useMutation(ModerateJobsMutation);

  const send = async (move: BulkModeration, jobs: readonly ModeratedJob[], adminNotes?: string) => {
    const ids = jobs.map(({ id }) => id);
    const seen = jobs.map(({ id, updatedAt }) => ({ id, updatedAt }));
    const input = { ids, action: ACTIONS[move], seen, adminNotes };
    const { data } = await change({ variables: { input } });
    const { jobs: changed = [], refused = [] } = data?.changeJobsStatus ?? {};
    const titleOf = (id: string) => jobs.find((job) => job.id === id)?.job.title ?? '';
    const result: BulkResult = {
      move,
      done: changed.length,
      refused: refused.map(({ id, message }) => ({ id, message, title: titleOf(id) })),
    };
    if (refused.length === 0)
      toast({ kind: 'success', title: t(`done.jobs.${move}`, { count: changed.length }) });
    await refreshLists(client);
    return result;
  };

  /** Null if it failed; the failure has then been reported. */
  const moderateNow = async (
    move: BulkModeration,
    jobs: readonly ModeratedJob[],
  ): Promise<BulkResult | null> => {
    try {
      return await send(move, jobs);
    } catch (error) {
      showFailure(t('failed.bulk'), error);
      return null;
    }
  };
  return { send, moderateNow, busy: loading };
}
