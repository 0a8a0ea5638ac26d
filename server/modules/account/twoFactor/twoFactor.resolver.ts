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
import { isTwoFactorDemanded } from './twoFactor.rules.ts';
import { TwoFactor } from './twoFactor.type.ts';

const INPUT = { description: 'What it needs.' };

const viewerOf = ({ viewer }: Context): Viewer => ({ id: viewer!.userId });

@Resolver(() => Viewer)
export class TwoFactorResolver {
  @FieldResolver(() => TwoFactor, { description: 'Whether a login takes more than the password.' })
  async twoFactor(@Ctx() { em, viewer, services }: Context): Promise<TwoFactor> {
    const { userId, role } = viewer!;
    const { enable2FA } = await services.settings.current();
    const { twoFactorEnabledAt: since = null } = await em.findOneOrFail(User, userId);
    const left = since ? await recoveryCodesLeft(em, userId) : 0;
    const isDemanded = isTwoFactorDemanded(role, enable2FA);
    return { isOn: since !== null, since, recoveryCodesLeft: left, isDemanded };
  }

  @RequiresLogin()
  @Mutation(() => StartTwoFactorPayload, {
    description: 'A secret for an authenticator app; a code from there switches it on.',
  })
  startTwoFactor(
    @Arg('input', () => StartTwoFactorInput, INPUT) { password }: StartTwoFactorInput,
    @Ctx() ctx: Context,
  ): Promise<StartTwoFactorPayload> {
    return startTwoFactor(ctx, password ?? '');
  }

  @RequiresLogin()
  @Mutation(() => RecoveryCodesPayload, {
    description: 'Switches it on. Every other session ends.',
  })
  async confirmTwoFactor(
    @Arg('input', () => ConfirmTwoFactorInput, INPUT) { code }: ConfirmTwoFactorInput,
    @Ctx() ctx: Context,
  ): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await confirmTwoFactor(ctx, code), viewer: viewerOf(ctx) };
  }

  @RequiresLogin()
  @Mutation(() => EndTwoFactorPayload, {
    description: 'Switches it off, with the password and a code.',
  })
  async endTwoFactor(
    @Arg('input', () => TwoFactorProofInput, INPUT) input: TwoFactorProofInput,
    @Ctx() ctx: Context,
  ): Promise<EndTwoFactorPayload> {
    await endTwoFactor(ctx, input);
    return { viewer: viewerOf(ctx) };
  }

  @RequiresLogin()
  @Mutation(() => RecoveryCodesPayload, {
    description: 'Ten new recovery codes; the older ones open nothing from now on.',
  })
  async renewRecoveryCodes(
    @Arg('input', () => TwoFactorProofInput, INPUT) input: TwoFactorProofInput,
    @Ctx() ctx: Context,
  ): Promise<RecoveryCodesPayload> {
    return { recoveryCodes: await renewRecoveryCodes(ctx, input), viewer: viewerOf(ctx) };
  }
}
