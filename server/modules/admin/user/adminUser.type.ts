import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import type { Role } from '#schema/options/roles.ts';
import type { AdminStatus, UserDisplayStatus, UserStatus } from '#schema/options/statuses.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AdminStatusEnum } from '#server/graphql/enums/jobs.ts';
import {
  LocaleEnum,
  RoleEnum,
  UserDisplayStatusEnum,
  UserStatusEnum,
} from '#server/graphql/enums/people.ts';
import { Requires } from '#server/graphql/requires.ts';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';

@Requires('admin')
@ObjectType({
  description: 'The company somebody posts for, as far as the list of users shows it.',
})
export class AdminUserCompany {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => AdminStatusEnum, { description: 'What the administrators have decided about it.' })
  adminStatus!: AdminStatus;
}

@Requires('admin')
@ObjectType({ description: 'What somebody has done here, in figures.' })
export class AdminUserFigures {
  @Field(() => Int, { description: 'The jobs of the company, whatever has become of them.' })
  jobs!: number;

  @Field(() => Int, { description: 'How often this person has applied.' })
  applicationsSent!: number;

  @Field(() => Int, { description: 'How many applications the company has received.' })
  applicationsReceived!: number;
}

/** Figures and sessions have resolvers of their own. */
@Requires('admin')
@ObjectType({ description: 'Somebody with an account, as administrators see it.' })
export class AdminUser {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The given name; may be empty.' })
  firstName!: string;

  @Field(() => String, { description: 'The family name; may be empty.' })
  lastName!: string;

  @Field(() => String, { description: 'The address to log in with.' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'The phone number, as given.' })
  phone!: string | null;

  @Field(() => RoleEnum, { description: 'What this person may do.' })
  role!: Role;

  @Field(() => UserStatusEnum, {
    description: 'Whether this person may come in; a suspension whose end has come is none.',
  })
  status!: UserStatus;

  @Field(() => UserDisplayStatusEnum, { description: 'Status and confirmation in one word.' })
  displayStatus!: UserDisplayStatus;

  @Field(() => Boolean, { description: 'Whether the address has been confirmed.' })
  isVerified!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the suspension ends by itself; null when it does not, or when there is none.',
  })
  suspendedUntil!: Date | null;

  @Field(() => String, { nullable: true, description: 'Why this person is suspended.' })
  suspendedReason!: string | null;

  @Field(() => LocaleEnum, { description: "The language of this person's mails." })
  locale!: Locale;

  @Field(() => Boolean, { description: 'Whether this person comes in with Google.' })
  signsInWithGoogle!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'When the last login was.' })
  lastLoginAt!: Date | null;

  @Field(() => DateTime, { description: 'When the account was made.' })
  createdAt!: Date;

  @Field(() => AdminUserCompany, {
    nullable: true,
    description: 'The company of an employer; null for everybody else.',
  })
  company!: AdminUserCompany | null;
}

@Requires('admin')
@ObjectType({ description: 'A list of users, a page at a time.' })
export class AdminUserConnection extends numberedConnectionOf(AdminUser, 'AdminUser') {}
