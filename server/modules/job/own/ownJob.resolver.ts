import {
  Arg,
  Args,
  Ctx,
  Extensions,
  FieldResolver,
  ID,
  Mutation,
  Resolver,
  Root,
} from 'type-graphql';
import { PAY_WEIGHT } from '#schema/options/apiLimits.ts';
import type { JobAction } from '#schema/options/screens/ownJobs.ts';
import type { CreateJobValues, UpdateJobInputValues } from '#schema/validation/employers/job.ts';
import type { Context } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { NeedsTeamRight, RequiresOrKey, holdsOneOf } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { worksOn } from '#server/modules/team/jobRight.rules.ts';
import { externalIdByJob } from '../partner/partnerJob.service.ts';
import { changeJob, changeJobs, updateJob } from './changeJob.service.ts';
import { ownJob, ownJobs, adminNotesByJob } from './ownJobs.service.ts';
import {
  ChangeJobsInput,
  CreateJobInput,
  JobInput,
  OwnJobsArgs,
  UpdateJobInput,
} from './ownJob.inputs.ts';
import {
  ChangedJobsPayload,
  DeletedJobPayload,
  JobPayload,
  OwnJobConnection,
} from './ownJob.payloads.ts';
import { expectedApplicants } from './expectedApplicants.service.ts';
import { ExpectedApplicants } from './expectedApplicants.type.ts';
import { renewableFrom } from '#server/modules/job/job.rules.ts';
import { createJob, freshJob, freshJobs } from './createJob.service.ts';

const ONE_JOB = { description: "One of your company's jobs." };

@Resolver(() => Viewer)
export class OwnJobsResolver {
  @RequiresOrKey('JOBS_READ', 'employer')
  @NeedsTeamRight('view')
  @FieldResolver(() => OwnJobConnection, {
    description: "All jobs of the employer's company, except deleted ones.",
  })
  jobs(@Args(() => OwnJobsArgs) args: OwnJobsArgs, @Ctx() ctx: Context) {
    return ownJobs(ctx, args);
  }

  @RequiresOrKey('JOBS_READ', 'employer')
  @NeedsTeamRight('view')
  @FieldResolver(() => Job, {
    nullable: true,
    description: "One of the company's jobs; null if it has none with this id.",
  })
  ownJob(
    @Arg('id', () => ID, { description: 'The id of the job.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return ownJob(ctx, id);
  }

  @RequiresOrKey('JOBS_READ', 'employer')
  @NeedsTeamRight('post')
  @Extensions({ weight: PAY_WEIGHT })
  @FieldResolver(() => [ExpectedApplicants], {
    description:
      "How many people applied for past jobs with this title: the company's own, and those of all companies. Each from ten jobs on.",
  })
  expectedApplicants(
    @Arg('title', () => String, { description: 'The title of the job to post.' }) title: string,
    @Ctx() ctx: Context,
  ) {
    return expectedApplicants(ctx, title);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => JobPayload, {
    description:
      'Posts a job. It is live at once if the site approves jobs automatically; otherwise it waits for approval (see `standing`). You need a company and a confirmed email address.',
  })
  async createJob(
    @Arg('input', () => CreateJobInput, { description: 'The job to post.' }) input: CreateJobInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await createJob(ctx, input as CreateJobValues));
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => JobPayload, {
    description:
      "Changes one of your company's jobs. An approved job stays approved; a rejected one waits for approval again once its content changes.",
  })
  async updateJob(
    @Arg('input', () => UpdateJobInput, { description: 'The job and its new values.' })
    input: UpdateJobInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await updateJob(ctx, input as UpdateJobInputValues));
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => DeletedJobPayload, {
    description:
      'Deletes a job at once, everywhere. Applicants keep their history. You can restore it for 10 minutes.',
  })
  async deleteJob(@Arg('input', () => JobInput, ONE_JOB) { id }: JobInput, @Ctx() ctx: Context) {
    await changeJob(ctx, 'delete', id);
    return { deletedJobId: id, viewer: viewerOf(ctx) };
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => JobPayload, { description: 'Restores a deleted job as it was.' })
  restoreJob(@Arg('input', () => JobInput, ONE_JOB) { id }: JobInput, @Ctx() ctx: Context) {
    return changed(ctx, 'restore', id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => JobPayload, { description: 'Closes a job: candidates can no longer apply.' })
  closeJob(@Arg('input', () => JobInput, ONE_JOB) { id }: JobInput, @Ctx() ctx: Context) {
    return changed(ctx, 'close', id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => JobPayload, {
    description: 'Reopens a closed job whose deadline has not passed.',
  })
  reopenJob(@Arg('input', () => JobInput, ONE_JOB) { id }: JobInput, @Ctx() ctx: Context) {
    return changed(ctx, 'reopen', id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => JobPayload, {
    description:
      'Extends a job by 30 days from its deadline or from now, whichever is later. Possible from 7 days before the deadline.',
  })
  renewJob(@Arg('input', () => JobInput, ONE_JOB) { id }: JobInput, @Ctx() ctx: Context) {
    return changed(ctx, 'renew', id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => ChangedJobsPayload, {
    description: 'Applies the same action to several jobs. Each succeeds or fails on its own.',
  })
  async changeJobs(
    @Arg('input', () => ChangeJobsInput, { description: 'The jobs and the action to apply.' }) {
      ids,
      action,
    }: ChangeJobsInput,
    @Ctx() ctx: Context,
  ) {
    const { changed: done, refused } = await changeJobs(ctx, action, ids);
    const isDeleted = action === 'delete';
    return {
      jobs: isDeleted ? [] : await freshJobs(ctx, done),
      deletedJobIds: isDeleted ? done : [],
      refused,
      viewer: viewerOf(ctx),
    };
  }
}

@Resolver(() => Job)
export class OwnJobResolver {
  @FieldResolver(() => DateTime, {
    nullable: true,
    description:
      'The moment from which the employer can renew the job; null if it has no deadline or if the caller is not an employer of the company.',
  })
  renewableFrom(@Root() job: Job, @Ctx() ctx: Context) {
    return isOwn(ctx, job) ? renewableFrom(job) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: "The administrators' notes; null if the caller is not an employer of the company.",
  })
  adminNotes(@Root() job: Job, @Ctx() ctx: Context) {
    return isOwn(ctx, job) ? loaderOf(ctx, adminNotesByJob).load(job.id) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The external id with which a partner sent the job; null if it has none or if the caller is not an employer of the company.',
  })
  externalId(@Root() job: Job, @Ctx() ctx: Context) {
    return isOwn(ctx, job) ? loaderOf(ctx, externalIdByJob).load(job.id) : null;
  }
}

const OWN_JOBS = ['JOBS_READ', 'JOBS_WRITE'] as const;

function isOwn({ viewer }: Context, { id, company }: Job): boolean {
  if (viewer?.role !== 'employer' || viewer.companyId !== company.id) return false;
  if (!worksOn(viewer.team, id)) return false;
  return holdsOneOf(viewer, OWN_JOBS);
}

async function changed(ctx: Context, action: JobAction, id: string) {
  await changeJob(ctx, action, id);
  return payload(ctx, await freshJob(ctx, id));
}

function payload(ctx: Context, job: Job) {
  return { job, viewer: viewerOf(ctx) };
}

function viewerOf({ viewer }: Context): Viewer {
  return { id: viewer!.userId };
}
