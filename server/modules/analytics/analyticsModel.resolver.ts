import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { AnalyticsDimensionEnum } from './analyticsEnums.type.ts';
import { AnalyticsDimensionModel, AnalyticsModel } from './analyticsModel.type.ts';
import type { DimensionKey } from './model/dimensions.ts';

@Resolver(() => AnalyticsModel)
export class AnalyticsModelResolver {
  @FieldResolver(() => AnalyticsDimensionModel, {
    nullable: true,
    description: 'One of the dimensions: whose suggestions are wanted asks of it alone.',
  })
  dimension(
    @Root() { dimensions }: AnalyticsModel,
    @Arg('key', () => AnalyticsDimensionEnum, { description: 'Its key.' }) key: DimensionKey,
  ): AnalyticsDimensionModel | null {
    return dimensions.find((one) => one.key === key) ?? null;
  }
}
