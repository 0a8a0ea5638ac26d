import { LockMode, type EntityManager } from '@mikro-orm/postgresql';
import { CHANGED_JOBS_MAX, type JobAction } from '#schema/options/screens/ownJobs.ts';
import type { UpdateJobInputValues } from '#schema/validation/employers/job.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { by, changesOf, record } from '#server/modules/activity/activity.service.ts';
import type { Activity } from '#server/modules/activity/activity.type.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { Company } from '#server/modules/company/company.entity.ts';
import { ReviewGate } from '#server/modules/review/reviewGate.service.ts';
import { requestApprovalAgain, requestApproval } from './requestApproval.service.ts';
import { JobEdit } from './jobEdit.service.ts';
import { StoredJob } from '../job.entity.ts';
import type { RefusedJob } from './ownJob.payloads.ts';
import {
  changedBy,
  firstStatus,
  forbiddenBy,
  type ChangeRule,
} from '#server/modules/job/job.rules.ts';
import { categoryIdOf, deadlinePast, jobAsItIs } from './createJob.service.ts';
import {
  isAhead,
  storedDeadline,
  storedExperience,
  storedPay,
  storedPlace,
} from './storedJob.rules.ts';

/** What people rely on in an approved job waits for an administrator; what was rejected is looked at again. */
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
      ...(hasDeadline && { applicationDeadline: deadline }),
      ...(categoryId && { categoryId }),
    };
    const company = await em.findOneOrFail(Company, job.companyId);
    const held = await ReviewGate.of(ctx, em, {
      subject: 'job',
      company,
      isAutomatic: firstStatus(company, site) === 'approved',
      ids: [job.id],
      descriptions: [wanted.description],
    });
    const edit = new JobEdit(held, job, await contentBefore(em, job), wanted, now);
    em.assign(job, edit.written);
    if (edit.isAgain) await requestApprovalAgain({ em, services }, job);
    if (held.waiting.length > 0)
      await requestApproval({ em, services }, job, company.name, 0, 'changed');
    const update = edit.changes && { ...by(ctx), ...ofJob('update', job.id), ...edit.changes };
    await record(em, ...(update ? [update] : []), ...held.activities);
  });
  return jobAsItIs(ctx, id);
}

/** Only what was given; what is derived from it comes along. */
function contentOf(values: Omit<UpdateJobInputValues, 'id'>): Partial<StoredJob> {
  const { title, description, requirements, responsibilities, benefits } = values;
  const { type, industry, isRemote, location, salary } = values;
  const isFeatured = values.isFeatured ?? values.featured ?? undefined;
  const isHot = values.isHot ?? values.hot ?? values.isUrgent ?? undefined;
  const plain = { title, description, requirements, responsibilities, benefits };
  const given = { ...plain, type, industry, isRemote, isFeatured, isHot };
  return {
    ...Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)),
    ...(location !== undefined && storedPlace(location)),
    ...(salary !== undefined && storedPay(salary)),
  };
}

const LONG_TEXTS = ['description', 'requirements', 'responsibilities', 'benefits'] as const;

/** With its long texts, which an entity does not hold. */
async function contentBefore(em: EntityManager, job: StoredJob) {
  const texts = `select ${LONG_TEXTS.join(', ')} from jobs where id = ?`;
  const [row] = await em.execute<object[]>(texts, [job.id]);
  return { ...job, ...row };
}

function ofJob(verb: JobAction | 'update', id: string) {
  return { action: `job.${verb}`, subject: { kind: 'job', id } } as const;
}

/** One job, or the reason why not. */
export async function changeJob(ctx: Context, action: JobAction, id: string): Promise<void> {
  const { refused } = await change(ctx, action, [id]);
  const rule = refused.get(id);
  if (rule === undefined) return;
  if (rule === null) throw missing(ctx);
  throw new Failure('RULE_VIOLATION', ctx.t(wordsOf(rule)), { rule });
}

interface Changes {
  changed: string[];
  refused: RefusedJob[];
}

/** Each for itself: what is refused stays, and the others do not wait for it. */
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
  const { changed, refused } = await change(ctx, action, ids);
  const told = [...refused].map(([id, rule]) => ({
    id,
    rule,
    message: rule === null ? missing(ctx).message : ctx.t(wordsOf(rule)),
  }));
  return { changed, refused: told };
}

/** Null stands for a job that is not there, or not the caller's. */
type Refusals = Map<string, ChangeRule | null>;

async function change(
  ctx: Context,
  action: JobAction,
  ids: readonly string[],
): Promise<{ changed: string[]; refused: Refusals }> {
  const refused: Refusals = new Map();
  const changed: string[] = [];
  const activities: Activity[] = [];
  await ctx.em.transactional(async (em) => {
    const own = await lockOwn(ctx, em, ids);
    // Not before: whoever was let in while we waited was there before the job ended.
    const now = ctx.services.clock.now();
    const byId = new Map(own.map((job) => [job.id, job]));
    for (const id of ids) {
      const job = byId.get(id.toLowerCase());
      const isThere = job && (action === 'restore' || !job.deletedAt);
      const rule = isThere ? forbiddenBy(action, job, now) : null;
      if (!isThere || rule) refused.set(id, rule);
      else {
        const after = changedBy(action, job, now);
        const changes = changesOf({ ...job }, after);
        em.assign(job, { ...after, updatedAt: now });
        changed.push(job.id);
        if (changes) activities.push({ ...by(ctx), ...ofJob(action, job.id), ...changes });
      }
    }
    await record(em, ...activities);
  });
  return { changed, refused };
}

/**
 * For update, before anything is decided: an application locks the same row for key share and looks again, so that it
 * is either there before the job ends or refused (applyToJob.service). Always in one order, so that two never wait for
 * each other.
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

/** Somebody else's cannot be told from one that is not there. */
function missing({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('posting.unknown'));
}

/** `job.close.open` is told by `posting.rule.close_open`: a catalogue nests at dots. */
function wordsOf(rule: ChangeRule): string {
  return `posting.rule.${rule.replace(/^job\./, '').replace('.', '_')}`;
}
