import { Field, ID, ObjectType } from 'type-graphql';
import type { DeleteOutcome, PutOutcome } from '#schema/options/partnerJobs.ts';
import { ROLES } from '#schema/options/roles.ts';
import type { FieldFailure } from '#server/graphql/failures.ts';
import { DeleteOutcomeEnum, PutOutcomeEnum } from '#server/graphql/enums/partnerJobs.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { Job } from '#server/modules/job/job.type.ts';

const EXTERNAL_ID = { description: 'The number it was sent with.' };
const OUTCOME = { description: 'What has become of it.' };

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'What is wrong with a field of a row.' })
export class PartnerJobError implements FieldFailure {
  @Field(() => String, { description: 'The field; "root" where it is the whole.' })
  field!: string;

  @Field(() => String, { description: 'A sentence to show.' })
  message!: string;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'What has become of one of several jobs.' })
export class PutJobResult {
  @Field(() => String, EXTERNAL_ID)
  externalId!: string;

  @Field(() => PutOutcomeEnum, OUTCOME)
  outcome!: PutOutcome;

  @Field(() => Job, {
    nullable: true,
    description: 'The job as it is now; null where it was refused.',
  })
  job!: Job | null;

  @Field(() => [PartnerJobError], { description: 'Why it was refused; else none.' })
  errors!: PartnerJobError[];
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'What has become of several jobs.' })
export class PutJobsPayload {
  @Field(() => [PutJobResult], { description: 'Of each, in the order in which they were sent.' })
  results!: PutJobResult[];
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'What has become of a job.' })
export class PutJobPayload {
  @Field(() => PutOutcomeEnum, OUTCOME)
  outcome!: PutOutcome;

  @Field(() => Job, { description: 'The job as it is now.' })
  job!: Job;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'What has become of one of several jobs that were to be gone.' })
export class DeletePartnerJobResult {
  @Field(() => String, EXTERNAL_ID)
  externalId!: string;

  @Field(() => DeleteOutcomeEnum, OUTCOME)
  outcome!: DeleteOutcome;

  @Field(() => ID, { nullable: true, description: 'Its id; null where there was none.' })
  deletedJobId!: string | null;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'What has become of several jobs that were to be gone.' })
export class DeletePartnerJobsPayload {
  @Field(() => [DeletePartnerJobResult], {
    description: 'Of each, in the order in which they were named.',
  })
  results!: DeletePartnerJobResult[];
}
