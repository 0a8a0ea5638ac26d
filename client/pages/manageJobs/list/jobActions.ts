import type { OwnJobRow_JobFragment } from '#client/gql/graphql.ts';

/** The fields of a job the actions need; the rows show more. */
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

/** The actions that depend on the job's state; others are always available. The server decides. */
export function actionsFor(job: OwnJob, now: Date) {
  const isOpen = job.status !== 'CLOSED';
  const { renewableFrom } = job;
  const isOver = job.standing === 'CLOSED' || job.standing === 'EXPIRED';
  return {
    feature: !isOver,
    unfeature: true,
    hot: !isOver,
    unhot: true,
    edit: true,
    delete: true,
    candidates: job.standing === 'LIVE',
    close: isOpen,
    reopen: !isOpen && mayReopen(job, now),
    renew: renewableFrom !== null && new Date(renewableFrom) <= now,
    performance: true,
    duplicate: true,
    export: true,
    view: job.standing === 'LIVE' || job.standing === 'EXPIRED' || job.standing === 'CLOSED',
  };
}

/** An expired job is renewed first. */
export function mayReopen({ applicationDeadline: deadline }: OwnJob, now: Date): boolean {
  return deadline === null || new Date(deadline) > now;
}
