import { Field, ID, InputType } from 'type-graphql';
import type { Locale } from '#schema/options/locales.ts';
import type { RegistrationRole } from '#schema/options/roles.ts';
import {
  changePasswordSchema,
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
}

@Validated(async (ctx) => changePasswordSchema(await leastLength(ctx)), changePasswordSchema())
@InputType({ description: 'The old password and the new one.' })
export class ChangePasswordInput {
  @Field(() => String, { description: 'The password of today.' })
  currentPassword!: string;

  @Field(() => String, { description: 'The password from now on, at least 8 characters.' })
  newPassword!: string;
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
