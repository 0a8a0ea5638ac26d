import { ArgsType, Field, InputType, Int } from 'type-graphql';
import { BUCKETS_MAX, DIMENSIONS_MAX } from '#schema/analytics/query.ts';
import { PAGE_SIZE } from '#schema/options/limits.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AnalyticsMeasureEnum, AnalyticsPartEnum } from '../analyticsEnums.type.ts';
import { AnalyticsQueryInput } from '../analyticsQuery.type.ts';
import type { MeasureKey } from '../model/measures.ts';
import type { RowPart } from './rowParts.ts';
import { AnalyticsGroupKeyInput } from './groupKey.type.ts';

@InputType({ description: 'One number of an answer: a cell, a mark, a step or a total.' })
export class AnalyticsFigureInput {
  @Field(() => AnalyticsQueryInput, { description: 'The question that was answered.' })
  query!: AnalyticsQueryInput;

  @Field(() => AnalyticsMeasureEnum, {
    nullable: true,
    description:
      'The measure, or one that a formula of the question uses; null means the first of the question.',
  })
  measure?: MeasureKey | null;

  @Field(() => AnalyticsPartEnum, {
    nullable: true,
    description: 'The part of the measure; null means the first that has rows.',
  })
  part?: RowPart | null;

  @Field(() => [AnalyticsGroupKeyInput], {
    nullable: true,
    description: `The group of the answer, at most ${DIMENSIONS_MAX} keys. Dimensions that are left out are not narrowed; without any, the rows are those of the total.`,
  })
  group?: AnalyticsGroupKeyInput[] | null;

  @Field(() => [[AnalyticsGroupKeyInput]], {
    nullable: true,
    description: 'List only what belongs to one of these groups. Their keys do not include TIME.',
  })
  among?: AnalyticsGroupKeyInput[][] | null;

  @Field(() => [[AnalyticsGroupKeyInput]], {
    nullable: true,
    description: 'List only what belongs to none of these groups. Their keys do not include TIME.',
  })
  except?: AnalyticsGroupKeyInput[][] | null;

  @Field(() => Int, {
    nullable: true,
    description: `How many steps of TIME, the last of which is that of the group: all those that a running total or a moving average is made of. 1 to ${BUCKETS_MAX}; null means 1.`,
  })
  steps?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    defaultValue: false,
    description: 'List the rows of the comparison period.',
  })
  isPrevious?: boolean | null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the answer was read: "the last 7 days" count back from there. Null means now.',
  })
  readAt?: Date | null;
}

@ArgsType()
export class FigureRowsArgs {
  @Field(() => AnalyticsFigureInput, { description: 'The figure.' })
  figure!: AnalyticsFigureInput;

  @Field(() => Int, {
    defaultValue: PAGE_SIZE,
    description: 'How many rows to return, 1 to 100.',
  })
  first!: number;

  @Field(() => String, { nullable: true, description: 'Return rows after this cursor.' })
  after?: string | null;
}
