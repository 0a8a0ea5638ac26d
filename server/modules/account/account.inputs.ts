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

/** At every way in. */
export const DEVICE_TOKEN = {
  nullable: true,
  description:
    'The `deviceToken` of an earlier login or sign-up on this device. It proves nothing about the person: a device that is known is not locked out by guesses from elsewhere, and its logins are not announced by email.',
};

const REVOKE_API_KEYS = {
  nullable: true,
  description: 'Also revoke the API keys that this person has made. Left out, they go on working.',
};

const leastLength = async ({ services }: Context) =>
  minimumPasswordLength(await services.settings.current());

@Validated(async (ctx) => registerSchema(await leastLength(ctx)), registerSchema())
@InputType({ description: 'What is needed for a new account.' })
export class RegisterInput {
  @Field(() => String, { description: 'The address to log in with.' })
  email!: string;

  @Field(() => String, { description: 'At least `site.passwordMinLength` characters.' })
  password!: string;

  @Field(() => String, { defaultValue: '', description: 'The given name.' })
  firstName!: string;

  @Field(() => String, { defaultValue: '', description: 'The family name.' })
  lastName!: string;

  @Field(() => RegistrationRoleEnum, {
    defaultValue: 'job_seeker',
    description: 'What one is here for.',
  })
  role!: RegistrationRole;

  @Field(() => String, DEVICE_TOKEN)
  deviceToken?: string | null;
}

@Validated(loginSchema)
@InputType({ description: 'Address and password, and the code of the second step where it is on.' })
export class LoginInput {
  @Field(() => String, { description: 'The address of the account.' })
  email!: string;

  @Field(() => String, { description: 'Its password.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Six digits from the authenticator app, or a recovery code. Where it is needed and missing, the right password is answered with UNAUTHENTICATED and the rule `account.login.second-factor`.',
  })
  code?: string | null;

  @Field(() => String, DEVICE_TOKEN)
  deviceToken?: string | null;
}

@Validated(confirmPasswordSchema)
@InputType({ description: 'The password once more, as at a login.' })
export class ConfirmPasswordInput {
  @Field(() => String, { description: 'The password of the account.' })
  password!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Six digits from the authenticator app, or a recovery code, where one is needed.',
  })
  code?: string | null;
}

@Validated(async (ctx) => changePasswordSchema(await leastLength(ctx)), changePasswordSchema())
@InputType({ description: 'The old password and the new one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password of today.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The password from now on, at least 8 characters.' })
  newPassword!: string;

  @Field(() => Boolean, REVOKE_API_KEYS)
  revokeApiKeys?: boolean | null;
}

@Validated(requestPasswordResetSchema)
@InputType({ description: 'Whose password was forgotten.' })
export class RequestPasswordResetInput {
  @Field(() => String, { description: 'The address of the account.' })
  email!: string;
}

@Validated(async (ctx) => resetPasswordSchema(await leastLength(ctx)), resetPasswordSchema())
@InputType({ description: 'The link from the mail and a new password.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'What stands behind `token=` in the link.' })
  token!: string;

  @Field(() => String, { description: 'The new password.' })
  password!: string;

  @Field(() => Boolean, REVOKE_API_KEYS)
  revokeApiKeys?: boolean | null;
}

@Validated(verifyEmailSchema)
@InputType({ description: 'The link from the mail sent at sign-up.' })
export class VerifyEmailInput {
  @Field(() => String, { description: 'What stands behind `token=` in the link.' })
  token!: string;
}

@InputType({ description: 'Which session to end.' })
export class EndSessionInput {
  @Field(() => ID, { description: 'The id of the session.' })
  id!: string;
}

@InputType({ description: 'The language of mails and of the site.' })
export class SetLocaleInput {
  @Field(() => LocaleEnum, { description: 'One of the languages of the site.' })
  locale!: Locale;
}
