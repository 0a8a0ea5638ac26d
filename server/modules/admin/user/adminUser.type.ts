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
import { optional } from '#server/graphql/optional.ts';

@Requires('admin')
@ObjectType({
  description: 'The company of an employer, as shown in the list of users.',
})
export class AdminUserCompany {
  @Field(() => ID, { description: 'The id of the company.' })
  id!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => AdminStatusEnum, { description: 'The moderation status.' })
  adminStatus!: AdminStatus;
}

@Requires('admin')
@ObjectType({ description: 'The activity of a user in figures.' })
export class AdminUserFigures {
  @Field(() => Int, { description: 'The number of jobs of the company, whatever their status.' })
  jobs!: number;

  @Field(() => Int, { description: 'The number of applications the user has sent.' })
  applicationsSent!: number;

  @Field(() => Int, { description: 'The number of applications the company has received.' })
  applicationsReceived!: number;
}

/** Figures and sessions are resolved by field resolvers. */
@Requires('admin')
@ObjectType({ description: 'A user, as administrators see them.' })
export class AdminUser {
  @Field(() => ID, { description: 'The id of the account.' })
  id!: string;

  @Field(() => String, { description: 'The first name; may be empty.' })
  firstName!: string;

  @Field(() => String, { description: 'The last name; may be empty.' })
  lastName!: string;

  @Field(() => String, { description: 'The email address used to log in.' })
  email!: string;

  @Field(() => String, optional('The phone number, as entered.'))
  phone!: string | null;

  @Field(() => RoleEnum, { description: 'The role.' })
  role!: Role;

  @Field(() => UserStatusEnum, {
    description: 'The status of the account. An expired suspension no longer counts.',
  })
  status!: UserStatus;

  @Field(() => UserDisplayStatusEnum, { description: 'Status and verification combined.' })
  displayStatus!: UserDisplayStatus;

  @Field(() => Boolean, { description: 'Whether the email address is confirmed.' })
  isVerified!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the suspension ends; null if it has no end or there is none.',
  })
  suspendedUntil!: Date | null;

  @Field(() => String, optional('The reason for the suspension.'))
  suspendedReason!: string | null;

  @Field(() => LocaleEnum, { description: 'The language of emails to the user.' })
  locale!: Locale;

  @Field(() => Boolean, { description: 'Whether the user signs in with Google.' })
  signsInWithGoogle!: boolean;

  @Field(() => DateTime, optional('When the user last logged in.'))
  lastLoginAt!: Date | null;

  @Field(() => DateTime, { description: 'When the account was created.' })
  createdAt!: Date;

  @Field(() => AdminUserCompany, optional('The company of an employer; null for other roles.'))
  company!: AdminUserCompany | null;
}

@Requires('admin')
@ObjectType({ description: 'A page of users.' })
export class AdminUserConnection extends numberedConnectionOf(AdminUser, 'AdminUser') {}
