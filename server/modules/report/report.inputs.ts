import { Field, ID, InputType, Int } from 'type-graphql';
import type { ChartKind } from '#schema/analytics/charts.ts';
import { saveReportSchema } from '#schema/validation/reports.ts';
import { Validated } from '#server/graphql/validated.ts';
import { AnalyticsChartEnum } from '#server/modules/analytics/analyticsEnums.type.ts';
import { AnalyticsQueryInput } from '#server/modules/analytics/analyticsQuery.type.ts';

@Validated(saveReportSchema)
@InputType({ description: 'The full new state of a report; omitted fields become empty.' })
export class SaveReportInput {
  @Field(() => ID, { nullable: true, description: 'The id of the report; omit it to create one.' })
  id?: string | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The version you last read. If the report has changed since, the call fails with CONFLICT.',
  })
  version?: number | null;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, { nullable: true, description: 'The description.' })
  description?: string | null;

  @Field(() => AnalyticsQueryInput, { description: 'The question.' })
  query!: AnalyticsQueryInput;

  @Field(() => AnalyticsChartEnum, { description: 'The chart type.' })
  chart!: ChartKind;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether all administrators may read it.',
  })
  shared!: boolean;
}

@InputType({ description: 'The report.' })
export class ReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;
}

@InputType({ description: 'The report, and who may read it.' })
export class ShareReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  id!: string;

  @Field(() => Boolean, { description: 'Whether all administrators may read it.' })
  shared!: boolean;
}
