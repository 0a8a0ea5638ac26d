import { Ctx, FieldResolver, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { Requires } from '#server/graphql/requires.ts';
import { Admin } from '#server/graphql/adminType.ts';
import { Backups, BackUpNowPayload } from './backup.type.ts';
import { backUpNow, backupsOf } from './backups.service.ts';

@Resolver(() => Admin)
export class BackupResolver {
  @FieldResolver(() => Backups, { description: 'The backups of the site.' })
  backups(@Ctx() ctx: Context) {
    return backupsOf(ctx);
  }

  @Requires('admin')
  @Mutation(() => BackUpNowPayload, {
    description:
      'Requests a backup. It starts immediately, and the site stays available while it runs.',
  })
  async backUpNow(@Ctx() ctx: Context) {
    return { backups: await backUpNow(ctx) };
  }
}
