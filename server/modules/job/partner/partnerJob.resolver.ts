import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { DeletedJobPayload } from '../own/ownJob.payloads.ts';
import {
  DeletePartnerJobsInput,
  PartnerJobIdInput,
  PartnerJobInput,
  PutJobsInput,
} from './partnerJob.inputs.ts';
import { DeletePartnerJobsPayload, PutJobPayload, PutJobsPayload } from './partnerJob.payloads.ts';
import {
  deletePartnerJob,
  deletePartnerJobs,
  jobByExternalId,
  putJob,
  putJobs,
} from './partnerJob.service.ts';

const INPUT = { description: 'What it needs.' };

/** For whoever keeps the jobs elsewhere: each is known by the number it has there, and may be sent again at any time. */
@Resolver(() => Viewer)
export class PartnerJobResolver {
  @RequiresOrKey('JOBS_READ', 'employer')
  @FieldResolver(() => Job, {
    nullable: true,
    description:
      "One of the company's jobs, by the number it was sent with; null where there is none.",
  })
  jobByExternalId(
    @Arg('externalId', () => String, { description: 'The number.' }) externalId: string,
    @Ctx() ctx: Context,
  ) {
    return jobByExternalId(ctx, externalId);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => PutJobPayload, {
    description:
      'Makes a job, or makes the one with this external id say all that is sent. Sent again as it stands, it stays as it is. Rules and approval are those of createJob and updateJob.',
  })
  putJob(@Arg('input', () => PartnerJobInput, INPUT) input: PartnerJobInput, @Ctx() ctx: Context) {
    return putJob(ctx, input);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => PutJobsPayload, {
    description:
      'The same for 1 to 100 jobs. A row that is refused does not hold back the others; of two rows with one external id the first counts.',
  })
  async putJobs(
    @Arg('input', () => PutJobsInput, INPUT) { jobs }: PutJobsInput,
    @Ctx() ctx: Context,
  ) {
    return { results: await putJobs(ctx, jobs) };
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => DeletedJobPayload, {
    description:
      'Takes a job away everywhere, at once, by its external id, which is free again from then on.',
  })
  async deletePartnerJob(
    @Arg('input', () => PartnerJobIdInput, INPUT) { externalId }: PartnerJobIdInput,
    @Ctx() ctx: Context,
  ) {
    const deletedJobId = await deletePartnerJob(ctx, externalId);
    return { deletedJobId, viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @Mutation(() => DeletePartnerJobsPayload, {
    description: 'Takes several jobs away by their external ids; each for itself.',
  })
  async deletePartnerJobs(
    @Arg('input', () => DeletePartnerJobsInput, INPUT) { externalIds }: DeletePartnerJobsInput,
    @Ctx() ctx: Context,
  ) {
    return { results: await deletePartnerJobs(ctx, externalIds) };
  }
}
