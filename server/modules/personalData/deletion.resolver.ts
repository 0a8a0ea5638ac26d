import { Arg, Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires, RequiresLogin } from '#server/graphql/requires.ts';
import { MessagePayload } from '#server/modules/account/account.payloads.ts';
import { DeleteMyAccountInput } from './deletion.inputs.ts';
import { deleteMyAccount } from './deletion.service.ts';
import { ExportPayload } from './export.payloads.ts';
import { exportMyData } from './export.service.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@Resolver(() => Viewer)
export class DeletionResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether the account has a password. Without one, the user signs in with another provider.',
  })
  async hasPassword(@Root() { id }: Viewer, @Ctx() ctx: Context) {
    const user = await ctx.em.findOneOrFail(User, id, { populate: ['passwordHash'] });
    return Boolean(user.passwordHash);
  }

  @RequiresLogin()
  @Mutation(() => ExportPayload, {
    description: 'Returns a link to download all of your data. It is valid for five minutes.',
  })
  exportMyData(@Ctx() ctx: Context) {
    return exportMyData(ctx);
  }

  @Requires('job_seeker', 'employer')
  @Mutation(() => MessagePayload, {
    description: 'Deletes your account permanently: ends all sessions and erases personal data.',
  })
  async deleteMyAccount(
    @Arg('input', () => DeleteMyAccountInput, { description: 'The confirmation.' })
    input: DeleteMyAccountInput,
    @Ctx() ctx: Context,
  ) {
    await deleteMyAccount(ctx, input);
    return { message: ctx.t('deletion.done') };
  }
}
