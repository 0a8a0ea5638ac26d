import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Extensions, FieldResolver, Info, Resolver } from 'type-graphql';
import { FACETS_WEIGHT } from '#schema/options/apiLimits.ts';
import { selectsAny } from '#server/graphql/selectedFields.ts';
import type { Context } from '#server/graphql/context.ts';
import { Analytics } from '../analyticsRoot.type.ts';
import { FigureRowConnection } from './figureRow.type.ts';
import { FigureRowsArgs } from './figureRows.inputs.ts';
import { listRows } from './listRows.service.ts';

@Resolver(() => Analytics)
export class FigureRowsResolver {
  @Extensions({ weight: FACETS_WEIGHT })
  @FieldResolver(() => FigureRowConnection, {
    description:
      'The rows behind one number of an answer, the newest first. For an average these are the rows it is calculated from; for a share, those of its numerator or denominator. A question about personal attributes has no list.',
  })
  rows(
    @Args(() => FigureRowsArgs) args: FigureRowsArgs,
    @Ctx() ctx: Context,
    @Info() info: GraphQLResolveInfo,
  ) {
    const isCounted = selectsAny(info, ['totalCount', 'totalCountIsExact']);
    return listRows(ctx, args, { isCounted });
  }
}
