import { JOB_FACT_NAMES, withFacts, type JobFacts } from '#schema/fields/jobFacts.ts';
import { renderJobText } from '#server/lib/jobText.ts';
import { changesOf } from '#server/modules/activity/activity.rules.ts';
import { wasApproved } from '#server/modules/review/pendingChange.rules.ts';
import { reviewableValues, type ReviewGate } from '#server/modules/review/reviewGate.service.ts';
import { storedPay, storedPlace } from './storedJob.rules.ts';
import type { StoredJob } from '../job.entity.ts';
import { isLookedAtAgain } from '#server/modules/job/job.rules.ts';

/** Derived from other fields of the job. */
const DERIVED = new Set([
  'salaryMin',
  'salaryMax',
  'salaryPeriod',
  'district',
  'state',
  'descriptionHtml',
]);

const NO_FACTS = Object.fromEntries(JOB_FACT_NAMES.map((name) => [name, null]));

/**
 * The new values of a job. The work mode is one of the facts, but a change of it waits for review, like a change of
 * place. So it is also given separately, and only if the edit includes it: otherwise a waiting change of it stays.
 */
export type WantedJob = Partial<StoredJob> & { workMode?: JobFacts['workMode'] | null };

/** The effect of one edit on a job: the changes written at once, and those that wait for review. */
export class JobEdit {
  /** For the activity log. */
  readonly changes: ReturnType<typeof changesOf>;
  readonly written: Partial<StoredJob>;
  /** The job was rejected, its content has changed, and it waits for approval again. */
  readonly needsNewReview: boolean;
  /** Nothing changes, neither at once nor after a review. */
  readonly isUnchanged: boolean;

  constructor(
    gate: ReviewGate,
    job: StoredJob,
    before: Record<string, unknown>,
    wanted: WantedJob,
    now: Date,
  ) {
    const { id, adminStatus, facts } = job;
    const { live, isHeld, isDropped } = gate.reviewEdit({
      id,
      adminStatus,
      now: reviewableValues('job', { ...before, workMode: facts.workMode ?? null }),
      wanted: reviewableValues('job', wanted),
    });
    const { workMode = facts.workMode ?? null, ...columns } = live;
    const others = Object.entries(wanted).filter(
      ([name]) => !(name in reviewableValues('job', { [name]: null })) && !DERIVED.has(name),
    );
    const content = {
      ...Object.fromEntries(others),
      ...columns,
      ...derivedFrom(live),
      facts: withFacts(wanted.facts ?? facts, { workMode: workMode as JobFacts['workMode'] }),
    };
    const edited = Object.keys(changesOf(before, content)?.after ?? {});
    this.needsNewReview = isLookedAtAgain(job, edited);
    const after = { ...content, ...(this.needsNewReview && { adminStatus: 'pending' as const }) };
    this.changes = changesOf(before, after);
    this.isUnchanged = !this.changes && !isHeld && !isDropped;
    const { description } = live;
    this.written = {
      ...after,
      ...(typeof description === 'string' && { descriptionHtml: renderJobText(description) }),
      ...(this.needsNewReview && { askedAgainAt: now }),
      ...(wasApproved(adminStatus) &&
        edited.length > 0 && {
          changedSinceApproval: [
            ...new Set([
              ...job.changedSinceApproval,
              ...edited.flatMap((name) => namesOf(name, job, content)),
            ]),
          ],
        }),
      ...(this.changes && { updatedAt: now }),
    };
  }
}

/** The fields behind a column, as an employer sends them. */
function namesOf(column: string, before: StoredJob, after: Partial<StoredJob>): string[] {
  if (column !== 'facts') return DERIVED.has(column) ? [] : [column];
  return Object.keys(changesOf(before.facts, { ...NO_FACTS, ...after.facts })?.after ?? {});
}

function derivedFrom({ salary, location }: Record<string, unknown>): Partial<StoredJob> {
  return {
    ...(typeof salary === 'string' && storedPay(salary)),
    ...(typeof location === 'string' && storedPlace(location)),
  };
}
