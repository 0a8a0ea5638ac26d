import { Field, ID, InputType, Int } from 'type-graphql';
import type { ChartKind } from '#schema/analytics/charts.ts';
import { saveReportSchema } from '#schema/validation/reports.ts';
import { Validated } from '#server/graphql/validated.ts';
import { AnalyticsChartEnum } from '#server/modules/analytics/analyticsEnums.type.ts';
import { AnalyticsQueryInput } from '#server/modules/analytics/analyticsQuery.type.ts';

@Validated(saveReportSchema)
@InputType({ description: 'A report as it is to be; all of it, what is left out is empty.' })
export class SaveReportInput {
  @Field(() => ID, { nullable: true, description: 'The id of the report; left out for a new one.' })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version the caller has seen; if it has changed meanwhile, that is a conflict.',
  })
  version?: number | null;

  @Field(() => String, { description: 'What to call it, up to 120 characters.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'In more words, up to 1,000 characters.' })
  description?: string | null;

  @Field(() => AnalyticsQueryInput, { description: 'The question.' })
  query!: AnalyticsQueryInput;

  @Field(() => AnalyticsChartEnum, { description: 'How it is drawn.' })
  chart!: ChartKind;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether all administrators may read it.',
  })
  shared!: boolean;
}

@InputType({ description: 'Which report.' })
export class ReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;
}

@InputType({ description: 'Which report, and who may read it.' })
export class ShareReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether all administrators may read it.' })
  shared!: boolean;
}
