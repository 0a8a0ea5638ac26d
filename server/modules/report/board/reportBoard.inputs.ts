import { Field, ID, InputType, Int } from 'type-graphql';
import { movePinSchema, pinReportSchema, saveDashboardSchema } from '#schema/validation/reports.ts';
import { Validated } from '#server/graphql/validated.ts';
import { AnalyticsRangeInput } from '#server/modules/analytics/analyticsQuery.type.ts';
import { AnalyticsBoardFiltersInput } from './boardView.inputs.ts';

const VERSION = {
  nullable: true,
  description:
    'The version of the dashboard you last read. If it has changed since, the call fails with CONFLICT.',
};

@Validated(saveDashboardSchema)
@InputType({ description: 'The full new state of a dashboard; its pins are kept.' })
export class SaveDashboardInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the dashboard; omit it to create one.',
  })
  id?: string | null;

  @Field(() => Int, VERSION)
  version?: number | null;

  @Field(() => String, {
    description: 'The name. It must differ from the names of your other dashboards.',
  })
  name!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'Whether all administrators may read it. Requires that its reports are shared too.',
  })
  shared!: boolean;

  @Field(() => AnalyticsRangeInput, {
    nullable: true,
    description: "A range that overrides those of the reports; null keeps each report's own range.",
  })
  range?: AnalyticsRangeInput | null;

  @Field(() => AnalyticsBoardFiltersInput, {
    nullable: true,
    description: 'What all of its reports are filtered by; null means no filters.',
  })
  filters?: AnalyticsBoardFiltersInput | null;
}

@InputType({ description: 'The dashboard.' })
export class DashboardInput {
  @Field(() => ID, { description: 'The id of the dashboard.' })
  id!: string;
}

@Validated(pinReportSchema)
@InputType({
  description: 'The report, and either an existing dashboard or the name of a new one.',
})
export class PinReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId!: string;

  @Field(() => ID, { nullable: true, description: 'The id of one of your dashboards.' })
  dashboardId?: string | null;

  @Field(() => String, { nullable: true, description: 'The name of a new dashboard.' })
  newDashboardName?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The width in columns, 1 to 4. Default: 2.',
  })
  width?: number | null;
}

@InputType({ description: 'The pin to remove.' })
export class UnpinReportInput {
  @Field(() => ID, { description: 'The id of the pin.' })
  id!: string;
}

@Validated(movePinSchema)
@InputType({ description: 'The new position of a pin; omitted fields stay as they are.' })
export class MovePinInput {
  @Field(() => ID, { description: 'The id of the pin.' })
  id!: string;

  @Field(() => Int, VERSION)
  version?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The position among the pins you can see, starting at 0. A larger number means the end.',
  })
  position?: number | null;

  @Field(() => Int, { nullable: true, description: 'The width in columns, 1 to 4.' })
  width?: number | null;
}
