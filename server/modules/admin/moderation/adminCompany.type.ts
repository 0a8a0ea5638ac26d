import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';
import { Requires } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';
import { Company } from '#server/modules/company/company.entity.ts';

@Requires('admin')
@ObjectType({ description: 'An employer of a company.' })
export class AdminCompanyOwner {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The first name.' })
  firstName!: string;

  @Field(() => String, { description: 'The last name.' })
  lastName!: string;

  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;
}

@Requires('admin')
@ObjectType({ description: 'A company, as administrators see it.' })
export class AdminCompany {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => Company, {
    description: 'The public view, visible to everyone once the company is approved.',
  })
  company!: Company;

  @Field(() => AdminStatusEnum, { description: 'The moderation status.' })
  adminStatus!: AdminStatus;

  @Field(() => [AdminStatusEnum], { description: 'The statuses it can change to.' })
  moves!: AdminStatus[];

  @Field(() => String, optional('The note of the administrators.'))
  adminNotes!: string | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  @Field(() => DateTime, {
    description: 'When it was last edited or decided on. Send it with a decision.',
  })
  updatedAt!: Date;

  @Field(() => DateTime, optional('When it was approved.'))
  approvedAt!: Date | null;

  @Field(() => AdminCompanyOwner, {
    nullable: true,
    description: 'The owner who joined the company first; null if it has no owner.',
  })
  owner!: AdminCompanyOwner | null;

  @Field(() => Int, { description: 'The number of its jobs, whatever their status.' })
  jobCount!: number;

  @Field(() => String, optional('The website.'))
  website!: string | null;

  @Field(() => String, optional('The phone number.'))
  phone!: string | null;

  @Field(() => String, optional('The email address.'))
  email!: string | null;

  @Field(() => String, optional('The street address.'))
  address!: string | null;

  @Field(() => Int, { description: 'The number of employees; 0 if unknown.' })
  employeeCount!: number;

  @Field(() => String, optional('The company size: startup, small, medium, large or enterprise.'))
  sizeWord!: string | null;
}

@Requires('admin')
@ObjectType({ description: 'A page of companies.' })
export class AdminCompanyConnection extends numberedConnectionOf(AdminCompany, 'AdminCompany') {}
