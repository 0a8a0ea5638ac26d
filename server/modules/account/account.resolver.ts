import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { isId } from '#server/lib/ids.ts';
import {
  ChangePasswordInput,
  ConfirmPasswordInput,
  EndSessionInput,
  LoginInput,
  RegisterInput,
  RequestPasswordResetInput,
  ResetPasswordInput,
  VerifyEmailInput,
} from './account.inputs.ts';
import {
  AuthPayload,
  ChangePasswordPayload,
  ConfirmPasswordPayload,
  MessagePayload,
  PasswordResetLink,
} from './account.payloads.ts';
import { register } from './register.service.ts';
import { resendVerification, verifyEmail } from './verifyEmail.service.ts';
import { login } from './login.service.ts';
import {
  changePassword,
  findPasswordResetLink,
  requestPasswordReset,
  resetPassword,
} from './password/password.service.ts';
import { confirmPassword } from './proof/confirmPassword.service.ts';
import { endOtherSessions, endSession, logout, refreshSession } from './session.service.ts';

@Resolver()
export class AccountResolver {
  @Mutation(() => AuthPayload, { description: 'Creates an account and logs in.' })
  register(
    @Arg('input', () => RegisterInput, { description: 'The account to create.' })
    input: RegisterInput,
    @Ctx() ctx: Context,
  ) {
    return register(ctx, input);
  }

  @Mutation(() => AuthPayload, { description: 'Signs in. One login per request.' })
  login(
    @Arg('input', () => LoginInput, { description: 'The credentials.' }) input: LoginInput,
    @Ctx() ctx: Context,
  ) {
    return login(ctx, input);
  }

  @RequiresLogin()
  @Mutation(() => MessagePayload, { description: 'Ends the session of this request at once.' })
  async logout(@Ctx() ctx: Context) {
    await logout(ctx);
    return { message: ctx.t('logout.done') };
  }

  @RequiresLogin()
  @Mutation(() => AuthPayload, {
    description:
      'Replaces the session with a new one for seven days. The old token stops working at once.',
  })
  refreshSession(@Ctx() ctx: Context) {
    return refreshSession(ctx);
  }

  @RequiresLogin()
  @Mutation(() => ConfirmPasswordPayload, {
    description:
      'Lets this session perform actions that ask for the password again, for 10 minutes. A login does the same.',
  })
  async confirmPassword(
    @Arg('input', () => ConfirmPasswordInput, {
      description: 'The password, and a code if one is needed.',
    })
    input: ConfirmPasswordInput,
    @Ctx() ctx: Context,
  ): Promise<ConfirmPasswordPayload> {
    const confirmedUntil = await confirmPassword(ctx, input);
    return { message: ctx.t('passwordProof.done'), confirmedUntil };
  }

  @RequiresLogin()
  @Mutation(() => MessagePayload, { description: 'Ends one of your own sessions.' })
  async endSession(
    @Arg('input', () => EndSessionInput, { description: 'The session to end.' }) {
      id,
    }: EndSessionInput,
    @Ctx() ctx: Context,
  ) {
    if (!isId(id)) throw new Failure('NOT_FOUND', ctx.t('session.unknown'));
    await endSession(ctx, id);
    return { message: ctx.t('session.closed') };
  }

  @RequiresLogin()
  @Mutation(() => MessagePayload, {
    description: 'Ends all of your own sessions except the current one.',
  })
  async endOtherSessions(@Ctx() ctx: Context) {
    await endOtherSessions(ctx);
    return { message: ctx.t('session.othersClosed') };
  }

  @RequiresLogin()
  @Mutation(() => ChangePasswordPayload, {
    description: 'Changes the password, ends every session and opens a new one.',
  })
  async changePassword(
    @Arg('input', () => ChangePasswordInput, {
      description: 'The current password and the new one.',
    })
    input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ) {
    return { ...(await changePassword(ctx, input)), message: ctx.t('password.changed') };
  }

  @Mutation(() => MessagePayload, {
    description:
      'Emails a reset link that works for one hour, if the account exists. The response is the same if it does not.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, {
      description: 'The account whose password was forgotten.',
    })
    { email }: RequestPasswordResetInput,
    @Ctx() ctx: Context,
  ) {
    await requestPasswordReset(ctx, email);
    return { message: ctx.t('reset.sent') };
  }

  @Query(() => PasswordResetLink, {
    nullable: true,
    description: 'What a reset link would do; null if it has expired or was used.',
  })
  passwordResetLink(
    @Arg('token', () => String, { description: 'The value after `token=` in the link.' })
    token: string,
    @Ctx() ctx: Context,
  ): Promise<PasswordResetLink | null> {
    return findPasswordResetLink(ctx, token);
  }

  @Mutation(() => MessagePayload, {
    description: 'Sets a new password with a reset link and ends all sessions.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, {
      description: 'The token from the link and the new password.',
    })
    input: ResetPasswordInput,
    @Ctx() ctx: Context,
  ) {
    await resetPassword(ctx, input);
    return { message: ctx.t('reset.done') };
  }

  @Mutation(() => MessagePayload, {
    description: 'Confirms an email address with the link sent to it.',
  })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput, { description: 'The token from the link.' }) {
      token,
    }: VerifyEmailInput,
    @Ctx() ctx: Context,
  ) {
    await verifyEmail(ctx, token);
    return { message: ctx.t('verify.done') };
  }

  @RequiresLogin()
  @Mutation(() => MessagePayload, { description: 'Sends the confirmation email again.' })
  async resendVerification(@Ctx() ctx: Context) {
    await resendVerification(ctx);
    return { message: ctx.t('verify.sent') };
  }
}
