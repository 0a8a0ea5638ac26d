import type { EntityManager } from '@mikro-orm/postgresql';
import { withFacts } from '#schema/fields/jobFacts.ts';
import { CATEGORY_FACTS, type Category } from '#schema/options/categories.ts';
import type { RiskSign } from '#schema/options/riskSigns.ts';
import type { AdminStatus } from '#schema/options/statuses.ts';
import type { CreateJobValues } from '#schema/validation/employers/job.ts';
import { issue, messageOf } from '#schema/validation/issues.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { newId } from '#server/lib/ids.ts';
import { renderJobText } from '#server/lib/jobText.ts';
import { translator } from '#server/lib/words.ts';
import { anyJobsById, jobDetailsById } from '#server/modules/job/job.loaders.ts';
import type { Job } from '#server/modules/job/job.type.ts';
import { questionsByJob } from '#server/modules/job/question/jobQuestion.loaders.ts';
import { actorFacts, recordActivity } from '#server/modules/activity/activity.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import { ReviewGate } from '#server/modules/review/reviewGate.service.ts';
import { StoredJob } from '../job.entity.ts';
import { Highlights } from './highlights.service.ts';
import { requestApproval } from './requestApproval.service.ts';
import { CATEGORY, COMPANY } from './ownJob.sql.ts';
import { firstStatus, isAutomatic, mayPostFrom } from '#server/modules/job/job.rules.ts';
import {
  isAhead,
  storedDeadline,
  storedExperience,
  storedPay,
  storedPlace,
} from './storedJob.rules.ts';

/** Shared with the upload of many jobs. */

interface Poster {
  id: string;
  name: string;
  website: string | null;
  adminStatus: AdminStatus;
}

/**
 * The job and the notices to the administrators who approve it are written together or not at all.
 */
export async function createJob(ctx: Context, values: CreateJobValues): Promise<Job> {
  const services = await withCurrentSettings(ctx.services);
  const site = await services.settings.current();
  const now = services.clock.now();
  const company = await posterOf(ctx, site);
  const deadline = storedDeadline(values.applicationDeadline, site.timeZone);
  if (!isAhead(deadline, now)) throw deadlinePast(ctx);
  const categoryId = await categoryIdOf(ctx, values.category);
  const id = newId(now.getTime());
  const automatic = isAutomatic(company, site);
  const experience = storedExperience(values);
  await ctx.em.transactional(async (em) => {
    const content = { ...values, ...experience };
    const signs = automatic ? await riskSignsOf(ctx, em, company, content) : [];
    const adminStatus = firstStatus(automatic, signs);
    const job = em.create(StoredJob, {
      id,
      companyId: company.id,
      postedBy: ctx.viewer!.userId,
      categoryId,
      title: values.title,
      description: values.description,
      descriptionHtml: renderJobText(values.description),
      requirements: values.requirements,
      responsibilities: values.responsibilities,
      benefits: values.benefits,
      ...storedPlace(values.location),
      type: values.type,
      industry: values.industry,
      ...storedPay(values.salary),
      ...experience,
      facts: withFacts({}, values),
      questions: values.questions ?? [],
      isRemote: values.isRemote,
      isFeatured: values.isFeatured || values.featured === true,
      isHot: values.isUrgent || values.isHot === true || values.hot === true,
      status: 'active',
      adminStatus,
      postedAt: now,
      applicationDeadline: deadline,
      createdAt: now,
      updatedAt: now,
    });
    if (job.isFeatured || job.isHot) {
      const highlights = await Highlights.lockedFor(em, company.id, now);
      highlights.refuse(ctx, highlights.settle(job));
    }
    await em.persist(job).flush();
    if (adminStatus === 'pending') await requestApproval({ em, services }, job, company.name);
    const { title, companyId } = job;
    const after = { title, companyId, adminStatus };
    await recordActivity(em, {
      ...actorFacts(ctx),
      action: 'job.create',
      subject: { kind: 'job', id },
      after,
    });
  });
  return freshJob(ctx, id);
}

async function riskSignsOf(
  ctx: Context,
  em: EntityManager,
  company: Poster,
  values: CreateJobValues,
): Promise<RiskSign[]> {
  const about = { subject: 'job', company, isAutomatic: true, ids: [] } as const;
  const gate = await ReviewGate.of(ctx, em, { ...about, descriptions: [values.description] });
  return gate.signsOf({ ...values });
}

/** The company for which the caller may post jobs (product decision 64); throws if they may not. */
export async function posterOf(
  { services, viewer, t }: Context,
  site: { requireEmailVerification: boolean },
): Promise<Poster> {
  const { companyId } = viewer!;
  const [company] = companyId ? await services.database.read(COMPANY, [companyId]) : [];
  if (!companyId || !company) {
    throw new Failure('RULE_VIOLATION', t('posting.noCompany'), { rule: 'job.post.company' });
  }
  if (!mayPostFrom(viewer!, site)) {
    throw new Failure('RULE_VIOLATION', t('posting.unverified'), {
      rule: 'job.post.verified-address',
    });
  }
  return { id: companyId, ...company };
}

export async function categoryIdOf({ services }: Context, category: Category): Promise<string> {
  const [found] = await services.database.read(CATEGORY, [CATEGORY_FACTS[category].slug]);
  return found!.id;
}

export function deadlinePast({ locale }: Context): Failure {
  const message = messageOf(issue('deadlinePast'), translator(locale, 'validation'));
  return new Failure('BAD_USER_INPUT', message, {
    fields: [{ field: 'applicationDeadline', message }],
  });
}

/** Reads the job again, ignoring what this request has read of it before. */
export async function freshJob(ctx: Context, given: string): Promise<Job> {
  // PostgreSQL also matches an id in capitals.
  const id = given.toLowerCase();
  loaderOf(ctx, jobDetailsById).clear(id);
  loaderOf(ctx, questionsByJob).clear(id);
  const job = await loaderOf(ctx, anyJobsById).clear(id).load(id);
  return job!;
}

/** In the order of the ids; a single statement reads all of them. */
export async function freshJobs(ctx: Context, ids: readonly string[]): Promise<Job[]> {
  return Promise.all(ids.map((id) => freshJob(ctx, id)));
}
