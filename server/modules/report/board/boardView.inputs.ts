import { Field, ID, InputType } from 'type-graphql';
import type { Grain } from '#schema/analytics/grains.ts';
import {
  boardFiltersSchema,
  boardMarkSchema,
  boardViewSchema,
} from '#schema/validation/reports.ts';
import { Validated } from '#server/graphql/validated.ts';
import { AnalyticsGrainEnum } from '#server/modules/analytics/analyticsEnums.type.ts';
import { AnalyticsRangeInput } from '#server/modules/analytics/analyticsQuery.type.ts';
import { AnalyticsGroupKeyInput } from '#server/modules/analytics/rows/groupKey.type.ts';

const names = (description: string) => ({ nullable: true, description });

@Validated(boardFiltersSchema)
@InputType({ description: 'What all reports of a dashboard are filtered by.' })
export class AnalyticsBoardFiltersInput {
  @Field(() => [String], names('The names or slugs of categories; empty means all.'))
  categories?: string[] | null;

  @Field(
    () => [String],
    names('States, and districts with their state, such as "Mysuru, Karnataka".'),
  )
  places?: string[] | null;

  @Field(() => [String], names('The names or ids of companies; empty means all.'))
  companies?: string[] | null;

  @Field(
    () => [ID],
    names('The ids of segments. What is in one of them is counted; empty means all.'),
  )
  segments?: string[] | null;
}

@Validated(boardMarkSchema)
@InputType({
  description: 'A mark of one report. The other reports are narrowed to what it counts.',
})
export class AnalyticsBoardMarkInput {
  @Field(() => ID, { description: 'The id of the pin with the mark.' })
  pinId!: string;

  @Field(() => [AnalyticsGroupKeyInput], { description: 'The group that the mark shows.' })
  group!: AnalyticsGroupKeyInput[];

  @Field(() => AnalyticsGrainEnum, {
    nullable: true,
    description: 'The length of the step; required if the group has TIME, and ignored otherwise.',
  })
  grain?: Grain | null;
}

@Validated(boardViewSchema)
@InputType({ description: 'How a dashboard is viewed. What is omitted is as saved.' })
export class AnalyticsDashboardViewInput {
  @Field(() => AnalyticsRangeInput, {
    nullable: true,
    description: "The period of all reports; null keeps each report's own.",
  })
  range?: AnalyticsRangeInput | null;

  @Field(() => AnalyticsBoardFiltersInput, {
    nullable: true,
    description: 'The filters of all reports; null means no filters.',
  })
  filters?: AnalyticsBoardFiltersInput | null;

  @Field(() => AnalyticsBoardMarkInput, {
    nullable: true,
    description: 'The mark that narrows the other reports.',
  })
  mark?: AnalyticsBoardMarkInput | null;
}
