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
import { register, resendVerification, verifyEmail } from './account.service.ts';
import { login } from './login.service.ts';
import {
  changePassword,
  findPasswordResetLink,
  requestPasswordReset,
  resetPassword,
} from './password.service.ts';
import { confirmPassword } from './proof/confirmPassword.service.ts';
import { endOtherSessions, endSession, logout, refreshSession } from './session.service.ts';

const INPUT = { description: 'What it needs.' };

@Resolver()
export class AccountResolver {
  @Mutation(() => AuthPayload, { description: 'Makes an account and signs in.' })
  register(@Arg('input', () => RegisterInput, INPUT) input: RegisterInput, @Ctx() ctx: Context) {
    return register(ctx, input);
  }

  @Mutation(() => AuthPayload, { description: 'Signs in. One login a request.' })
  login(@Arg('input', () => LoginInput, INPUT) input: LoginInput, @Ctx() ctx: Context) {
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
    description: 'A new token for seven days; the old one ends at once.',
  })
  refreshSession(@Ctx() ctx: Context) {
    return refreshSession(ctx);
  }

  @RequiresLogin()
  @Mutation(() => ConfirmPasswordPayload, {
    description:
      'For 10 minutes, this session may do what asks for the password again. A login counts as well.',
  })
  async confirmPassword(
    @Arg('input', () => ConfirmPasswordInput, INPUT) input: ConfirmPasswordInput,
    @Ctx() ctx: Context,
  ): Promise<ConfirmPasswordPayload> {
    const confirmedUntil = await confirmPassword(ctx, input);
    return { message: ctx.t('passwordProof.done'), confirmedUntil };
  }

  @RequiresLogin()
  @Mutation(() => MessagePayload, { description: "Ends one of one's own sessions." })
  async endSession(
    @Arg('input', () => EndSessionInput, INPUT) { id }: EndSessionInput,
    @Ctx() ctx: Context,
  ) {
    if (!isId(id)) throw new Failure('NOT_FOUND', ctx.t('session.unknown'));
    await endSession(ctx, id);
    return { message: ctx.t('session.closed') };
  }

  @RequiresLogin()
  @Mutation(() => MessagePayload, {
    description: "Ends all of one's own sessions but the one that asks.",
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
    @Arg('input', () => ChangePasswordInput, INPUT) input: ChangePasswordInput,
    @Ctx() ctx: Context,
  ) {
    return { ...(await changePassword(ctx, input)), message: ctx.t('password.changed') };
  }

  @Mutation(() => MessagePayload, {
    description:
      'Mails a reset link for one hour, if there is such an account; the answer never tells.',
  })
  async requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, INPUT) { email }: RequestPasswordResetInput,
    @Ctx() ctx: Context,
  ) {
    await requestPasswordReset(ctx, email);
    return { message: ctx.t('reset.sent') };
  }

  @Query(() => PasswordResetLink, {
    nullable: true,
    description: 'What stands behind a reset link; null when it has expired or was used.',
  })
  passwordResetLink(
    @Arg('token', () => String, { description: 'What stands behind `token=` in the link.' })
    token: string,
    @Ctx() ctx: Context,
  ): Promise<PasswordResetLink | null> {
    return findPasswordResetLink(ctx, token);
  }

  @Mutation(() => MessagePayload, {
    description: 'Sets a new password by a link; all sessions end.',
  })
  async resetPassword(
    @Arg('input', () => ResetPasswordInput, INPUT) input: ResetPasswordInput,
    @Ctx() ctx: Context,
  ) {
    await resetPassword(ctx, input);
    return { message: ctx.t('reset.done') };
  }

  @Mutation(() => MessagePayload, { description: 'Confirms an address by the link sent to it.' })
  async verifyEmail(
    @Arg('input', () => VerifyEmailInput, INPUT) { token }: VerifyEmailInput,
    @Ctx() ctx: Context,
  ) {
    await verifyEmail(ctx, token);
    return { message: ctx.t('verify.done') };
  }

  @RequiresLogin()
  @Mutation(() => MessagePayload, { description: 'Mails the confirmation link once more.' })
  async resendVerification(@Ctx() ctx: Context) {
    await resendVerification(ctx);
    return { message: ctx.t('verify.sent') };
  }
}
