import type { ApolloCache, Reference } from '@apollo/client';
import { clock } from '#client/lib/clock.ts';

interface StoredEntry {
  __typename: string;
  savedAt: string;
  isOpen: boolean;
  job: Reference;
}

interface StoredList {
  nodes: readonly StoredEntry[];
  totalCount?: number;
}

/** Keeps ids, list and count consistent, whichever have been read. Idempotent. */
export function writeSaved(cache: ApolloCache, jobId: string, isSaved: boolean): void {
  const job = cache.identify({ __typename: 'Job', id: jobId });
  const viewer = cache.identify({ __typename: 'Viewer' });
  if (!job || !viewer) return;
  const entry = (): StoredEntry => ({
    __typename: 'SavedJob',
    savedAt: new Date(clock.now()).toISOString(),
    isOpen: true,
    job: { __ref: job },
  });
  cache.modify({
    id: viewer,
    fields: {
      savedJobIds: (stored) => {
        const ids = stored as readonly string[];
        const others = ids.filter((id) => id !== jobId);
        if (!isSaved) return others;
        return others.length === ids.length ? [jobId, ...ids] : ids;
      },
      savedJobs: (stored) => {
        const list = stored as StoredList;
        const others = list.nodes.filter((node) => node.job.__ref !== job);
        const wasSaved = others.length < list.nodes.length;
        if (wasSaved === isSaved) return list;
        const totalCount = (list.totalCount ?? 0) + (isSaved ? 1 : -1);
        return { ...list, totalCount, nodes: isSaved ? [entry(), ...others] : others };
      },
    },
  });
}
