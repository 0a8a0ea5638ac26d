import { Arg, Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { recoveryCodesLeft } from './recoveryCode.service.ts';
import {
  ConfirmTwoFactorInput,
  StartTwoFactorInput,
  TwoFactorProofInput,
} from './twoFactor.inputs.ts';
import {
  EndTwoFactorPayload,
  RecoveryCodesPayload,
  StartTwoFactorPayload,
} from './twoFactor.payloads.ts';
import {
  confirmTwoFactor,
  endTwoFactor,
  renewRecoveryCodes,
  startTwoFactor,
} from './twoFactor.service.ts';
import { isTwoFactorRequired } from './twoFactor.rules.ts';
import { TwoFactor } from './twoFactor.type.ts';

const viewerOf = ({ viewer }: Context): Viewer => ({ id: viewer!.userId });

@Resolver(() => Viewer)
export class TwoFactorResolver {
  @FieldResolver(() => TwoFactor, { description: "The caller's two-step verification." })
  async twoFactor(@Ctx() { em, viewer, services }: Context): Promise<TwoFactor> {
    const { userId, role } = viewer!;
    const { enable2FA } = await services.settings.current();
    const { twoFactorEnabledAt: since = null } = await em.findOneOrFail(User, userId);
    const left = since ? await recoveryCodesLeft(em, userId) : 0;
    const isDemanded = isTwoFactorRequired(role, enable2FA);
    return { isOn: since !== null, since, recoveryCodesLeft: left, isDemanded };
  }

  @RequiresLogin()
  @Mutation(() => StartTwoFactorPayload, {
    description:
      'Creates a secret for an authenticator app. Confirm it with a code to turn on two-step verification.',
  })
  startTwoFactor(
    @Arg('input', () => StartTwoFactorInput, { description: 'The current password.' }) {
      password,
    }: StartTwoFactorInput,
    @Ctx() ctx: Context,
  ): Promise<StartTwoFactorPayload> {
    return startTwoFactor(ctx, password ?? '');
  }

  @RequiresLogin()
  @Mutation(() => RecoveryCodesPayload, {
    description:
      'Turns on two-step verification with a code from the app. Every other session ends.',
  })
  async confirmTwoFactor(
    @Arg('input', () => ConfirmTwoFactorInput, { description: 'A code from the app.' }) {
      code,
    }: ConfirmTwoFactorInput,
    @Ctx() ctx: Context,
  ): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await confirmTwoFactor(ctx, code), viewer: viewerOf(ctx) };
  }

  @RequiresLogin()
  @Mutation(() => EndTwoFactorPayload, {
    description: 'Turns off two-step verification. Needs the password and a code.',
  })
  async endTwoFactor(
    @Arg('input', () => TwoFactorProofInput, { description: 'The password and a code.' })
    input: TwoFactorProofInput,
    @Ctx() ctx: Context,
  ): Promise<EndTwoFactorPayload> {
    await endTwoFactor(ctx, input);
    return { viewer: viewerOf(ctx) };
  }

  @RequiresLogin()
  @Mutation(() => RecoveryCodesPayload, {
    description: 'Issues ten new recovery codes. The older ones stop working.',
  })
  async renewRecoveryCodes(
    @Arg('input', () => TwoFactorProofInput, { description: 'The password and a code.' })
    input: TwoFactorProofInput,
    @Ctx() ctx: Context,
  ): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await renewRecoveryCodes(ctx, input), viewer: viewerOf(ctx) };
  }
}
