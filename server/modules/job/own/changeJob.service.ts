import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { withFacts } from '#schema/fields/jobFacts.ts';
import { CHANGED_JOBS_MAX, type JobAction } from '#schema/options/screens/ownJobs.ts';
import type { UpdateJobInputValues } from '#schema/validation/employers/job.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { takeAdvisoryLock } from '#server/db/takeAdvisoryLock.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { changesOf } from '#server/modules/activity/activity.rules.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { ReviewGate } from '#server/modules/review/reviewGate.service.ts';
import { requestApprovalAgain, requestApproval } from './requestApproval.service.ts';
import { Highlights, type HighlightRule } from './highlights.service.ts';
import { JobEdit } from './jobEdit.service.ts';
import { StoredJob } from '../job.entity.ts';
import type { RefusedJob } from './ownJob.payloads.ts';
import { EXTERNAL_IDS_IN_USE, LONG_TEXTS, UPLOADS_OF_JOBS } from './ownJob.sql.ts';
import {
  changedBy,
  forbiddenBy,
  isAutomatic,
  type ChangeRule,
  type Highlight,
} from '#server/modules/job/job.rules.ts';
import { categoryIdOf, deadlinePast, freshJob } from './createJob.service.ts';
import {
  isAhead,
  storedDeadline,
  storedExperience,
  storedPay,
  storedPlace,
} from './storedJob.rules.ts';

/**
 * Changes to the reviewed fields of an approved job wait for an administrator; a rejected job whose
 * content changes is reviewed again.
 */
export async function updateJob(
  ctx: Context,
  { id, ...values }: UpdateJobInputValues,
): Promise<Job> {
  const services = await withCurrentSettings(ctx.services);
  const site = await services.settings.current();
  const categoryId = values.category && (await categoryIdOf(ctx, values.category));
  await ctx.em.transactional(async (em) => {
    const [job] = await lockOwn(ctx, em, [id]);
    const now = ctx.services.clock.now();
    if (!job || job.deletedAt) throw missing(ctx);
    const deadline = storedDeadline(values.applicationDeadline, site.timeZone);
    const hasDeadline = values.applicationDeadline !== undefined;
    if (hasDeadline && !isAhead(deadline, now, job.applicationDeadline)) throw deadlinePast(ctx);
    const wanted = {
      ...contentOf(values),
      ...storedExperience(values, job),
      facts: withFacts(job.facts, values),
      ...(values.workMode !== undefined && { workMode: values.workMode }),
      ...(hasDeadline && { applicationDeadline: deadline }),
      ...(categoryId && { categoryId }),
    };
    Object.assign(wanted, await highlightsOf(ctx, em, job, wanted, now));
    const company = await em.findOneOrFail(Company, job.companyId);
    const gate = await ReviewGate.of(ctx, em, {
      subject: 'job',
      company,
      isAutomatic: isAutomatic(company, site),
      ids: [job.id],
      descriptions: [wanted.description],
    });
    const edit = new JobEdit(gate, job, await contentBefore(em, job), wanted, now);
    em.assign(job, edit.written);
    if (edit.needsNewReview) await requestApprovalAgain({ em, services }, job);
    if (gate.waiting.length > 0)
      await requestApproval({ em, services }, job, company.name, 0, 'changed');
    const update = edit.changes && {
      ...actorFacts(ctx),
      ...activityOfJob('update', job.id),
      ...edit.changes,
    };
    await recordActivity(em, ...(update ? [update] : []), ...gate.activities);
  });
  return freshJob(ctx, id);
}

/** Only the given fields, with those derived from them. */
function contentOf(values: Omit<UpdateJobInputValues, 'id'>): Partial<StoredJob> {
  const { title, description, requirements, responsibilities, benefits } = values;
  const { type, industry, isRemote, location, salary, questions } = values;
  const isFeatured = values.isFeatured ?? values.featured ?? undefined;
  const isHot = values.isHot ?? values.hot ?? values.isUrgent ?? undefined;
  const plain = { title, description, requirements, responsibilities, benefits };
  const given = { ...plain, type, industry, isRemote, isFeatured, isHot, questions };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(location !== undefined && storedPlace(location)),
    ...(salary !== undefined && storedPay(salary)),
  };
}

/**
 * Refuses an edit that asks for a highlight beyond the limit. An edit that only reopens the job removes the highlight
 * instead.
 */
async function highlightsOf(
  ctx: Context,
  em: EntityManager,
  job: StoredJob,
  wanted: Partial<StoredJob>,
  now: Date,
): Promise<Partial<StoredJob>> {
  const edited = { ...job, ...wanted };
  if (!edited.isFeatured && !edited.isHot) return {};
  const highlights = await Highlights.lockedFor(em, job.companyId, now);
  const lacking = highlights.settle(edited);
  highlights.refuse(
    ctx,
    lacking.filter((highlight) => !job[highlight]),
  );
  return Highlights.removalOf(lacking);
}

/** The job with its long texts, which the entity does not load. */
async function contentBefore(em: EntityManager, job: StoredJob) {
  const [texts] = await readIn(em, LONG_TEXTS, [job.id]);
  return { ...job, ...texts };
}

function activityOfJob(verb: JobAction | 'update', id: string) {
  return { action: `job.${verb}`, subject: { kind: 'job', id } } as const;
}

/** Changes one job, or throws the reason why it cannot be changed. */
export async function changeJob(ctx: Context, action: JobAction, id: string): Promise<void> {
  const { refused } = await change(ctx, action, [id]);
  const [refusal] = refused;
  if (!refusal) return;
  const { rule, message } = refusal;
  if (rule === null) throw missing(ctx);
  throw new Failure(rule === 'job.restore.taken' ? 'CONFLICT' : 'RULE_VIOLATION', message, {
    rule,
  });
}

interface Changes {
  changed: string[];
  refused: RefusedJob[];
}

/** Each job is changed on its own: a refused one stays as it is and does not affect the others. */
export async function changeJobs(
  ctx: Context,
  action: JobAction,
  given: readonly string[],
): Promise<Changes> {
  const ids = [...new Set(given)];
  if (ids.length === 0 || ids.length > CHANGED_JOBS_MAX) {
    const message = ctx.t('posting.ids', { max: CHANGED_JOBS_MAX });
    throw new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'ids', message }] });
  }
  return change(ctx, action, ids);
}

/** Null means that the job does not exist or is not the caller's. */
interface Refusal extends RefusedJob {
  rule: ChangeRule | HighlightRule | null;
}

const ASKED: Partial<Record<JobAction, Highlight>> = { feature: 'isFeatured', hot: 'isHot' };
const BRINGS_BACK = new Set<JobAction>(['reopen', 'renew', 'restore']);

async function change(
  ctx: Context,
  action: JobAction,
  ids: readonly string[],
): Promise<{ changed: string[]; refused: Refusal[] }> {
  const refused: Refusal[] = [];
  const changed: string[] = [];
  const activities: Activity[] = [];
  await ctx.em.transactional(async (em) => {
    const undone = action === 'restore' ? await lockUndone(ctx, em, ids) : null;
    if (action === 'restore') await takeAdvisoryLock(em, `partner-jobs ${ctx.viewer!.companyId}`);
    const own = await lockOwn(ctx, em, ids);
    const inUse = action === 'restore' ? await externalIdsInUse(em, own) : null;
    // Read after the locks: an application that got in while we waited was made before the job
    // ended.
    const now = ctx.services.clock.now();
    const byId = new Map(own.map((job) => [job.id, job]));
    const isHighlighting =
      ASKED[action] || (BRINGS_BACK.has(action) && own.some((job) => job.isFeatured || job.isHot));
    const [first] = own;
    const highlights =
      first && isHighlighting ? await Highlights.lockedFor(em, first.companyId, now) : null;
    for (const id of ids) {
      const job = byId.get(id.toLowerCase());
      if (!job || (action !== 'restore' && job.deletedAt)) {
        refused.push({ id, rule: null, message: missing(ctx).message });
        continue;
      }
      const isUploadUndone = undone?.has(job.id) ?? false;
      const isExternalIdInUse = inUse?.has(job.externalId ?? '') ?? false;
      const rule = forbiddenBy(action, { ...job, isUploadUndone, isExternalIdInUse }, now);
      if (rule) {
        refused.push({ id, rule, message: ctx.t(wordsOf(rule)) });
        continue;
      }
      const wanted = changedBy(action, job, now);
      const lacking = highlights?.settle({ ...job, ...wanted }) ?? [];
      const asked = lacking.find((highlight) => highlight === ASKED[action]);
      if (asked) {
        refused.push({ id, ...highlights!.refusal(ctx, asked) });
        continue;
      }
      // A job that comes back loses the highlights that other jobs have taken meanwhile.
      const after = { ...wanted, ...Highlights.removalOf(lacking) };
      const changes = changesOf({ ...job }, after);
      em.assign(job, { ...after, updatedAt: now });
      changed.push(job.id);
      if (job.externalId) inUse?.add(job.externalId);
      if (changes)
        activities.push({ ...actorFacts(ctx), ...activityOfJob(action, job.id), ...changes });
    }
    await recordActivity(em, ...activities);
  });
  return { changed, refused };
}

/**
 * Locks the rows before any check. An application locks the same row for key share and checks
 * again, so that it either exists before the job ends or is refused (applyToJob.service). The order
 * is always the same, so that two transactions cannot deadlock.
 */
async function lockOwn(
  { viewer }: Context,
  em: EntityManager,
  ids: readonly string[],
): Promise<StoredJob[]> {
  const companyId = viewer!.companyId;
  const wanted = ids.filter(isId);
  if (!companyId || wanted.length === 0) return [];
  return em.find(
    StoredJob,
    { id: { $in: wanted }, companyId },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
  );
}

/** Which of the jobs came from a bulk upload that has been undone. */
async function lockUndone(
  { viewer }: Context,
  em: EntityManager,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  const found = await readIn(em, UPLOADS_OF_JOBS, [viewer!.companyId, ids.filter(isId)]);
  return new Set(found.flatMap(({ id, isUndone }) => (isUndone ? [id] : [])));
}

/** Partners who post jobs of this company wait meanwhile (putRows.service). */
async function externalIdsInUse(em: EntityManager, own: StoredJob[]): Promise<Set<string>> {
  const wanted = own.flatMap(({ externalId }) => externalId ?? []);
  if (wanted.length === 0) return new Set();
  const found = await readIn(em, EXTERNAL_IDS_IN_USE, [own[0]!.companyId, wanted]);
  return new Set(found.map(({ externalId }) => externalId));
}

/** A job of another company must look the same as one that does not exist. */
function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('posting.unknown'));
}

/**
 * The message of the rule `job.close.open` is `posting.rule.close_open`: dots nest keys in a words
 * catalogue.
 */
function wordsOf(rule: ChangeRule): string {
  return `posting.rule.${rule.replace(/^job\./, '').replace('.', '_')}`;
}
