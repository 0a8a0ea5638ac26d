import { Field, InputType } from 'type-graphql';
import { AnalyticsDimensionEnum } from '../analyticsEnums.type.ts';
import type { DimensionKey } from '../model/dimensions.ts';

@InputType({ description: 'A dimension of the question and one of its keys.' })
export class AnalyticsGroupKeyInput {
  @Field(() => AnalyticsDimensionEnum, { description: 'The dimension.' })
  dimension!: DimensionKey;

  @Field(() => String, {
    nullable: true,
    description: 'The key, as the answer returns it; null means not given.',
  })
  key?: string | null;
}
