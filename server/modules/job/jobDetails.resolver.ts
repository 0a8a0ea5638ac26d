import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { JobStatusEnum, SalaryPeriodEnum } from '#server/graphql/enums/jobs.ts';
import { QualificationEnum } from '#server/graphql/enums/people.ts';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { linesOf } from '#server/lib/jobText.ts';
import { Category } from './category/category.type.ts';
import type { JobDetails } from './jobDetails.type.ts';
import { jobDetailsById } from './job.loaders.ts';
import { statusOf } from './job.rules.ts';
import { Job } from './job.type.ts';
import { jobCategoriesById } from './jobCategories.loaders.ts';
import { jobStatsById } from './jobStats.loaders.ts';
import { JobStats } from './jobStats.type.ts';
import { similarJobsById } from './similarJobs.loaders.ts';

/** What lists do without: read when somebody asks, for all jobs of a request at once. */
@Resolver(() => Job)
export class JobDetailsResolver {
  @FieldResolver(() => Category, { nullable: true, description: 'The field of work.' })
  category(@Root() { categoryId }: Job, @Ctx() ctx: Context) {
    return categoryId ? loaderOf(ctx, jobCategoriesById).load(categoryId) : null;
  }

  @FieldResolver(() => String, { nullable: true, description: "Its category's title." })
  async categoryTitle(@Root() { categoryId }: Job, @Ctx() ctx: Context) {
    return categoryId && (await loaderOf(ctx, jobCategoriesById).load(categoryId))?.title;
  }

  @FieldResolver(() => JobStatusEnum, { description: 'Active, closed or expired.' })
  status(@Root() job: Job) {
    return statusOf(job);
  }

  @FieldResolver(() => String, { description: 'What the work is, as plain text.' })
  async description(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).description;
  }

  @FieldResolver(() => String, { description: 'What the work is, as safe HTML.' })
  async descriptionHtml(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).descriptionHtml;
  }

  @FieldResolver(() => [String], { description: 'What there is to do, a sentence each.' })
  async responsibilities(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf((await detailsOf(job, ctx)).responsibilities);
  }

  @FieldResolver(() => [String], { description: 'What one should bring, a sentence each.' })
  async requirements(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf((await detailsOf(job, ctx)).requirements);
  }

  @FieldResolver(() => [String], { description: 'What one gets, a sentence each.' })
  async benefits(@Root() job: Job, @Ctx() ctx: Context) {
    return linesOf((await detailsOf(job, ctx)).benefits);
  }

  @FieldResolver(() => String, { description: 'The responsibilities as written, one a line.' })
  async responsibilitiesText(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).responsibilities;
  }

  @FieldResolver(() => String, { description: 'The requirements as written, one a line.' })
  async requirementsText(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).requirements;
  }

  @FieldResolver(() => String, { description: 'The benefits as written, one a line.' })
  async benefitsText(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).benefits;
  }

  @FieldResolver(() => [String], { description: 'The skills asked for.' })
  async skills(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).skills;
  }

  @FieldResolver(() => Int, { nullable: true, description: 'The least years of experience.' })
  async experienceYears(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).experienceYears;
  }

  @FieldResolver(() => QualificationEnum, { nullable: true, description: 'The least degree.' })
  async educationLevel(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).educationLevel;
  }

  @FieldResolver(() => SalaryPeriodEnum, {
    nullable: true,
    description: 'The time for which the employer states the pay, when it is known.',
  })
  async salaryPeriod(@Root() job: Job, @Ctx() ctx: Context) {
    return (await detailsOf(job, ctx)).salaryPeriod;
  }

  @FieldResolver(() => JobStats, { description: 'How the job is doing.' })
  stats(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, jobStatsById).load(id);
  }

  @FieldResolver(() => [Job], {
    description: 'Live jobs like it, the most alike first; 3 at most.',
  })
  similar(@Root() { id }: Job, @Ctx() ctx: Context) {
    return loaderOf(ctx, similarJobsById).load(id);
  }
}

function detailsOf({ id }: Job, ctx: Context): Promise<JobDetails> {
  return loaderOf(ctx, jobDetailsById).load(id);
}
