import { Field, ID, InputType, Int } from 'type-graphql';
import { movePinSchema, pinReportSchema, saveDashboardSchema } from '#schema/validation/reports.ts';
import { Validated } from '#server/graphql/validated.ts';
import { AnalyticsRangeInput } from '#server/modules/analytics/analyticsQuery.type.ts';

const VERSION = {
  nullable: true,
  description:
    'The version of the dashboard the caller has seen; if it has changed meanwhile, that is a conflict.',
};

@Validated(saveDashboardSchema)
@InputType({ description: 'A dashboard as it is to be; its pins stay.' })
export class SaveDashboardInput {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the dashboard; left out for a new one.',
  })
  id?: string | null;

  @Field(() => Int, VERSION)
  version?: number | null;

  @Field(() => String, {
    description: "What to call it, up to 120 characters; unlike the caller's others.",
  })
  name!: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Whether all administrators may read it; its reports must be shared, too.',
  })
  shared!: boolean;

  @Field(() => AnalyticsRangeInput, {
    nullable: true,
    description: "Instead of the reports' own ranges; null: each has its own.",
  })
  range?: AnalyticsRangeInput | null;
}

@InputType({ description: 'Which dashboard.' })
export class DashboardInput {
  @Field(() => ID, { description: 'The id of the dashboard.' })
  id!: string;
}

@Validated(pinReportSchema)
@InputType({
  description: 'Which report, and on which dashboard: one that is there, or a new one.',
})
export class PinReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId!: string;

  @Field(() => ID, { nullable: true, description: 'The id of a dashboard of the caller.' })
  dashboardId?: string | null;

  @Field(() => String, { nullable: true, description: 'What to call a new one.' })
  newDashboardName?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many of four columns it takes, 1 to 4; 2 unless it says so.',
  })
  width?: number | null;
}

@InputType({ description: 'Which pin to take off its dashboard.' })
export class UnpinReportInput {
  @Field(() => ID, { description: 'The id of the pin.' })
  id!: string;
}

@Validated(movePinSchema)
@InputType({ description: 'Where a pin goes on its dashboard; what is left out stays.' })
export class MovePinInput {
  @Field(() => ID, { description: 'The id of the pin.' })
  id!: string;

  @Field(() => Int, VERSION)
  version?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Its place among those the caller sees, from 0; beyond the end is the end.',
  })
  position?: number | null;

  @Field(() => Int, { nullable: true, description: 'How many of four columns it takes, 1 to 4.' })
  width?: number | null;
}
