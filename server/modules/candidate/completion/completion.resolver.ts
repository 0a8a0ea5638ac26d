import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { User } from '#server/modules/account/user.entity.ts';
import { missingOf, percentOf } from './completion.service.ts';
import { ProfileCompletion, ProfileFieldEnum } from './completion.type.ts';

@Resolver(() => User)
export class UserCompletionResolver {
  @FieldResolver(() => ProfileCompletion, {
    nullable: true,
    description:
      "How complete the caller's profile is; null for administrators, who have no profile.",
  })
  profileCompletion(@Root() user: User) {
    return user.role === 'admin' ? null : { user };
  }
}

@Resolver(() => ProfileCompletion)
export class ProfileCompletionResolver {
  @FieldResolver(() => Int)
  percent(@Root() { user }: ProfileCompletion, @Ctx() ctx: Context) {
    return percentOf(ctx, user, 'dashboard');
  }

  @FieldResolver(() => Int)
  bannerPercent(@Root() { user }: ProfileCompletion, @Ctx() ctx: Context) {
    return percentOf(ctx, user, 'banner');
  }

  @FieldResolver(() => [ProfileFieldEnum])
  missing(@Root() { user }: ProfileCompletion, @Ctx() ctx: Context) {
    return missingOf(ctx, user);
  }
}
