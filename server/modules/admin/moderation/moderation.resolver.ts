import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { adminCompany, listCompanies } from './adminCompany.service.ts';
import { AdminCompany, AdminCompanyConnection } from './adminCompany.type.ts';
import { adminJob, listAdminJobs } from './adminJob.service.ts';
import { AdminJob, AdminJobConnection } from './adminJob.type.ts';
import { changeJobsStatus, updateCompanyStatus, updateJobStatus } from './updateStatus.service.ts';
import {
  AdminCompaniesArgs,
  AdminJobsArgs,
  ChangeJobsStatusInput,
  UpdateCompanyStatusInput,
  UpdateJobStatusInput,
  VerifyCompanyInput,
} from './moderation.inputs.ts';
import {
  AdminCompanyPayload,
  AdminJobPayload,
  ChangedJobsStatusPayload,
} from './moderation.payloads.ts';
import { permissionsOf } from './moderation.rules.ts';
import { Admin, AdminPermissions } from '#server/graphql/adminType.ts';
import { optional } from '#server/graphql/optional.ts';

@Resolver(() => Admin)
export class ModerationResolver {
  @RequiresOrKey(['JOBS_READ', 'ANALYTICS_READ'], 'admin')
  @Query(() => Admin, {
    nullable: true,
    description: 'Data for administrators. Never null for them; everyone else gets an error.',
  })
  admin() {
    return {};
  }

  @FieldResolver(() => AdminPermissions, { description: 'What you may do as an administrator.' })
  permissions(@Ctx() { viewer }: Context) {
    return permissionsOf(viewer!.role);
  }

  @FieldResolver(() => AdminCompanyConnection, {
    description: 'The companies. Pending ones are listed oldest first, all others newest first.',
  })
  companies(@Args(() => AdminCompaniesArgs) args: AdminCompaniesArgs, @Ctx() ctx: Context) {
    return listCompanies(ctx, args);
  }

  @FieldResolver(() => AdminCompany, optional('One company; null if it does not exist.'))
  company(
    @Arg('id', () => ID, { description: 'The id of the company.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return adminCompany(ctx, id);
  }

  @RequiresOrKey('JOBS_READ', 'admin')
  @FieldResolver(() => AdminJobConnection, {
    description: 'The jobs. Pending ones are listed oldest first, all others newest first.',
  })
  jobs(@Args(() => AdminJobsArgs) args: AdminJobsArgs, @Ctx() ctx: Context) {
    return listAdminJobs(ctx, args);
  }

  @RequiresOrKey('JOBS_READ', 'admin')
  @FieldResolver(() => AdminJob, optional('One job; null if it does not exist.'))
  job(@Arg('id', () => ID, { description: 'The id of the job.' }) id: string, @Ctx() ctx: Context) {
    return adminJob(ctx, id);
  }

  @Requires('admin')
  @Mutation(() => AdminCompanyPayload, {
    description: 'Approves a company. Its approved jobs go live.',
  })
  async verifyCompany(
    @Arg('input', () => VerifyCompanyInput, { description: 'The company to approve.' }) {
      id,
      updatedAt,
    }: VerifyCompanyInput,
    @Ctx() ctx: Context,
  ) {
    return { company: await updateCompanyStatus(ctx, { id, updatedAt, status: 'approved' }) };
  }

  @Requires('admin')
  @Mutation(() => AdminCompanyPayload, {
    description:
      'Changes the moderation status of a company. The employers are notified, with your note.',
  })
  async updateCompanyStatus(
    @Arg('input', () => UpdateCompanyStatusInput, {
      description: 'The company, and its new status.',
    })
    input: UpdateCompanyStatusInput,
    @Ctx() ctx: Context,
  ) {
    return { company: await updateCompanyStatus(ctx, input) };
  }

  @RequiresOrKey('JOBS_WRITE', 'admin')
  @Mutation(() => AdminJobPayload, {
    description:
      'Changes the moderation status of a job. The employers are notified, with your note.',
  })
  async updateJobStatus(
    @Arg('input', () => UpdateJobStatusInput, { description: 'The job, and its new status.' })
    input: UpdateJobStatusInput,
    @Ctx() ctx: Context,
  ) {
    return { job: await updateJobStatus(ctx, input) };
  }

  @RequiresOrKey('JOBS_WRITE', 'admin')
  @Mutation(() => ChangedJobsStatusPayload, {
    description: 'Changes the moderation status of several jobs, each independently of the others.',
  })
  changeJobsStatus(
    @Arg('input', () => ChangeJobsStatusInput, {
      description: 'The jobs, and the action to apply.',
    })
    input: ChangeJobsStatusInput,
    @Ctx() ctx: Context,
  ) {
    return changeJobsStatus(ctx, input);
  }
}
