import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { Company } from './company.entity.ts';

@RequiresOrKey(['JOBS_READ', 'APPLICATIONS_READ'], 'employer')
@ObjectType({ description: 'What its own people see of a company, besides what everybody sees.' })
export class CompanyProfile {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => Company, { description: 'What everybody sees, once it is approved.' })
  company!: Company;

  @Field(() => AdminStatusEnum, { description: 'What the administrators have decided.' })
  adminStatus!: AdminStatus;

  @Field(() => String, { nullable: true, description: 'What they say of it.' })
  adminNotes?: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was approved.' })
  approvedAt?: Date | null;

  @Field(() => String, { nullable: true, description: 'Its telephone.' })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Its address for mail.' })
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address?: string | null;

  @Field(() => Int, { description: 'How many work there, counted; 0 when nobody has.' })
  employeeCount!: number;

  @Field(() => DateTime, { description: 'When it was written down here.' })
  createdAt!: Date;

  @Field(() => DateTime, { description: 'When it was changed last.' })
  updatedAt!: Date;
}

@Requires('employer')
@ObjectType({ description: 'The company as it is now.' })
export class CompanyPayload {
  @Field(() => CompanyProfile, { description: 'The company.' })
  companyProfile!: CompanyProfile;

  @Field(() => Viewer, { description: 'The caller, whose profile may be more complete now.' })
  viewer!: Viewer;
}
