import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { JobStatusEnum, SalaryPeriodEnum } from '#server/graphql/enums/jobs.ts';
import { QualificationEnum } from '#server/graphql/enums/people.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { linesOf, summaryOf } from '#server/lib/jobText.ts';
import { recruitersByJob } from '#server/modules/company/contact/companyContact.loaders.ts';
import { Category } from './category/category.type.ts';
import type { JobDetails } from './jobDetails.type.ts';
import { jobDetailsById } from './job.loaders.ts';
import { statusOf } from './job.rules.ts';
import { Job } from './job.type.ts';
import { JobFactResolvers } from './jobFacts.type.ts';
import { jobCategoriesById } from './jobCategories.loaders.ts';
import { jobStatsById } from './jobStats.loaders.ts';
import { JobStats } from './jobStats.type.ts';
import { similarJobsById } from './similarJobs.loaders.ts';

/**
 * Fields that lists do not show: read only if the query asks for them, in one batch for all jobs of
 * a request.
 */
@JobFactResolvers()
@Resolver(() => Job)
export class JobDetailsResolver {
  @FieldResolver(() => Category, { nullable: true, description: 'The category of the job.' })
  category(@Root() { categoryId }: Job, @Ctx() ctx: Context) {
    return categoryId ? loaderOf(ctx, jobCategoriesById).load(categoryId) : null;
  }

  @FieldResolver(() => String, { nullable: true, description: "The title of the job's category." })
  async categoryTitle(@Root() { categoryId }: Job, @Ctx() ctx: Context) {
    return categoryId && (await loaderOf(ctx, jobCategoriesById).load(categoryId))?.title;
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
  async description(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).description;
  }

  @FieldResolver(() => String, { description: 'The job description as sanitised HTML.' })
  async descriptionHtml(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).descriptionHtml;
  }

  @FieldResolver(() => [String], { description: 'The responsibilities, one sentence per item.' })
  async responsibilities(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf((await detailsOf(job, ctx)).responsibilities);
  }

  @FieldResolver(() => [String], { description: 'The requirements, one sentence per item.' })
  async requirements(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf((await detailsOf(job, ctx)).requirements);
  }

  @FieldResolver(() => [String], { description: 'The benefits, one sentence per item.' })
  async benefits(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf((await detailsOf(job, ctx)).benefits);
  }

  @FieldResolver(() => String, { description: 'The responsibilities as written, one per line.' })
  async responsibilitiesText(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).responsibilities;
  }

  @FieldResolver(() => String, { description: 'The requirements as written, one per line.' })
  async requirementsText(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).requirements;
  }

  @FieldResolver(() => String, { description: 'The benefits as written, one per line.' })
  async benefitsText(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).benefits;
  }

  @FieldResolver(() => QualificationEnum, {
    nullable: true,
    description: 'The minimum qualification.',
  })
  async educationLevel(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).educationLevel;
  }

  @FieldResolver(() => SalaryPeriodEnum, {
    nullable: true,
    description: 'The period the stated pay refers to, if known.',
  })
  async salaryPeriod(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).salaryPeriod;
  }

  @FieldResolver(() => JobStats, { description: 'Figures on how the job is performing.' })
  stats(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, jobStatsById).load(id);
  }

  @FieldResolver(() => [Job], {
    description: 'Similar live jobs, most similar first; at most 3.',
  })
  similar(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, similarJobsById).load(id);
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'The name of the person who posted the job, if that person is visible.',
  })
  recruiter(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, recruitersByJob).load(id);
  }
}

function detailsOf({ id }: Job, ctx: Context): Promise<JobDetails> {
  return loaderOf(ctx, jobDetailsById).load(id);
}
