import { Field, ID, InputType, Int } from 'type-graphql';
import type { ReportRhythm } from '#schema/options/reports.ts';
import { scheduleReportSchema } from '#schema/validation/reports.ts';
import { AnalyticsRhythmEnum } from '#server/graphql/enums/reports.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(scheduleReportSchema)
@InputType({ description: 'Which report to mail to the caller, and when.' })
export class ScheduleReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId!: string;

  @Field(() => AnalyticsRhythmEnum, { description: 'How often.' })
  every!: ReportRhythm;

  @Field(() => Int, {
    nullable: true,
    description: 'Of what comes weekly: 1 is Monday, 7 is Sunday.',
  })
  weekday?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of what comes monthly: 1 to 31; a shorter month ends it.',
  })
  day?: number | null;

  @Field(() => Int, { description: "The hour, 0 to 23, by the site's clocks." })
  hour!: number;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether mails are sent from now on.' })
  isActive!: boolean;
}

@InputType({ description: 'Which report is mailed to the caller no more.' })
export class UnscheduleReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId!: string;
}
