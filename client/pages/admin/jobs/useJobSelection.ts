import { useState } from 'react';
import type { JobRow_JobFragment } from '#client/gql/graphql.ts';
import { MODERATED_JOBS_MAX } from '#schema/options/moderationMoves.ts';

type Job = JobRow_JobFragment;

/** Survives paging, search and filters, and never exceeds the limit of one bulk action. */
export function useJobSelection(shown: readonly Job[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Job>>(new Map());
  const put = (wanted: readonly Job[], on: boolean) => {
    const next = new Map(chosen);
    for (const job of wanted) {
      if (!on) next.delete(job.id);
      else if (next.size < MODERATED_JOBS_MAX) next.set(job.id, job);
    }
    setChosen(next);
  };
  const onPage = shown.filter(({ id }) => chosen.has(id)).length;
  return {
    /** In their current state, where the list shows them. */
    jobs: [...chosen.values()].map((job) => shown.find(({ id }) => id === job.id) ?? job),
    has: (id: string) => chosen.has(id),
    page: onPage === 0 ? 'none' : onPage === shown.length ? 'all' : 'some',
    toggle: (job: Job) => put([job], !chosen.has(job.id)),
    togglePage: () => put(shown, onPage < shown.length),
    /** Keeps only these selected. */
    keep: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => ids.includes(id)))),
  } as const;
}
export type JobSelection = ReturnType<typeof useJobSelection>;
