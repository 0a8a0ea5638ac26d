import { useState } from 'react';
import { CHANGED_JOBS_MAX } from '#schema/options/screens/ownJobs.ts';
import type { OwnJob } from './jobActions.ts';

/** Survives paging, search and filters, and never exceeds the limit of one bulk action. */
export function useSelection(shown: readonly OwnJob[]) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, OwnJob>>(new Map());
  const jobs = [...chosen.values()].map((job) => shown.find(({ id }) => id === job.id) ?? job);
  const put = (wanted: readonly OwnJob[], on: boolean) => {
    const next = new Map(chosen);
    for (const job of wanted) {
      if (!on) next.delete(job.id);
      else if (next.size < CHANGED_JOBS_MAX) next.set(job.id, job);
    }
    setChosen(next);
  };
  const onPage = shown.filter(({ id }) => chosen.has(id)).length;
  return {
    /** In their current state, where the list shows them. */
    jobs,
    has: (id: string) => chosen.has(id),
    page: onPage === 0 ? 'none' : onPage === shown.length ? 'all' : 'some',
    toggle: (job: OwnJob) => put([job], !chosen.has(job.id)),
    togglePage: () => put(shown, onPage < shown.length),
    add: (more: readonly OwnJob[]) => put(more, true),
    remove: (ids: readonly string[]) =>
      setChosen((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    clear: () => setChosen(new Map()),
  } as const;
}
export type Selection = ReturnType<typeof useSelection>;
