import type { OwnJobRow_JobFragment } from '#client/gql/graphql.ts';

/** What the actions need to know of a job; the rows show more of it. */
export type OwnJob = Pick<
  OwnJobRow_JobFragment,
  | 'id'
  | 'title'
  | 'status'
  | 'standing'
  | 'isFeatured'
  | 'isHot'
  | 'applicationDeadline'
  | 'renewableFrom'
  | 'views'
  | 'applicationsCount'
>;

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
