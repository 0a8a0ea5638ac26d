import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Requires } from '#server/graphql/requires.ts';
import { twoFactorByUser } from '#server/modules/account/twoFactor/twoFactor.loaders.ts';
import { AdminUser } from './adminUser.type.ts';
import { RemoveTwoFactorInput } from './removeTwoFactor.inputs.ts';
import { RemoveTwoFactorPayload } from './removeTwoFactor.payloads.ts';
import { removeTwoFactor } from './removeTwoFactor.service.ts';

@Resolver(() => AdminUser)
export class RemoveTwoFactorResolver {
  @FieldResolver(() => Boolean, { description: 'Whether a login of theirs takes a code.' })
  hasTwoFactor(@Root() { id }: AdminUser, @Ctx() ctx: Context) {
    return loaderOf(ctx, twoFactorByUser).load(id);
  }

  @Requires('admin')
  @Mutation(() => RemoveTwoFactorPayload, {
    description: 'Takes it off somebody who has lost phone and recovery codes.',
  })
  async removeTwoFactor(
    @Arg('input', () => RemoveTwoFactorInput, { description: 'Whose second factor to remove.' }) {
      userId,
    }: RemoveTwoFactorInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveTwoFactorPayload> {
    const user = await removeTwoFactor(ctx, userId);
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
    return { user, message: ctx.t('twoFactor.removed', { name }) };
  }
}
