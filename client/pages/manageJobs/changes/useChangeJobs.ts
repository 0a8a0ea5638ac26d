import { useApolloClient } from '@apollo/client/react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureReason } from '#client/components/useFailureToast.ts';
import { graphql } from '#client/gql/gql.ts';
import type { JobAction } from '#client/gql/graphql.ts';
import { useNow } from '#client/lib/now.ts';
import { mayReopen, type OwnJob } from '#client/pages/manageJobs/list/jobActions.ts';
import type { ListVariables } from '#client/pages/manageJobs/ownJobsAddress.ts';
import { toast } from '#client/ui/toast.ts';
import { UNDO_MS } from '#schema/options/limits.ts';
import { predictChange } from './predictChange.ts';

const ChangeJobsMutation = graphql(`
  mutation ChangeJobs(
    $input: ChangeJobsInput!
    $search: String
    $show: OwnJobsShown!
    $sort: OwnJobsSort!
    $page: Int
  ) {
    changeJobs(input: $input) {
      jobs {
        id
        ...OwnJobRow_job
      }
      deletedJobIds
      refused {
        id
        message
      }
      viewer {
        jobs(first: 20, search: $search, show: $show, sort: $sort, page: $page) {
          ...OwnJobs_jobs
        }
      }
    }
  }
`);

/** The changes that can be undone. Renewing moves a deadline, which cannot be. */
const BACK: Partial<Record<JobAction, JobAction>> = {
  FEATURE: 'UNFEATURE',
  UNFEATURE: 'FEATURE',
  HOT: 'UNHOT',
  UNHOT: 'HOT',
  CLOSE: 'REOPEN',
  REOPEN: 'CLOSE',
  DELETE: 'RESTORE',
};

/** `quiet`: the button itself shows the result. */
export type ChangeJobs = (action: JobAction, jobs: readonly OwnJob[], quiet?: boolean) => void;

let last = 0;
const newLayer = () => `change-jobs-${(last += 1)}`;

/**
 * Shows changes at once and sends them one after another, because of two concurrent responses the later one may carry
 * older data. Each response brings the current list; after a refusal nothing of the optimistic change is left.
 */
export function useChangeJobs(variables: ListVariables) {
  const t = useTranslations('manageJobs');
  const reasonOf = useFailureReason();
  const client = useApolloClient();
  const now = useNow();
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const list = useRef(variables);
  const [pending, setPending] = useState(0);
  useLayoutEffect(() => {
    list.current = variables;
  });

  const tellFailure = (action: JobAction, reason: string | undefined) =>
    toast({
      kind: 'error',
      title: t(action === 'DELETE' ? 'error.delete' : 'error.update'),
      message: reason,
      duration: Infinity,
    });

  const send = async (action: JobAction, ids: string[]) => {
    const { data } = await client.mutate({
      mutation: ChangeJobsMutation,
      variables: { input: { action, ids }, ...list.current },
      update: (cache, answer) => {
        for (const id of answer.data?.changeJobs.deletedJobIds ?? [])
          cache.evict({ id: cache.identify({ __typename: 'Job', id }) });
      },
    });
    return data!.changeJobs;
  };

  const change: ChangeJobs = (action, jobs, quiet = false) => {
    if (jobs.length === 0) return;
    const layer = newLayer();
    setPending((count) => count + 1);
    client.cache.recordOptimisticTransaction((cache) => predictChange(cache, action, jobs), layer);
    const work = line.current.then(() =>
      send(
        action,
        jobs.map(({ id }) => id),
      ),
    );
    line.current = work
      .then(({ jobs: changed, deletedJobIds, refused }) => {
        const ids = new Set([...changed.map(({ id }) => id), ...deletedJobIds]);
        const done = jobs.filter(({ id }) => ids.has(id));
        if (refused.length > 0 && done.length === 0) tellFailure(action, refused[0]?.message);
        else if (!quiet || refused.length > 0) tellDone(action, done, refused);
      })
      .catch((error: unknown) => tellFailure(action, reasonOf(error)))
      .finally(() => {
        client.cache.removeOptimistic(layer);
        // Apollo gives the page the list without it after a timeout of 0, which comes before this one.
        setTimeout(() => setPending((count) => count - 1));
      });
  };

  const tellDone = (
    action: JobAction,
    done: readonly OwnJob[],
    refused: readonly { message: string }[],
  ) => {
    const back = BACK[action];
    const undone = done.filter((job) => back !== 'REOPEN' || mayReopen(job, now));
    const reason = refused[0]?.message;
    const names = done.length === 1 ? done[0]?.title : undefined;
    toast({
      kind: refused.length > 0 ? 'warning' : 'success',
      title: t(`done.${KEYS[action]}`, { count: done.length }),
      message: reason ? `${t('done.refused', { count: refused.length })}: ${reason}` : names,
      duration: UNDO_MS,
      ...(back &&
        undone.length > 0 && {
          action: { label: t('done.undo'), onPress: () => change(back, undone) },
        }),
    });
  };
  /** While it is changing, the list is what the server is expected to answer. */
  return { change, isChanging: pending > 0 };
}

const KEYS = {
  FEATURE: 'feature',
  UNFEATURE: 'unfeature',
  HOT: 'hot',
  UNHOT: 'unhot',
  CLOSE: 'close',
  REOPEN: 'reopen',
  RENEW: 'renew',
  DELETE: 'delete',
  RESTORE: 'restore',
} as const satisfies Record<JobAction, string>;
