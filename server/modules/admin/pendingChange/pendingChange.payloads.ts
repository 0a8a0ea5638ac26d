import { Field, ObjectType } from 'type-graphql';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { CompanyProfile } from '#server/modules/company/companyProfile.type.ts';
import { Job } from '#server/modules/job/job.type.ts';
import { AdminCompany } from '../moderation/adminCompany.type.ts';
import { AdminJob } from '../moderation/adminJob.type.ts';

@RequiresOrKey('JOBS_WRITE', 'employer')
@ObjectType({ description: 'The job or company the change was about, in its current state.' })
export class WithdrawnChangePayload {
  @Field(() => Job, optional('The job; null for a change of the company.'))
  job!: Job | null;

  @Field(() => CompanyProfile, optional('The company; null for a change of a job.'))
  companyProfile!: CompanyProfile | null;
}

@Requires('admin')
@ObjectType({ description: 'The job or company of the decision, in its current state.' })
export class DecidedChangePayload {
  @Field(() => AdminJob, optional('The job; null for a change of a company.'))
  job!: AdminJob | null;

  @Field(() => AdminCompany, optional('The company; null for a change of a job.'))
  company!: AdminCompany | null;
}
