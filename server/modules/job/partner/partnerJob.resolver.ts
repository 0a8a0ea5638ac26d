import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { NeedsTeamRight, RequiresOrKey } from '#server/graphql/requires.ts';
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

/**
 * For partners who keep their jobs in another system. Each job is identified by its id there and
 * can be sent again at any time.
 */
@Resolver(() => Viewer)
export class PartnerJobResolver {
  @RequiresOrKey('JOBS_READ', 'employer')
  @NeedsTeamRight('view')
  @FieldResolver(() => Job, {
    nullable: true,
    description: "One of the company's jobs by its external id; null if there is none.",
  })
  jobByExternalId(
    @Arg('externalId', () => String, { description: 'The external id of the job.' })
    externalId: string,
    @Ctx() ctx: Context,
  ) {
    return jobByExternalId(ctx, externalId);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => PutJobPayload, {
    description:
      'Creates the job with this external id, or replaces its content. Sending the same content again changes nothing. The rules and the approval are those of createJob and updateJob.',
  })
  putJob(
    @Arg('input', () => PartnerJobInput, { description: 'The job to create or update.' })
    input: PartnerJobInput,
    @Ctx() ctx: Context,
  ) {
    return putJob(ctx, input);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => PutJobsPayload, {
    description:
      'Does what putJob does for 1 to 100 jobs. A refused row does not hold back the others; of two rows with the same external id, the first counts.',
  })
  async putJobs(
    @Arg('input', () => PutJobsInput, { description: 'The jobs to create or update.' }) {
      jobs,
    }: PutJobsInput,
    @Ctx() ctx: Context,
  ) {
    return { results: await putJobs(ctx, jobs) };
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => DeletedJobPayload, {
    description:
      'Deletes a job by its external id, at once and everywhere. The external id can then be used again.',
  })
  async deletePartnerJob(
    @Arg('input', () => PartnerJobIdInput, { description: 'The job to delete.' }) {
      externalId,
    }: PartnerJobIdInput,
    @Ctx() ctx: Context,
  ) {
    const deletedJobId = await deletePartnerJob(ctx, externalId);
    return { deletedJobId, viewer: { id: ctx.viewer!.userId } };
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => DeletePartnerJobsPayload, {
    description: 'Deletes several jobs by their external ids. Each succeeds or fails on its own.',
  })
  async deletePartnerJobs(
    @Arg('input', () => DeletePartnerJobsInput, { description: 'The jobs to delete.' }) {
      externalIds,
    }: DeletePartnerJobsInput,
    @Ctx() ctx: Context,
  ) {
    return { results: await deletePartnerJobs(ctx, externalIds) };
  }
}
