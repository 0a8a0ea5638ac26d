import { useApolloClient, useMutation } from '@apollo/client/react';
import { useTranslations } from 'use-intl';
import { graphql } from '#client/gql/gql.ts';
import type { AdminStatus } from '#client/gql/graphql.ts';
import { resultOf, type Move } from '#client/pages/admin/moves/moves.ts';
import { refreshLists } from '#client/pages/admin/moves/refreshLists.ts';
import { showAtOnce } from '#client/pages/admin/moves/showAtOnce.ts';
import { useTellFailure } from '#client/pages/admin/moves/useTellFailure.ts';
import { toast } from '#client/ui/toast.ts';

const JobMoveMutation = graphql(`
  mutation JobMove($input: UpdateJobStatusInput!) {
    updateJobStatus(input: $input) {
      job {
        id
        ...JobRow_job
      }
    }
  }
`);

export interface MovedJob {
  id: string;
  adminStatus: AdminStatus;
  job: { title: string };
}

export function useJobMove() {
  const t = useTranslations('admin');
  const client = useApolloClient();
  const tellFailure = useTellFailure();
  const [update] = useMutation(JobMoveMutation);

  const send = async (
    move: Move,
    { id, adminStatus: from, job }: MovedJob,
    adminNotes?: string,
  ) => {
    await update({ variables: { input: { id, from, status: resultOf(move), adminNotes } } });
    toast({ kind: 'success', title: t(`done.job.${move}`), message: job.title });
    await refreshLists(client);
  };

  /** Shows the certain result at once, and rolls it back on failure. */
  const moveNow = (move: Move, job: MovedJob): void => {
    const settle = showAtOnce(client, 'AdminJob', [job.id], resultOf(move));
    send(move, job)
      .catch(async (error: unknown) => {
        tellFailure(t('failed.jobStatus'), error);
        // Another administrator may have decided in the meantime.
        await refreshLists(client);
      })
      .finally(settle);
  };
  return { send, moveNow };
}
