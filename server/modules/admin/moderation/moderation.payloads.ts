import { Field, ObjectType } from 'type-graphql';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { RefusedJob } from '#server/modules/job/own/ownJob.payloads.ts';
import { AdminCompany } from './adminCompany.type.ts';
import { AdminJob } from './adminJob.type.ts';

@Requires('admin')
@ObjectType({ description: 'The current state of a company.' })
export class AdminCompanyPayload {
  @Field(() => AdminCompany, { description: 'The company.' })
  company!: AdminCompany;
}

@RequiresOrKey('JOBS_WRITE', 'admin')
@ObjectType({ description: 'The current state of a job.' })
export class AdminJobPayload {
  @Field(() => AdminJob, { description: 'The job.' })
  job!: AdminJob;
}

@RequiresOrKey('JOBS_WRITE', 'admin')
@ObjectType({ description: 'The result of changing several jobs.' })
export class ChangedJobsStatusPayload {
  @Field(() => [AdminJob], { description: 'The changed jobs.' })
  jobs!: AdminJob[];

  @Field(() => [RefusedJob], {
    description: 'The jobs that could not be changed, with the reason.',
  })
  refused!: RefusedJob[];
}

@Requires('admin')
@ObjectType({ description: 'The company with the decided verification.' })
export class DecidedVerificationPayload {
  @Field(() => AdminCompany, { description: 'The company.' })
  company!: AdminCompany;
}
