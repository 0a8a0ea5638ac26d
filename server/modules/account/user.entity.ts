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

@RequiresLogin()
@ObjectType({ implements: Node, description: 'Somebody with an account, as that person sees it.' })
@Entity({ tableName: 'users' })
export class User extends Node {
  [OptionalProps]?:
    | 'firstName'
    | 'lastName'
    | 'status'
    | 'onboardingComplete'
    | 'locale'
    | 'emailVerified';

  @Field(() => String, { description: 'The address to log in with, in lower case.' })
  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'timestamptz', nullable: true })
  emailVerifiedAt?: Date | null;

  @Property({ type: 'text', nullable: true, lazy: true })
  passwordHash?: string | null;

  /** The provider's own name for this person; it stays when the address changes. */
  @Property({ type: 'text', nullable: true, lazy: true })
  googleSubject?: string | null;

  /** Sealed (lib/sealed.ts); without the moment below it is still being set up. */
  @Property({ type: 'text', nullable: true, lazy: true })
  twoFactorSecret?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  twoFactorEnabledAt?: Date | null;

  /** The half minute whose code was used last. */
  @Property({ type: 'integer', nullable: true, lazy: true })
  twoFactorStep?: number | null;

  @Field(() => String, { description: 'The given name; may be empty.' })
  @Property({ type: 'text' })
  firstName = '';

  @Field(() => String, { description: 'The family name; may be empty.' })
  @Property({ type: 'text' })
  lastName = '';

  @Field(() => String, { nullable: true, description: 'The phone number, as given.' })
  @Property({ type: 'text', nullable: true })
  phone?: string | null;

  @Field(() => RoleEnum, { description: 'What this person may do.' })
  @Property({ type: 'text' })
  role!: Role;

  @Property({ type: 'text' })
  status: UserStatus = 'active';

  @Property({ type: 'timestamptz', nullable: true })
  suspendedUntil?: Date | null;

  @Property({ type: 'text', nullable: true })
  suspendedReason?: string | null;

  @Field(() => Boolean, { description: 'Whether the onboarding dialog has been completed.' })
  @Property({ type: 'boolean' })
  onboardingComplete = false;

  @Field(() => LocaleEnum, { description: "The language of this person's mails." })
  @Property({ type: 'text' })
  locale: Locale = 'en';

  /** The company this person works for; employers only. */
  @Property({ type: 'uuid', nullable: true })
  companyId?: string | null;

  @Property({ type: 'timestamptz', nullable: true })
  lastLoginAt?: Date | null;

  @Field(() => DateTime, { description: 'When the account was made.' })
  @Property({ type: 'timestamptz' })
  createdAt!: Date;

  @Property({ type: 'timestamptz' })
  updatedAt!: Date;

  @Property({ type: 'timestamptz', nullable: true })
  deletedAt?: Date | null;

  @Field(() => Boolean, {
    description: 'Whether the address has been confirmed by the link sent to it.',
  })
  get emailVerified(): boolean {
    return Boolean(this.emailVerifiedAt);
  }
}
