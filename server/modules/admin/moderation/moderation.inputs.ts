import { ArgsType, Field, ID, InputType, Int } from 'type-graphql';
import { ADMIN_PAGE_SIZE } from '#schema/options/limits.ts';
import type { AdminAction, AdminStatus } from '#schema/options/statuses.ts';
import {
  changeJobsStatusSchema,
  moderateSchema,
  searchedByAdminSchema,
} from '#schema/validation/moderation.ts';
import { PageArgs } from '#server/graphql/connection.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import { JobModerationEnum } from '#server/graphql/enums/moderation.ts';
import { Validated } from '#server/graphql/validated.ts';

const NOTES = {
  nullable: true,
  description: 'What the employer is told of it; left out, there is none.',
};

@InputType({ description: 'Which company.' })
export class VerifyCompanyInput {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;
}

@Validated(moderateSchema)
@InputType({ description: 'Which company, and what becomes of it.' })
export class UpdateCompanyStatusInput {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => AdminStatusEnum, { description: 'What becomes of it.' })
  status!: AdminStatus;

  @Field(() => AdminStatusEnum, {
    nullable: true,
    description: 'What the caller saw; if it has moved on meanwhile, that is a conflict.',
  })
  from?: AdminStatus | null;

  @Field(() => String, NOTES)
  adminNotes?: string | null;
}

@Validated(moderateSchema)
@InputType({ description: 'Which job, and what becomes of it.' })
export class UpdateJobStatusInput {
  @Field(() => ID, { description: 'The id of the job.' })
  id!: string;

  @Field(() => AdminStatusEnum, { description: 'What becomes of it.' })
  status!: AdminStatus;

  @Field(() => AdminStatusEnum, {
    nullable: true,
    description: 'What the caller saw; if it has moved on meanwhile, that is a conflict.',
  })
  from?: AdminStatus | null;

  @Field(() => String, NOTES)
  adminNotes?: string | null;
}

@Validated(changeJobsStatusSchema)
@InputType({ description: 'Which jobs, and what to do to them.' })
export class ChangeJobsStatusInput {
  @Field(() => [ID], { description: 'The ids of the jobs, 1 to 100.' })
  ids!: string[];

  @Field(() => JobModerationEnum, { description: 'What to do.' })
  action!: AdminAction;

  @Field(() => String, NOTES)
  adminNotes?: string | null;
}

@Validated(searchedByAdminSchema)
@ArgsType()
export class AdminCompaniesArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'How many, 1 to 100.' })
  declare first: number;

  @Field(() => String, {
    nullable: true,
    description: "Only those with these words in the company's name, or in its site or e-mail.",
  })
  search?: string | null;

  @Field(() => AdminStatusEnum, {
    nullable: true,
    description: 'Only those; what waits is told the oldest first, anything else the newest.',
  })
  status?: AdminStatus | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those with a change that waits for you, the one that waits longest first.',
  })
  changed?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only those that have sent a certificate for you to compare, the one that waits longest first.',
  })
  verificationWaiting?: boolean | null;
}

@Validated(searchedByAdminSchema)
@ArgsType()
export class AdminJobsArgs extends PageArgs {
  @Field(() => Int, { defaultValue: ADMIN_PAGE_SIZE, description: 'How many, 1 to 100.' })
  declare first: number;

  @Field(() => String, {
    nullable: true,
    description: "Only those with these words in the title, the place or the company's name.",
  })
  search?: string | null;

  @Field(() => AdminStatusEnum, {
    nullable: true,
    description: 'Only those; what waits is told the oldest first, anything else the newest.',
  })
  status?: AdminStatus | null;

  @Field(() => String, {
    nullable: true,
    description:
      'One of the four industries of the filter: technology, finance, healthcare, education.',
  })
  industry?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Only those with reports that wait for an answer; what was reported first comes first.',
  })
  reported?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Only those with a change that waits for you, the one that waits longest first.',
  })
  changed?: boolean | null;
}
