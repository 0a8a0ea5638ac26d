import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { loaderOf } from '#server/graphql/loader.ts';
import { Node } from '#server/graphql/node.ts';
import { nodesById } from './node.loaders.ts';

@Resolver()
export class NodeResolver {
  @Query(() => Node, {
    nullable: true,
    description: 'Any object by its id; null when there is none.',
  })
  node(
    @Arg('id', () => ID, { description: 'The id of the object.' }) id: string,
    @Ctx() ctx: Context,
  ) {
    return loaderOf(ctx, nodesById).load(id);
  }

  @Query(() => [Node], {
    nullable: 'items',
    description: 'Several objects by their ids, in their order; null where there is none.',
  })
  nodes(@Arg('ids', () => [ID], { description: 'Their ids.' }) ids: string[], @Ctx() ctx: Context) {
    return loaderOf(ctx, nodesById).loadMany(ids);
  }
}
