import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { ReportRhythm } from '#schema/options/reports.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { AnalyticsRhythmEnum } from '#server/graphql/enums/reports.ts';
import { Requires } from '#server/graphql/requires.ts';

@Requires('admin')
@ObjectType({ description: 'When a report is mailed to the caller.' })
export class AnalyticsSchedule {
  @Field(() => ID, { description: 'The id of the schedule.' })
  id!: string;

  @Field(() => AnalyticsRhythmEnum, { description: 'How often.' })
  every!: ReportRhythm;

  @Field(() => Int, {
    nullable: true,
    description: 'Of what comes weekly: 1 is Monday, 7 is Sunday.',
  })
  weekday!: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Of what comes monthly: 1 to 31; a shorter month ends it.',
  })
  day!: number | null;

  @Field(() => Int, { description: 'The hour, 0 to 23.' })
  hour!: number;

  @Field(() => String, { description: "By whose clocks: the site's." })
  timeZone!: string;

  @Field(() => DateTime, { description: 'When the next mail is due.' })
  nextAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the last mail was; null before the first.',
  })
  lastSentAt!: Date | null;

  @Field(() => Boolean, {
    description:
      'Whether mails are sent; not while it is paused, nor after three failures in a row.',
  })
  isActive!: boolean;

  @Field(() => Int, { description: 'How often in a row the report could not be read.' })
  failures!: number;

  reportId!: string;
}
