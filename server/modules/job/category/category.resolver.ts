import { Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { categoryChanges } from './categoryChange.loaders.ts';
import { categories } from './category.service.ts';
import { Category } from './category.type.ts';

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], {
    description: 'All categories with their counts of live jobs, in display order.',
  })
  categories(@Ctx() ctx: Context) {
    return categories(ctx);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The percentage by which jobs posted in the last 30 days exceed (or fall short of) those of the 30 days before; null when none were posted in those earlier 30 days.',
  })
  change(@Root() category: Category, @Ctx() ctx: Context) {
    return loaderOf(ctx, categoryChanges).load(category.id);
  }
}
