import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { optional } from '#server/graphql/optional.ts';
import { percentChange } from '#schema/profile/change.ts';
import { categoryChanges } from './categoryChange.loaders.ts';
import { categories, jobCountsById } from './category.service.ts';
import { Category } from './category.type.ts';

@Resolver(() => Category)
export class CategoryResolver {
  @Query(() => [Category], {
    description: 'All categories with their counts of live jobs, in display order.',
  })
  async categories(
    @Arg('first', () => Int, optional('The maximum number of categories to return.'))
    first: number | null,
    @Ctx() ctx: Context,
  ) {
    const all = await categories(ctx);
    return first === null || first === undefined ? all : all.slice(0, Math.max(0, first));
  }

  @FieldResolver(() => Int, { description: 'The number of live jobs in this category.' })
  async jobCount(@Root() { id, jobCount }: Category, @Ctx() ctx: Context) {
    return jobCount ?? loaderOf(ctx, jobCountsById).load(id);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'How many more or fewer jobs were posted in the last 30 days than in the 30 days before, in percent; null if none were posted in the 30 days before.',
  })
  async change(@Root() category: Category, @Ctx() ctx: Context) {
    const { recent, before } = await changeOf(category, ctx);
    return percentChange(recent, before);
  }

  @FieldResolver(() => Int, { description: 'The number of jobs posted in the last 30 days.' })
  async recent(@Root() category: Category, @Ctx() ctx: Context) {
    return (await changeOf(category, ctx)).recent;
  }

  @FieldResolver(() => Int, {
    description: 'The number of jobs posted in the 30 days before the last 30.',
  })
  async before(@Root() category: Category, @Ctx() ctx: Context) {
    return (await changeOf(category, ctx)).before;
  }
}

function changeOf({ id }: Category, ctx: Context) {
  return loaderOf(ctx, categoryChanges).load(id);
}
