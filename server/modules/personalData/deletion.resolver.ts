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
    description: 'Whether there is a password; without one, one signs in elsewhere.',
  })
  async hasPassword(@Root() { id }: Viewer, @Ctx() ctx: Context) {
    const user = await ctx.em.findOneOrFail(User, id, { populate: ['passwordHash'] });
    return Boolean(user.passwordHash);
  }

  @RequiresLogin()
  @Mutation(() => ExportPayload, {
    description: 'A link that downloads everything the caller has here, for five minutes.',
  })
  exportMyData(@Ctx() ctx: Context) {
    return exportMyData(ctx);
  }

  @Requires('job_seeker', 'employer')
  @Mutation(() => MessagePayload, {
    description: 'Deletes the account for good: sessions end, personal data is erased.',
  })
  async deleteMyAccount(
    @Arg('input', () => DeleteMyAccountInput, { description: 'What it needs.' })
    input: DeleteMyAccountInput,
    @Ctx() ctx: Context,
  ) {
    await deleteMyAccount(ctx, input);
    return { message: ctx.t('deletion.done') };
  }
}
