import { Field, ID, ObjectType } from 'type-graphql';
import type { BoardConditionKind } from '#schema/analytics/boardView.ts';
import { AnalyticsBoardConditionEnum } from '#server/graphql/enums/reports.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'What all reports of a dashboard are filtered by.' })
export class AnalyticsBoardFilters {
  @Field(() => [String], { description: 'The names of categories; empty means all.' })
  categories!: string[];

  @Field(() => [String], {
    description: 'States, and districts with their state, such as "Mysuru, Karnataka".',
  })
  places!: string[];

  @Field(() => [String], { description: 'The names or ids of companies; empty means all.' })
  companies!: string[];

  @Field(() => [ID], {
    description: 'The ids of segments. What is in one of them is counted; empty means all.',
  })
  segments!: string[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A report of a dashboard as it is viewed.' })
export class AnalyticsPinView {
  @Field(() => ID, { description: 'The id of the pin.' })
  pinId!: string;

  @Field(() => String, {
    nullable: true,
    description:
      'The question with the period and the filters of the view, and the chart, as URL parameters; null if it cannot be answered.',
  })
  address!: string | null;

  @Field(() => String, { description: 'The question in words.' })
  question!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A message that says why the question cannot be answered here; null if it can.',
  })
  problem!: string | null;

  @Field(() => [AnalyticsBoardConditionEnum], {
    description: 'What does not apply to the question, which is answered without it.',
  })
  unapplied!: BoardConditionKind[];
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A dashboard with a period, filters and the mark that was selected.' })
export class AnalyticsDashboardView {
  @Field(() => String, {
    nullable: true,
    description: 'The mark that narrows the other reports, in words; null without one.',
  })
  markText!: string | null;

  @Field(() => [AnalyticsPinView], { description: 'Its reports in order.' })
  pins!: AnalyticsPinView[];
}
