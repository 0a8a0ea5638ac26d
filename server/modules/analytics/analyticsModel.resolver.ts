import { Arg, FieldResolver, Resolver, Root } from 'type-graphql';
import { AnalyticsDimensionEnum } from './analyticsEnums.type.ts';
import { AnalyticsDimensionModel, AnalyticsModel } from './analyticsModel.type.ts';
import type { DimensionKey } from './model/dimensions.ts';

@Resolver(() => AnalyticsModel)
export class AnalyticsModelResolver {
  @FieldResolver(() => AnalyticsDimensionModel, {
    nullable: true,
    description: 'Return only the dimension with this key, for example to read its suggestions.',
  })
  dimension(
    @Root() { dimensions }: AnalyticsModel,
    @Arg('key', () => AnalyticsDimensionEnum, { description: 'The key of the dimension.' })
    key: DimensionKey,
  ): AnalyticsDimensionModel | null {
    return dimensions.find((one) => one.key === key) ?? null;
  }
}
