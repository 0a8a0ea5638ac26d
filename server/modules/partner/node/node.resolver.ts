import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Node } from '#server/graphql/node.ts';
import { optional } from '#server/graphql/optional.ts';
import { nodesById } from './node.loaders.ts';

@Resolver()
export class NodeResolver {
  @Query(() => Node, optional('Any object by its id; null if it does not exist.'))
  node(
    @Arg('id', () => ID, { description: 'The id of the object.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return loaderOf(ctx, nodesById).load(id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description:
      'Several objects by their ids, in the same order; null for each that does not exist.',
  })
  nodes(
    @Arg('ids', () => [ID], { description: 'The ids of the objects.' }) ids: string[],
    @Ctx() ctx: Context,
  ) {
    return loaderOf(ctx, nodesById).loadMany(ids);
  }
}
