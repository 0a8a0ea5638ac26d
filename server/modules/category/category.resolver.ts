import { Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
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
}
