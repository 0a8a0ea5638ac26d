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
  @FieldResolver(() => Boolean, {
    description: 'Whether the user has two-factor authentication turned on.',
  })
  hasTwoFactor(@Root() { id }: AdminUser, @Ctx() ctx: Context) {
    return loaderOf(ctx, twoFactorByUser).load(id);
  }

  @Requires('admin')
  @Mutation(() => RemoveTwoFactorPayload, {
    description:
      'Removes two-factor authentication from a user who has lost both phone and recovery codes.',
  })
  async removeTwoFactor(
    @Arg('input', () => RemoveTwoFactorInput, {
      description: 'The user whose two-factor authentication to remove.',
    })
    { userId }: RemoveTwoFactorInput,
    @Ctx() ctx: Context,
  ): Promise<RemoveTwoFactorPayload> {
    const user = await removeTwoFactor(ctx, userId);
    const name = [user.firstName, user.lastName].filter(Boolean).join(' ') || user.email;
    return { user, message: ctx.t('twoFactor.removed', { name }) };
  }
}
