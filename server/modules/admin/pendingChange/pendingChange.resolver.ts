import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { worksOn } from '#server/modules/team/jobRight.rules.ts';
import { NeedsTeamRight, Requires, RequiresOrKey, holdsOneOf } from '#server/graphql/requires.ts';
import { ownProfile } from '#server/modules/company/companyProfile.service.ts';
import { CompanyProfile } from '#server/modules/company/companyProfile.type.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { adminCompany } from '../moderation/adminCompany.service.ts';
import { AdminCompany } from '../moderation/adminCompany.type.ts';
import { adminJob } from '../moderation/adminJob.service.ts';
import { AdminJob } from '../moderation/adminJob.type.ts';
import { freshJob } from '#server/modules/job/own/createJob.service.ts';
import { DecidePendingChangeInput, WithdrawPendingChangeInput } from './pendingChange.inputs.ts';
import {
  changedNamesByCompany,
  changedNamesByJob,
  changesByCompany,
  changesByJob,
} from './pendingChange.loaders.ts';
import { DecidedChangePayload, WithdrawnChangePayload } from './pendingChange.payloads.ts';
import { decideChange, withdrawChange } from './decideChange.service.ts';
import { PendingChange } from './pendingChange.type.ts';

const CHANGED = 'The fields that changed since the approval without needing a review.';

@Resolver(() => Job)
export class JobChangeResolver {
  @FieldResolver(() => PendingChange, {
    nullable: true,
    description:
      'A proposed change waiting for an administrator; null if there is none. Only visible to its employers and administrators.',
  })
  pendingChange(@Root() { id, company }: Job, @Ctx() ctx: Context) {
    const { viewer } = ctx;
    const isOwn =
      viewer?.role === 'employer' && viewer.companyId === company.id && worksOn(viewer.team, id);
    if (!viewer || (!isOwn && viewer.role !== 'admin')) return null;
    if (!holdsOneOf(viewer, ['JOBS_READ', 'JOBS_WRITE'])) return null;
    return loaderOf(ctx, changesByJob).load(id);
  }

  @RequiresOrKey('JOBS_WRITE', 'employer')
  @NeedsTeamRight('post')
  @Mutation(() => WithdrawnChangePayload, {
    description: 'Withdraws a proposed change. The public version stays as it is.',
  })
  async withdrawPendingChange(
    @Arg('input', () => WithdrawPendingChangeInput, { description: 'The change to withdraw.' })
    { id }: WithdrawPendingChangeInput,
    @Ctx() ctx: Context,
  ) {
    const { jobId } = await withdrawChange(ctx, id);
    return {
      job: jobId ? await freshJob(ctx, jobId) : null,
      companyProfile: jobId ? null : await ownProfile(ctx),
    };
  }

  @Requires('admin')
  @Mutation(() => DecidedChangePayload, {
    description:
      'Approves or rejects a change to an approved job or company. The employers are notified, with your note.',
  })
  async decidePendingChange(
    @Arg('input', () => DecidePendingChangeInput, { description: 'The change, and the decision.' })
    input: DecidePendingChangeInput,
    @Ctx() ctx: Context,
  ) {
    const { jobId, companyId } = await decideChange(ctx, input);
    return {
      job: jobId ? await adminJob(ctx, jobId) : null,
      company: jobId ? null : await adminCompany(ctx, companyId),
    };
  }
}

@Resolver(() => AdminJob)
export class AdminJobChangeResolver {
  @FieldResolver(() => [String], { description: CHANGED })
  changedSinceApproval(@Root() { id }: AdminJob, @Ctx() ctx: Context) {
    return loaderOf(ctx, changedNamesByJob).load(id);
  }
}

@Resolver(() => CompanyProfile)
export class CompanyChangeResolver {
  @FieldResolver(() => PendingChange, {
    nullable: true,
    description: 'A proposed change waiting for an administrator; null if there is none.',
  })
  pendingChange(@Root() { id }: CompanyProfile, @Ctx() ctx: Context) {
    return loaderOf(ctx, changesByCompany).load(id);
  }
}

@Resolver(() => AdminCompany)
export class AdminCompanyChangeResolver {
  @FieldResolver(() => PendingChange, {
    nullable: true,
    description: 'A proposed change waiting for your decision; null if there is none.',
  })
  pendingChange(@Root() { id }: AdminCompany, @Ctx() ctx: Context) {
    return loaderOf(ctx, changesByCompany).load(id);
  }

  @FieldResolver(() => [String], { description: CHANGED })
  changedSinceApproval(@Root() { id }: AdminCompany, @Ctx() ctx: Context) {
    return loaderOf(ctx, changedNamesByCompany).load(id);
  }
}
