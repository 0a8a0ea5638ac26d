import { Field, ObjectType } from 'type-graphql';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { RefusedJob } from '#server/modules/job/own/ownJob.payloads.ts';
import { AdminCompany } from './adminCompany.type.ts';
import { AdminJob } from './adminJob.type.ts';

@Requires('admin')
@ObjectType({ description: 'A company as it is now.' })
export class AdminCompanyPayload {
  @Field(() => AdminCompany, { description: 'The company.' })
  company!: AdminCompany;
}

@RequiresOrKey('JOBS_WRITE', 'admin')
@ObjectType({ description: 'A job as it is now.' })
export class AdminJobPayload {
  @Field(() => AdminJob, { description: 'The job.' })
  job!: AdminJob;
}

@RequiresOrKey('JOBS_WRITE', 'admin')
@ObjectType({ description: 'What has become of several jobs.' })
export class ChangedJobsStatusPayload {
  @Field(() => [AdminJob], { description: 'Those that were changed, as they are now.' })
  jobs!: AdminJob[];

  @Field(() => [RefusedJob], { description: 'Those that stayed as they were.' })
  refused!: RefusedJob[];
}
