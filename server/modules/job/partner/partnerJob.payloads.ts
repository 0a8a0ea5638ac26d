import { Field, ID, ObjectType } from 'type-graphql';
import type { DeleteOutcome, PutOutcome } from '#schema/options/partnerJobs.ts';
import { ROLES } from '#schema/options/roles.ts';
import type { FieldFailure } from '#server/graphql/failures.ts';
import { DeleteOutcomeEnum, PutOutcomeEnum } from '#server/graphql/enums/partnerJobs.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { Job } from '#server/modules/job/job.type.ts';

const EXTERNAL_ID = { description: 'The external id of the job.' };
const OUTCOME = { description: 'What happened to the job.' };

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'An invalid field of a row.' })
export class PartnerJobError implements FieldFailure {
  @Field(() => String, {
    description: 'The name of the field; "root" if the whole row is invalid.',
  })
  field!: string;

  @Field(() => String, { description: 'A message to show to the user.' })
  message!: string;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'The outcome for one of several jobs.' })
export class PutJobResult {
  @Field(() => String, EXTERNAL_ID)
  externalId!: string;

  @Field(() => PutOutcomeEnum, OUTCOME)
  outcome!: PutOutcome;

  @Field(() => Job, optional('The job after the change; null if it was refused.'))
  job!: Job | null;

  @Field(() => [PartnerJobError], {
    description: 'The reasons why the job was refused; empty otherwise.',
  })
  errors!: PartnerJobError[];
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'The outcome of sending several jobs.' })
export class PutJobsPayload {
  @Field(() => [PutJobResult], {
    description: 'One result per job, in the order in which you sent them.',
  })
  results!: PutJobResult[];
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'The outcome of sending one job.' })
export class PutJobPayload {
  @Field(() => PutOutcomeEnum, OUTCOME)
  outcome!: PutOutcome;

  @Field(() => Job, { description: 'The job after the change.' })
  job!: Job;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'The outcome of deleting one of several jobs.' })
export class DeletePartnerJobResult {
  @Field(() => String, EXTERNAL_ID)
  externalId!: string;

  @Field(() => DeleteOutcomeEnum, OUTCOME)
  outcome!: DeleteOutcome;

  @Field(() => ID, optional('The id of the deleted job; null if there was none.'))
  deletedJobId!: string | null;
}

@RequiresOrKey('JOBS_WRITE', ...ROLES)
@ObjectType({ description: 'The outcome of deleting several jobs.' })
export class DeletePartnerJobsPayload {
  @Field(() => [DeletePartnerJobResult], {
    description: 'One result per external id, in the order in which you sent them.',
  })
  results!: DeletePartnerJobResult[];
}
