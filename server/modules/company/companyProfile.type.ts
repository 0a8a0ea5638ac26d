import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { optional } from '#server/graphql/optional.ts';
import { Company } from './company.entity.ts';

@RequiresOrKey(['JOBS_READ', 'APPLICATIONS_READ'], 'employer')
@ObjectType({
  description: 'A company as its own people see it, including details that are not public.',
})
export class CompanyProfile {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => Company, { description: 'The public profile, visible to everyone once approved.' })
  company!: Company;

  @Field(() => AdminStatusEnum, { description: 'The approval status.' })
  adminStatus!: AdminStatus;

  @Field(() => String, optional("The administrators' note on their decision."))
  adminNotes?: string | null;

  @Field(() => DateTime, optional('When it was approved.'))
  approvedAt?: Date | null;

  @Field(() => String, optional('The phone number.'))
  phone?: string | null;

  @Field(() => String, optional('The email address.'))
  email?: string | null;

  @Field(() => String, optional('The street and number.'))
  address?: string | null;

  @Field(() => Int, { description: 'The exact number of employees; 0 if unknown.' })
  employeeCount!: number;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was last changed.' })
  updatedAt!: Date;
}

@Requires('employer')
@ObjectType({ description: 'The company after the change.' })
export class CompanyPayload {
  @Field(() => CompanyProfile, { description: 'The company.' })
  companyProfile!: CompanyProfile;

  @Field(() => Viewer, { description: 'The caller, whose profile may now be more complete.' })
  viewer!: Viewer;
}
