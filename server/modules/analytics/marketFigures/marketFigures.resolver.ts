import { Ctx, FieldResolver, Resolver } from 'type-graphql';
import type { Context } from '#server/graphql/context.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { Admin } from '#server/graphql/adminType.ts';
import { marketFigures } from './marketFigures.service.ts';
import { AdminStatsType } from './marketFigures.type.ts';

@Resolver(() => Admin)
export class MarketFiguresResolver {
  @RequiresOrKey('ANALYTICS_READ', 'admin')
  @FieldResolver(() => AdminStatsType, {
    description: 'The current figures of the market.',
  })
  stats(@Ctx() ctx: Context) {
    return marketFigures(ctx);
  }
}
