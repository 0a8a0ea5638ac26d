import {
  ADMIN_ACTION_RESULTS,
  isClosed,
  type AdminAction,
  type AdminStatus,
} from '#schema/options/statuses.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { resolveReports } from '#server/modules/job/report/jobReport.service.ts';
import { dropMailsNamingApplicants } from '#server/modules/notification/dropMails.service.ts';
import type { Unit } from '#server/modules/notification/recipient.service.ts';
import type { RefusedJob } from '#server/modules/job/own/ownJob.payloads.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { adminCompany } from './adminCompany.service.ts';
import type { AdminCompany } from './adminCompany.type.ts';
import { adminJob, adminJobs } from './adminJob.service.ts';
import type { AdminJob } from './adminJob.type.ts';
import { LOCK_COMPANY, MOVE_COMPANY } from '#server/modules/company/companyStatus.sql.ts';
import { notifyJobStatus } from '#server/modules/job/status/notifyJobStatus.service.ts';
import {
  LOCK_JOBS,
  UPDATE_JOB_STATUS,
  type LockedJob,
} from '#server/modules/job/status/jobStatus.sql.ts';
import { forbiddenBy, type MoveRule } from './moderation.rules.ts';
import { notifyCompanyStatus, type DecidedCompany } from './notifyDecision.service.ts';

interface Decision {
  id: string;
  status: AdminStatus;
  from?: AdminStatus | null;
  /** The version that the administrator saw. */
  updatedAt?: Date | null;
  adminNotes?: string | null;
}

/**
 * Changes the status, notifies the employers and logs the action in one transaction. If two calls arrive at once,
 * the second fails with a conflict.
 */
export async function updateCompanyStatus(
  ctx: Context,
  { id, status, from, updatedAt: seenEdit, adminNotes = null }: Decision,
): Promise<AdminCompany> {
  const seen = await adminCompany(ctx, id);
  if (!seen) throw missing(ctx, 'company');
  const decided = { status, adminNotes };
  await inTransaction(ctx, async (unit) => {
    const [company] = await readIn(unit.em, LOCK_COMPANY, [id]);
    if (!company) throw missing(ctx, 'company');
    const { standing: current, updatedAt: edited } = company;
    const before = { seen: from ?? seen.adminStatus, current, seenEdit, edited };
    requireAllowedMove(ctx, { ...before, to: status });
    const now = unit.services.clock.now();
    await writeIn(unit.em, MOVE_COMPANY, [status, adminNotes, now, id]);
    if (isClosed(status)) await dropMailsNamingApplicants(unit, id);
    await notifyCompanyStatus(unit, company, decided);
    await recordActivity(unit.em, activityOf(ctx, 'company', company, decided));
  });
  return (await adminCompany(ctx, id))!;
}

export async function updateJobStatus(
  ctx: Context,
  { id, status, from, updatedAt: seenEdit, adminNotes = null }: Decision,
): Promise<AdminJob> {
  const seen = await adminJob(ctx, id);
  if (!seen) throw missing(ctx, 'job');
  await inTransaction(ctx, async (unit) => {
    const [job] = await readIn(unit.em, LOCK_JOBS, [[id]]);
    if (!job) throw missing(ctx, 'job');
    const { standing: current, updatedAt: edited } = job;
    const before = { seen: from ?? seen.adminStatus, current, seenEdit, edited };
    requireAllowedMove(ctx, { ...before, to: status });
    await setStatus(ctx, unit, [job], { status, adminNotes });
  });
  return (await adminJob(ctx, id))!;
}

interface BulkDecision extends Partial<DecidedCompany> {
  ids: string[];
  action: AdminAction;
  /** The versions that the administrator saw. */
  seen?: { id: string; updatedAt: Date }[] | null;
}

/** Changes each job independently: a job that is refused does not stop the others. */
export async function changeJobsStatus(
  ctx: Context,
  { ids, action, seen, adminNotes = null }: BulkDecision,
): Promise<{ jobs: AdminJob[]; refused: RefusedJob[] }> {
  const status = ADMIN_ACTION_RESULTS[action];
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))];
  const refused: RefusedJob[] = [];
  const accepted: LockedJob[] = [];
  const seenEdits = new Map(seen?.map(({ id, updatedAt }) => [id.toLowerCase(), updatedAt]));
  await inTransaction(ctx, async (unit) => {
    const locked = await readIn(unit.em, LOCK_JOBS, [distinct.filter(isId)]);
    const byId = new Map(locked.map((job) => [job.id, job]));
    for (const id of distinct) {
      const job = byId.get(id);
      const rule = job && ruleForbidding(job, status, seenEdits.get(id));
      if (job && !rule) accepted.push(job);
      else refused.push(refusalOf(ctx, id, job, status, rule ?? null));
    }
    await setStatus(ctx, unit, accepted, { status, adminNotes });
  });
  return {
    jobs: await adminJobs(
      ctx,
      accepted.map(({ id }) => id),
    ),
    refused,
  };
}

const ruleForbidding = (
  { standing: current, updatedAt: edited }: LockedJob,
  to: AdminStatus,
  seenEdit?: Date,
) => forbiddenBy({ seen: current, current, to, seenEdit, edited });

async function inTransaction(ctx: Context, work: (unit: Unit) => Promise<void>): Promise<void> {
  const services = await withCurrentSettings(ctx.services);
  await ctx.em.transactional((em) => work({ em, services }));
}

async function setStatus(ctx: Context, unit: Unit, jobs: LockedJob[], decided: DecidedCompany) {
  if (jobs.length === 0) return;
  const ids = jobs.map(({ id }) => id);
  const { status, adminNotes } = decided;
  const now = unit.services.clock.now();
  await writeIn(unit.em, UPDATE_JOB_STATUS, [status, adminNotes, now, ids]);
  // Taking a job down, or reinstating it after a review, answers all reports about it.
  if (status !== 'approved' || jobs.some(({ standing }) => standing === 'suspended')) {
    await resolveReports(unit, ids);
  }
  await notifyJobStatus(unit, jobs, decided);
  await recordActivity(unit.em, ...jobs.map((job) => activityOf(ctx, 'job', job, decided)));
}

const VERBS = {
  pending: 'await',
  approved: 'approve',
  rejected: 'reject',
  suspended: 'suspend',
} as const satisfies Record<AdminStatus, string>;

function activityOf(
  ctx: Context,
  kind: 'company' | 'job',
  { id, standing, adminNotes }: Pick<LockedJob, 'id' | 'standing' | 'adminNotes'>,
  decided: DecidedCompany,
) {
  return {
    ...actorFacts(ctx),
    action: `${kind}.${VERBS[decided.status]}` as const,
    subject: { kind, id },
    before: { adminStatus: standing, adminNotes },
    after: { adminStatus: decided.status, adminNotes: decided.adminNotes },
  };
}

type Move = Parameters<typeof forbiddenBy>[0];

function requireAllowedMove(ctx: Context, change: Move): void {
  const rule = forbiddenBy(change);
  if (!rule) return;
  const isConflict = rule !== 'moderation.move.allowed';
  throw new Failure(isConflict ? 'CONFLICT' : 'RULE_VIOLATION', wordsOf(ctx, rule, change), {
    rule,
    ...(isConflict && { current: change.current }),
  });
}

const WORDS = {
  'moderation.move.new': 'already',
  'moderation.move.seen': 'moved',
  'moderation.move.allowed': 'notAllowed',
  'moderation.edit.seen': 'edited',
} as const satisfies Record<MoveRule, string>;

function wordsOf(
  { t }: Context,
  rule: MoveRule,
  { current: from, to }: { current: AdminStatus; to: AdminStatus },
) {
  return t(`moderation.${WORDS[rule]}`, { from, to });
}

function refusalOf(
  ctx: Context,
  id: string,
  job: LockedJob | undefined,
  to: AdminStatus,
  rule: MoveRule | null,
): RefusedJob {
  if (!job || !rule) return { id, message: missing(ctx, 'job').message, rule: null };
  return { id, message: wordsOf(ctx, rule, { current: job.standing, to }), rule };
}

function missing({ t }: Context, what: 'company' | 'job'): Failure {
  return new Failure('NOT_FOUND', t(`moderation.missing.${what}`));
}
