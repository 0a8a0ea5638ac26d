import { Field, ID, InputType, Int } from 'type-graphql';
import type {
  AnalyticsCondition,
  AnalyticsFilter,
  AnalyticsRange,
} from '#schema/analytics/query.ts';
import type { SegmentNoun } from '#schema/options/segments.ts';
import { saveSegmentSchema } from '#schema/validation/segments.ts';
import { AnalyticsSegmentNounEnum } from '#server/graphql/enums/segments.ts';
import { Validated } from '#server/graphql/validated.ts';
import {
  AnalyticsConditionInput,
  AnalyticsFilterInput,
  AnalyticsRangeInput,
} from '#server/modules/analytics/analyticsQuery.type.ts';

@Validated(saveSegmentSchema)
@InputType({ description: 'The full new state of a segment; omitted fields become empty.' })
export class SaveSegmentInput {
  @Field(() => ID, { nullable: true, description: 'The id of the segment; omit it to create one.' })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version you last read. If the segment has changed since, the call fails with CONFLICT.',
  })
  version?: number | null;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => AnalyticsSegmentNounEnum, {
    description: 'What it contains. This cannot be changed later.',
  })
  noun!: SegmentNoun;

  @Field(() => AnalyticsFilterInput, {
    nullable: true,
    description:
      'Conditions on what they are. TIME is when the person signed up, the company was added, the job was posted or the application was sent.',
  })
  filter?: AnalyticsFilter | null;

  @Field(() => [AnalyticsConditionInput], {
    nullable: true,
    description:
      'Conditions on what is counted for each of them. Where nothing is counted, the count is zero.',
  })
  having?: AnalyticsCondition[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether one of the conditions in `having` is enough; otherwise all must be met.',
  })
  havingAny?: boolean | null;

  @Field(() => AnalyticsRangeInput, {
    nullable: true,
    description: 'The period in which `having` counts; null means all time.',
  })
  range?: AnalyticsRange | null;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether all administrators may use it.',
  })
  shared!: boolean;
}

@InputType({ description: 'The segment to delete.' })
export class DeleteSegmentInput {
  @Field(() => ID, { description: 'The id of the segment.' })
  id!: string;

  @Field(() => ID, {
    nullable: true,
    description:
      'A segment of the same things that takes its place in your reports, dashboards and alerts.',
  })
  replaceWith?: string | null;
}
