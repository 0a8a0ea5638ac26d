import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import type { VerificationDecision } from '#schema/options/companyVerification.ts';
import { ADMIN_PAGE_SIZE } from '#schema/options/limits.ts';
import type { AdminAction, AdminStatus } from '#schema/options/statuses.ts';
import { decideVerificationSchema } from '#schema/validation/employers/verification.ts';
import {
  changeJobsStatusSchema,
  moderateSchema,
  searchedByAdminSchema,
} from '#schema/validation/moderation.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import { JobModerationEnum } from '#server/graphql/enums/moderation.ts';
import { VerificationDecisionEnum } from '#server/graphql/enums/verification.ts';
import { Validated } from '#server/graphql/validated.ts';
import { optional } from '#server/graphql/optional.ts';

const NOTES = optional('A note to the employers, sent with the decision.');

/** A decision applies to the version that the administrator has seen. */
const SEEN_EDIT = {
  nullable: true,
  description:
    'The `updatedAt` you saw. If the employer has edited it since, an approval or rejection fails with `CONFLICT`.',
};

@InputType({ description: 'The company.' })
export class VerifyCompanyInput {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => DateTime, SEEN_EDIT)
  updatedAt?: Date | null;
}

@InputType({ description: 'The new status.' })
abstract class ModerationDetails {
  @Field(() => AdminStatusEnum, { description: 'The new status.' })
  status!: AdminStatus;

  @Field(() => AdminStatusEnum, {
    nullable: true,
    description: 'The status you saw. If it has changed since, the call fails with `CONFLICT`.',
  })
  from?: AdminStatus | null;

  @Field(() => DateTime, SEEN_EDIT)
  updatedAt?: Date | null;

  @Field(() => String, NOTES)
  adminNotes?: string | null;
}

@Validated(moderateSchema)
@InputType({ description: 'The company, and its new status.' })
export class UpdateCompanyStatusInput extends ModerationDetails {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;
}

@Validated(moderateSchema)
@InputType({ description: 'The job, and its new status.' })
export class UpdateJobStatusInput extends ModerationDetails {
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;
}

@InputType({ description: 'A job, as you saw it.' })
export class SeenJobInput {
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;

  @Field(() => DateTime, { description: 'The `updatedAt` you saw.' })
  updatedAt!: Date;
}

@Validated(changeJobsStatusSchema)
@InputType({ description: 'The jobs, and the action to apply.' })
export class ChangeJobsStatusInput {
  @Field(() => [ID], { description: 'The ids of the jobs, 1 to 100.' })
  ids!: string[];

  @Field(() => JobModerationEnum, { description: 'The action.' })
  action!: AdminAction;

  @Field(() => [SeenJobInput], {
    nullable: true,
    description:
      'The jobs as you saw them, at most 100. One that the employer has edited since is not approved or rejected.',
  })
  seen?: SeenJobInput[] | null;

  @Field(() => String, NOTES)
  adminNotes?: string | null;
}

@Validated(searchedByAdminSchema)
@ArgsType()
export class AdminCompaniesArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'The page size, 1 to 100.' })
  declare first: number;

  @Field(() => String, optional('Only companies whose name, website or email contains this text.'))
  search?: string | null;

  @Field(() => AdminStatusEnum, {
    nullable: true,
    description:
      'Only companies with this status. Pending ones are listed oldest first, all others newest first.',
  })
  status?: AdminStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only companies with a proposed change, the longest waiting first.',
  })
  changed?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only companies with a certificate waiting for your comparison, the longest waiting first.',
  })
  verificationWaiting?: boolean | null;
}

@Validated(searchedByAdminSchema)
@ArgsType()
export class AdminJobsArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'The page size, 1 to 100.' })
  declare first: number;

  @Field(() => String, {
    nullable: true,
    description: 'Only jobs whose title, location or company name contains this text.',
  })
  search?: string | null;

  @Field(() => AdminStatusEnum, {
    nullable: true,
    description:
      'Only jobs with this status. Pending ones are listed oldest first, all others newest first.',
  })
  status?: AdminStatus | null;

  @Field(() => ID, optional('Only the jobs of this company.'))
  companyId?: string | null;

  @Field(() => String, optional('An industry: technology, finance, healthcare or education.'))
  industry?: string | null;

  @Field(() => Boolean, optional('Only jobs with open reports, the first reported first.'))
  reported?: boolean | null;

  @Field(() => Boolean, optional('Only jobs with a proposed change, the longest waiting first.'))
  changed?: boolean | null;
}

@Validated(decideVerificationSchema)
@InputType({ description: 'The verification, and the decision.' })
export class DecideVerificationInput {
  @Field(() => ID, { description: 'The id of the verification.' })
  id!: string;

  @Field(() => VerificationDecisionEnum, { description: 'The decision.' })
  decision!: VerificationDecision;

  @Field(() => String, {
    nullable: true,
    description: 'The reason, which the employers can read. Required to reject or remove.',
  })
  note?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the company as you compared it. If it has changed since, the call fails with `CONFLICT`.',
  })
  companyName?: string | null;
}

@InputType({ description: 'The job whose reports to resolve.' })
export class ResolveJobReportsInput {
  @Field(() => ID, { description: 'The id of the job.' })
  jobId!: string;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The time of the newest report you have seen; later ones stay open.',
  })
  until?: Date | null;
}
