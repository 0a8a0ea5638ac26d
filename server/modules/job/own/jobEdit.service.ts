import { renderJobText } from '#server/lib/jobText.ts';
import { changesOf } from '#server/modules/activity/activity.service.ts';
import { holdableOf, type ReviewGate } from '#server/modules/review/reviewGate.service.ts';
import { storedPay, storedPlace } from './storedJob.rules.ts';
import type { StoredJob } from '../job.entity.ts';
import { isLookedAtAgain } from '#server/modules/job/job.rules.ts';

/** Worked out from what a job says, wherever that is written. */
const DERIVED = new Set([
  'salaryMin',
  'salaryMax',
  'salaryPeriod',
  'district',
  'state',
  'descriptionHtml',
]);

/** What becomes of one job by one edit: what is written at once, and what waits. */
export class JobEdit {
  /** For the log. */
  readonly changes: ReturnType<typeof changesOf>;
  readonly written: Partial<StoredJob>;
  /** It was rejected, says something else now, and waits once more. */
  readonly isAgain: boolean;
  /** It says nothing new, neither at once nor later. */
  readonly isIdle: boolean;

  constructor(
    gate: ReviewGate,
    job: StoredJob,
    before: Record<string, unknown>,
    wanted: Partial<StoredJob>,
    now: Date,
  ) {
    const { id, adminStatus } = job;
    const { live, isHeld, isDropped } = gate.reviewEdit({
      id,
      adminStatus,
      now: holdableOf('job', before),
      wanted: holdableOf('job', wanted),
    });
    const others = Object.entries(wanted).filter(
      ([name]) => !(name in holdableOf('job', { [name]: null })) && !DERIVED.has(name),
    );
    const content = { ...Object.fromEntries(others), ...live, ...derivedFrom(live) };
    const edited = Object.keys(changesOf(before, content)?.after ?? {});
    this.isAgain = isLookedAtAgain(job, edited);
    const after = { ...content, ...(this.isAgain && { adminStatus: 'pending' as const }) };
    this.changes = changesOf(before, after);
    this.isIdle = !this.changes && !isHeld && !isDropped;
    const { description } = live;
    this.written = {
      ...after,
      ...(typeof description === 'string' && { descriptionHtml: renderJobText(description) }),
      ...(this.isAgain && { askedAgainAt: now }),
      ...(adminStatus === 'approved' &&
        edited.length > 0 && {
          changedSinceApproval: [
            ...new Set([
              ...job.changedSinceApproval,
              ...edited.filter((name) => !DERIVED.has(name)),
            ]),
          ],
        }),
      ...(this.changes && { updatedAt: now }),
    };
  }
}

function derivedFrom({ salary, location }: Record<string, unknown>): Partial<StoredJob> {
  return {
    ...(typeof salary === 'string' && storedPay(salary)),
    ...(typeof location === 'string' && storedPlace(location)),
  };
}
