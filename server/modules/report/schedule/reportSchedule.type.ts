import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReportRhythm } from '#schema/options/reports.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AnalyticsRhythmEnum } from '#server/graphql/enums/reports.ts';
import { Requires } from '#server/graphql/requires.ts';

@Requires('admin')
@ObjectType({ description: 'When a report is emailed to you.' })
export class AnalyticsSchedule {
  @Field(() => ID, { description: 'The id of the schedule.' })
  id!: string;

  @Field(() => AnalyticsRhythmEnum, { description: 'How often.' })
  every!: ReportRhythm;

  @Field(() => Int, {
    nullable: true,
    description: 'For weekly reports: 1 is Monday, 7 is Sunday.',
  })
  weekday!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'For monthly reports: 1 to 31. In a shorter month, the last day.',
  })
  day!: number | null;

  @Field(() => Int, { description: 'The hour, 0 to 23.' })
  hour!: number;

  @Field(() => String, { description: 'The time zone of the hour: that of the site.' })
  timeZone!: string;

  @Field(() => DateTime, { description: 'When the next email is due.' })
  nextAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the last email was sent; null before the first.',
  })
  lastSentAt!: Date | null;

  @Field(() => Boolean, {
    description: 'Whether emails are sent. False while paused, and after three failures in a row.',
  })
  isActive!: boolean;

  @Field(() => Int, { description: 'How many times in a row the report could not be read.' })
  failures!: number;

  reportId!: string;
}
