import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import type { JobAction } from '#schema/options/screens/ownJobs.ts';
import type { CreateJobValues, UpdateJobInputValues } from '#schema/validation/employers/job.ts';
import type { Context } from '#server/graphql/context.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { holdsOneOf, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { changeJob, changeJobs, updateJob } from './changeJob.service.ts';
import { ownJob, ownJobs } from './ownJobs.service.ts';
import {
  ChangeJobsInput,
  CreateJobInput,
  JobInput,
  OwnJobsArgs,
  UpdateJobInput,
} from './ownJob.inputs.ts';
import { externalIdByJob } from '../partner/externalId.loaders.ts';
import { adminNotesByJob } from './adminNotes.loaders.ts';
import {
  ChangedJobsPayload,
  DeletedJobPayload,
  JobPayload,
  OwnJobConnection,
} from './ownJob.payloads.ts';
import { renewableFrom } from '#server/modules/job/job.rules.ts';
import { createJob, jobAsItIs, jobsAsTheyAre } from './createJob.service.ts';

const INPUT = { description: 'What it needs.' };

@Resolver(() => Viewer)
export class PostingResolver {
  @RequiresOrKey('JOBS_READ', 'employer')
  @FieldResolver(() => OwnJobConnection, {
    description: "The jobs of an employer's company, whatever has become of them.",
  })
  jobs(@Args(() => OwnJobsArgs) args: OwnJobsArgs, @Ctx() ctx: Context) {
    return ownJobs(ctx, args);
  }

  @RequiresOrKey('JOBS_READ', 'employer')
  @FieldResolver(() => Job, {
    nullable: true,
    description: "One of them; null where there is none of this id among the company's own.",
  })
  ownJob(@Arg('id', () => ID, { description: 'Its id.' }) id: string, @Ctx() ctx: Context) {
    return ownJob(ctx, id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => JobPayload, {
    description:
      'Posts a job: live at once where the site approves by itself, otherwise it waits (its standing says so). Needs a company and a confirmed address.',
  })
  async createJob(
    @Arg('input', () => CreateJobInput, INPUT) input: CreateJobInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await createJob(ctx, input as CreateJobValues));
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => JobPayload, {
    description:
      "Changes one of the company's jobs; what was approved stays approved, what was rejected waits again once it says something else.",
  })
  async updateJob(
    @Arg('input', () => UpdateJobInput, INPUT) input: UpdateJobInput,
    @Ctx() ctx: Context,
  ) {
    return payload(ctx, await updateJob(ctx, input as UpdateJobInputValues));
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => DeletedJobPayload, {
    description:
      'Takes a job away everywhere, at once; those who have applied keep their history. For 10 minutes it can be brought back.',
  })
  async deleteJob(@Arg('input', () => JobInput, INPUT) { id }: JobInput, @Ctx() ctx: Context) {
    await changeJob(ctx, 'delete', id);
    return { deletedJobId: id, viewer: viewerOf(ctx) };
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => JobPayload, { description: 'Brings a deleted job back, as it was.' })
  restoreJob(@Arg('input', () => JobInput, INPUT) { id }: JobInput, @Ctx() ctx: Context) {
    return changed(ctx, 'restore', id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => JobPayload, { description: 'Ends a job: from now on nobody can apply.' })
  closeJob(@Arg('input', () => JobInput, INPUT) { id }: JobInput, @Ctx() ctx: Context) {
    return changed(ctx, 'close', id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => JobPayload, {
    description: 'Opens a closed job again, while its deadline lies ahead.',
  })
  reopenJob(@Arg('input', () => JobInput, INPUT) { id }: JobInput, @Ctx() ctx: Context) {
    return changed(ctx, 'reopen', id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => JobPayload, {
    description:
      'Lets a job go on for 30 days from its deadline or from now, whichever is later; from 7 days before its deadline.',
  })
  renewJob(@Arg('input', () => JobInput, INPUT) { id }: JobInput, @Ctx() ctx: Context) {
    return changed(ctx, 'renew', id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => ChangedJobsPayload, {
    description: 'Does the same to several jobs; each for itself.',
  })
  async changeJobs(
    @Arg('input', () => ChangeJobsInput, INPUT) { ids, action }: ChangeJobsInput,
    @Ctx() ctx: Context,
  ) {
    const { changed: done, refused } = await changeJobs(ctx, action, ids);
    const isDeleted = action === 'delete';
    return {
      jobs: isDeleted ? [] : await jobsAsTheyAre(ctx, done),
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
      "From when on its employer may renew it; null without a deadline, and for everybody but the company's employers.",
  })
  renewableFrom(@Root() job: Job, @Ctx() ctx: Context) {
    return isOwn(ctx, job) ? renewableFrom(job) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "What the administrators have noted; null for everybody but the company's employers.",
  })
  adminNotes(@Root() job: Job, @Ctx() ctx: Context) {
    return isOwn(ctx, job) ? loaderOf(ctx, adminNotesByJob).load(job.id) : null;
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      "The number with which a partner has sent it; null without one, and for everybody but the company's employers.",
  })
  externalId(@Root() job: Job, @Ctx() ctx: Context) {
    return isOwn(ctx, job) ? loaderOf(ctx, externalIdByJob).load(job.id) : null;
  }
}

const OWN_JOBS = ['JOBS_READ', 'JOBS_WRITE'] as const;

function isOwn({ viewer }: Context, { company }: Job): boolean {
  if (viewer?.role !== 'employer' || viewer.companyId !== company.id) return false;
  return holdsOneOf(viewer, OWN_JOBS);
}

async function changed(ctx: Context, action: JobAction, id: string) {
  await changeJob(ctx, action, id);
  return payload(ctx, await jobAsItIs(ctx, id));
}

function payload(ctx: Context, job: Job) {
  return { job, viewer: viewerOf(ctx) };
}

function viewerOf({ viewer }: Context): Viewer {
  return { id: viewer!.userId };
}
