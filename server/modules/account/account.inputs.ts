import { Field, ID, InputType } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import type { RegistrationRole } from '#schema/options/roles.ts';
import {
  changePasswordSchema,
  confirmPasswordSchema,
  loginSchema,
  registerSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from '#schema/validation/account.ts';
import { LocaleEnum, RegistrationRoleEnum } from '#server/graphql/enums/people.ts';
import type { Context } from '#server/graphql/context.ts';
import { Validated } from '#server/graphql/validated.ts';
import { minimumPasswordLength } from './account.rules.ts';

/** The same argument for every way to sign in. */
export const DEVICE_TOKEN = {
  nullable: true,
  description:
    'The `deviceToken` of an earlier login or sign-up on this device. It is no proof of identity: it keeps wrong guesses from other devices from locking this one out, and logins from a known device are not announced by email.',
};

const REVOKE_API_KEYS = {
  nullable: true,
  description:
    'Also revoke the API keys that this user created. If you leave it out, they keep working.',
};

const leastLength = async ({ services }: Context) =>
  minimumPasswordLength(await services.settings.current());

@Validated(async (ctx) => registerSchema(await leastLength(ctx)), registerSchema())
@InputType({ description: 'The details of a new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'The email address to log in with.' })
  email!: string;

  @Field(() => String, {
    description: 'The password, at least `site.passwordMinLength` characters.',
  })
  password!: string;

  @Field(() => String, { defaultValue: '', description: 'The given name.' })
  firstName!: string;

  @Field(() => String, { defaultValue: '', description: 'The family name.' })
  lastName!: string;

  @Field(() => RegistrationRoleEnum, {
    defaultValue: 'job_seeker',
    description: 'The kind of account: job seeker or employer.',
  })
  role!: RegistrationRole;

  @Field(() => String, DEVICE_TOKEN)
  deviceToken?: string | null;
}

@Validated(loginSchema)
@InputType({
  description: 'The email address and password, and a second-factor code if the account needs one.',
})
export class LoginInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;

  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Six digits from the authenticator app, or a recovery code. If it is needed and missing, a correct password returns UNAUTHENTICATED with the rule `account.login.second-factor`.',
  })
  code?: string | null;

  @Field(() => String, DEVICE_TOKEN)
  deviceToken?: string | null;
}

@Validated(confirmPasswordSchema)
@InputType({ description: 'The password again, as for a login.' })
export class ConfirmPasswordInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Six digits from the authenticator app, or a recovery code, if one is needed.',
  })
  code?: string | null;
}

@Validated(async (ctx) => changePasswordSchema(await leastLength(ctx)), changePasswordSchema())
@InputType({ description: 'The current password and a new one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The current password.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The new password, at least 8 characters.' })
  newPassword!: string;

  @Field(() => Boolean, REVOKE_API_KEYS)
  revokeApiKeys?: boolean | null;
}

@Validated(requestPasswordResetSchema)
@InputType({ description: 'The account whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The email address of the account.' })
  email!: string;
}

@Validated(async (ctx) => resetPasswordSchema(await leastLength(ctx)), resetPasswordSchema())
@InputType({ description: 'The link from the email and a new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The value after `token=` in the link.' })
  token!: string;

  @Field(() => String, { description: 'The new password.' })
  password!: string;

  @Field(() => Boolean, REVOKE_API_KEYS)
  revokeApiKeys?: boolean | null;
}

@Validated(verifyEmailSchema)
@InputType({ description: 'The link from the email sent at sign-up.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'The value after `token=` in the link.' })
  token!: string;
}

@InputType({ description: 'The session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'The id of the session.' })
  id!: string;
}

@InputType({ description: 'The language of emails and of the site.' })
export class SetLocaleInput {
  @Field(() => LocaleEnum, { description: 'One of the languages of the site.' })
  locale!: Locale;
}
