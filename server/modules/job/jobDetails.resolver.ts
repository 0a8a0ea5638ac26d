import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { JobStatusEnum, SalaryPeriodEnum } from '#server/graphql/enums/jobs.ts';
import { QualificationEnum } from '#server/graphql/enums/people.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { optional } from '#server/graphql/optional.ts';
import { linesOf, summaryOf } from '#server/lib/jobText.ts';
import { recruitersByJob } from '#server/modules/company/contact/companyContact.loaders.ts';
import { Category } from './category/category.type.ts';
import type { JobDetails, RowDetails } from './jobDetails.type.ts';
import { jobDetailsById } from './job.loaders.ts';
import { statusOf } from './job.rules.ts';
import { Job } from './job.type.ts';
import { JobFactResolvers } from './jobFacts.type.ts';
import { categoriesById } from './category/category.service.ts';
import { jobStatsById } from './jobStats.loaders.ts';
import { JobStats } from './jobStats.type.ts';

/**
 * Fields that lists do not show: read only if the query asks for them, in one batch for all jobs of
 * a request.
 */
@JobFactResolvers()
@Resolver(() => Job)
export class JobDetailsResolver {
  @FieldResolver(() => Category, optional('The category of the job.'))
  category(@Root() { categoryId }: Job, @Ctx() ctx: Context) {
    return categoryId ? loaderOf(ctx, categoriesById).load(categoryId) : null;
  }

  @FieldResolver(() => String, optional("The title of the job's category."))
  categoryTitle(@Root() job: Job, @Ctx() ctx: Context) {
    const { categoryId, categoryTitle }: Job & RowDetails = job;
    if (categoryTitle !== undefined) return categoryTitle;
    return categoryId && titleOf(ctx, categoryId);
  }

  @FieldResolver(() => JobStatusEnum, { description: 'Active, closed or expired.' })
  status(@Root() job: Job) {
    return statusOf(job);
  }

  @FieldResolver(() => String, {
    description:
      'What the work is, in one line: the first responsibility, or else the start of the description.',
  })
  summary(@Root() { opening }: Job) {
    return summaryOf(opening);
  }

  @FieldResolver(() => String, { description: 'The job description as plain text.' })
  description(@Root() job: Job, @Ctx() ctx: Context) {
    return detailOf('description', job, ctx);
  }

  @FieldResolver(() => String, { description: 'The job description as sanitized HTML.' })
  descriptionHtml(@Root() job: Job, @Ctx() ctx: Context) {
    return detailOf('descriptionHtml', job, ctx);
  }

  @FieldResolver(() => [String], { description: 'The responsibilities, one sentence per item.' })
  async responsibilities(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf(await detailOf('responsibilities', job, ctx));
  }

  @FieldResolver(() => [String], { description: 'The requirements, one sentence per item.' })
  async requirements(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf(await detailOf('requirements', job, ctx));
  }

  @FieldResolver(() => [String], { description: 'The benefits, one sentence per item.' })
  async benefits(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf(await detailOf('benefits', job, ctx));
  }

  @FieldResolver(() => String, { description: 'The responsibilities as written, one per line.' })
  responsibilitiesText(@Root() job: Job, @Ctx() ctx: Context) {
    return detailOf('responsibilities', job, ctx);
  }

  @FieldResolver(() => String, { description: 'The requirements as written, one per line.' })
  requirementsText(@Root() job: Job, @Ctx() ctx: Context) {
    return detailOf('requirements', job, ctx);
  }

  @FieldResolver(() => String, { description: 'The benefits as written, one per line.' })
  benefitsText(@Root() job: Job, @Ctx() ctx: Context) {
    return detailOf('benefits', job, ctx);
  }

  @FieldResolver(() => QualificationEnum, optional('The minimum qualification.'))
  educationLevel(@Root() job: Job, @Ctx() ctx: Context) {
    return detailOf('educationLevel', job, ctx);
  }

  @FieldResolver(() => SalaryPeriodEnum, optional('The period the stated pay refers to, if known.'))
  salaryPeriod(@Root() job: Job, @Ctx() ctx: Context) {
    return detailOf('salaryPeriod', job, ctx);
  }

  @FieldResolver(() => JobStats, { description: 'Figures on how the job is performing.' })
  stats(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, jobStatsById).load(id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the person who posted the job, if that person is visible.',
  })
  recruiter(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, recruitersByJob).load(id);
  }
}

/** Needs no query if the value came with the row of a list. */
function detailOf<Name extends keyof JobDetails>(
  name: Name,
  job: Job & Partial<JobDetails>,
  ctx: Context,
): JobDetails[Name] | Promise<JobDetails[Name]> {
  const read = job[name] as JobDetails[Name] | undefined;
  return read === undefined ? readDetail(name, job.id, ctx) : read;
}

async function readDetail<Name extends keyof JobDetails>(name: Name, id: string, ctx: Context) {
  return (await loaderOf(ctx, jobDetailsById).load(id))[name];
}

async function titleOf(ctx: Context, categoryId: string) {
  return (await loaderOf(ctx, categoriesById).load(categoryId))?.title;
}
