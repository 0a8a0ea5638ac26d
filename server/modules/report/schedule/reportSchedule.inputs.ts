import { Field, ID, InputType, Int } from 'type-graphql';
import type { ReportRhythm } from '#schema/options/reports.ts';
import { scheduleReportSchema } from '#schema/validation/reports.ts';
import { AnalyticsRhythmEnum } from '#server/graphql/enums/reports.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(scheduleReportSchema)
@InputType({ description: 'The report to email to you, and when.' })
export class ScheduleReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId!: string;

  @Field(() => AnalyticsRhythmEnum, { description: 'How often.' })
  every!: ReportRhythm;

  @Field(() => Int, {
    nullable: true,
    description: 'For weekly reports: 1 is Monday, 7 is Sunday.',
  })
  weekday?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For monthly reports: 1 to 31. In a shorter month, the last day.',
  })
  day?: number | null;

  @Field(() => Int, { description: 'The hour, 0 to 23, in the time zone of the site.' })
  hour!: number;

  @Field(() => Boolean, { defaultValue: true, description: 'Whether emails are sent.' })
  isActive!: boolean;
}

@InputType({ description: 'The report to stop emailing.' })
export class UnscheduleReportInput {
  @Field(() => ID, { description: 'The id of the report.' })
  reportId!: string;
}
