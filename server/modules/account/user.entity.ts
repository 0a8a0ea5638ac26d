import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { DateTime } from '#server/graphql/dateTime.ts';
import { Field, ObjectType } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import type { Role } from '#schema/options/roles.ts';
import type { UserStatus } from '#schema/options/statuses.ts';
import { LocaleEnum, RoleEnum } from '#server/graphql/enums/people.ts';
import { Node } from '#server/graphql/node.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresLogin()
@ObjectType({ implements: Node, description: 'A user account, as its owner sees it.' })
@Entity({ tableName: 'users' })
export class User extends Node {
  [OptionalProps]?:
    | 'firstName'
    | 'lastName'
    | 'status'
    | 'onboardingComplete'
    | 'locale'
    | 'emailAssumed'
    | 'emailVerified';

  @Field(() => String, { description: 'The email address to log in with, in lower case.' })
  @Property({ type: 'text' })
  email!: string;
  @Property({ type: 'timestamptz', nullable: true }) emailVerifiedAt?: Date | null;
  /** The address counts as confirmed because the site did not ask for a confirmation. No one has proven it. */
  @Property({ type: 'boolean' }) emailAssumed = false;
  @Property({ type: 'text', nullable: true, lazy: true }) passwordHash?: string | null;
  /** The provider's id for this user. It stays the same when the email address changes. */
  @Property({ type: 'text', nullable: true, lazy: true }) googleSubject?: string | null;
  /** Encrypted (lib/sealed.ts). Still being set up until the time below is set. */
  @Property({ type: 'text', nullable: true, lazy: true }) twoFactorSecret?: string | null;
  @Property({ type: 'timestamptz', nullable: true }) twoFactorEnabledAt?: Date | null;
  /** The time step of the last code used. */
  @Property({ type: 'integer', nullable: true, lazy: true }) twoFactorStep?: number | null;

  @Field(() => String, { description: 'The given name; may be empty.' })
  @Property({ type: 'text' })
  firstName = '';

  @Field(() => String, { description: 'The family name; may be empty.' })
  @Property({ type: 'text' })
  lastName = '';

  @Field(() => String, optional('The phone number, as entered.'))
  @Property({ type: 'text', nullable: true })
  phone?: string | null;

  @Field(() => RoleEnum, { description: 'The role, which determines what the user may do.' })
  @Property({ type: 'text' })
  role!: Role;
  @Property({ type: 'text' }) status: UserStatus = 'active';
  @Property({ type: 'timestamptz', nullable: true }) suspendedUntil?: Date | null;
  @Property({ type: 'text', nullable: true }) suspendedReason?: string | null;

  @Field(() => Boolean, { description: 'Whether the onboarding dialog is complete.' })
  @Property({ type: 'boolean' })
  onboardingComplete = false;
  /** When onboarding was first completed. */
  @Property({ type: 'timestamptz', nullable: true }) onboardedAt?: Date | null;

  @Field(() => LocaleEnum, { description: "The language of the user's emails." })
  @Property({ type: 'text' })
  locale: Locale = 'en';
  /** The company this user works for; employers only. */
  @Property({ type: 'uuid', nullable: true }) companyId?: string | null;
  @Property({ type: 'timestamptz', nullable: true }) lastLoginAt?: Date | null;

  @Field(() => DateTime, { description: 'When the account was created.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;
  @Property({ type: 'timestamptz' }) updatedAt!: Date;
  @Property({ type: 'timestamptz', nullable: true }) deletedAt?: Date | null;

  @Field(() => Boolean, {
    description: 'Whether the email address has been confirmed.',
  })
  get emailVerified(): boolean {
    return Boolean(this.emailVerifiedAt);
  }
}
