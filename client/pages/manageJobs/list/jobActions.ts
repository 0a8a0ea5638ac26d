import type { OwnJobRow_JobFragment } from '#client/gql/graphql.ts';

export type OwnJob = OwnJobRow_JobFragment;

/** What may be asked for beside what always may; the server has the last word. */
export function actionsFor(job: OwnJob, now: Date) {
  const isOpen = job.status !== 'CLOSED';
  const { renewableFrom } = job;
  return {
    close: isOpen,
    reopen: !isOpen && mayReopen(job, now),
    renew: renewableFrom !== null && new Date(renewableFrom) <= now,
    view: job.standing === 'LIVE' || job.standing === 'EXPIRED' || job.standing === 'CLOSED',
  };
}

/** What has run out is renewed first. */
export function mayReopen({ applicationDeadline: deadline }: OwnJob, now: Date): boolean {
  return deadline === null || new Date(deadline) > now;
}
