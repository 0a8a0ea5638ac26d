import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { categoryChanges } from './categoryChange.loaders.ts';
import { categories } from './category.service.ts';
import { Category } from './category.type.ts';

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], {
    description: 'All categories with their live counts, in their order.',
  })
  categories(@Ctx() ctx: Context) {
    return categories(ctx);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'By how many percent more (or fewer) jobs were posted in the last 30 days than in the 30 before; null when those had none.',
  })
  change(@Root() category: Category, @Ctx() ctx: Context) {
    return loaderOf(ctx, categoryChanges).load(category.id);
  }
}
