import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { AdminStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Company } from '#server/modules/company/company.entity.ts';

@Requires('admin')
@ObjectType({ description: 'Who runs a company here.' })
export class AdminCompanyOwner {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The first name.' })
  firstName!: string;

  @Field(() => String, { description: 'The last name.' })
  lastName!: string;

  @Field(() => String, { description: 'The address of the account.' })
  email!: string;
}

@Requires('admin')
@ObjectType({ description: 'A company, as administrators see it.' })
export class AdminCompany {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => Company, { description: 'What everybody sees, once it is approved.' })
  company!: Company;

  @Field(() => AdminStatusEnum, { description: 'What the administrators have decided.' })
  adminStatus!: AdminStatus;

  @Field(() => [AdminStatusEnum], { description: 'What may be made of it next.' })
  moves!: AdminStatus[];

  @Field(() => String, { nullable: true, description: 'What they said of it.' })
  adminNotes!: string | null;

  @Field(() => DateTime, { description: 'When it was written down here.' })
  createdAt!: Date;

  @Field(() => DateTime, { nullable: true, description: 'When it was approved.' })
  approvedAt!: Date | null;

  @Field(() => AdminCompanyOwner, {
    nullable: true,
    description: 'The first of its employers; null where nobody is left.',
  })
  owner!: AdminCompanyOwner | null;

  @Field(() => Int, { description: 'How many jobs it has, whatever has become of them.' })
  jobCount!: number;

  @Field(() => String, { nullable: true, description: 'Its site.' })
  website!: string | null;

  @Field(() => String, { nullable: true, description: 'Its telephone.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Its address for mail.' })
  email!: string | null;

  @Field(() => String, { nullable: true, description: 'Street and number.' })
  address!: string | null;

  @Field(() => Int, { description: 'How many work there, counted; 0 when nobody has.' })
  employeeCount!: number;

  @Field(() => String, {
    nullable: true,
    description: 'How many work there, in a word: startup, small, medium, large, enterprise.',
  })
  sizeWord!: string | null;
}
