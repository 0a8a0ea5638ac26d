import { Field, Float, ID, ObjectType } from 'type-graphql';
import type { FigureAlertDirection, FigureAlertKind } from '#schema/options/figureAlerts.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import {
  FigureAlertDirectionEnum,
  FigureAlertKindEnum,
} from '#server/graphql/enums/figureAlerts.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import type { CrossingFacts } from './crossingFacts.service.ts';
import type { FigureReading } from './readFigure.service.ts';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({
  description: 'A time at which a figure crossed the limit of an alert. Kept for 90 days.',
})
export class FigureAlertCrossing {
  @Field(() => ID, { description: 'The id of the crossing.' })
  id!: string;

  @Field(() => DateTime, { description: 'When the notification was sent.' })
  crossedAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the figure, or the last of the groups, was back within its limits; null if it has not been.',
  })
  returnedAt!: Date | null;

  alertId!: string;
  facts!: CrossingFacts;
}

/** Its question, state and crossings are resolved by field resolvers. */
@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({
  description:
    'Notifies an administrator when a figure crosses a limit, by bell, email and webhook, and again only after it has been back to normal.',
})
export class FigureAlert {
  @Field(() => ID, { description: 'The id of the alert.' })
  id!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => Boolean, {
    description: 'Whether it watches each group of the question; otherwise the total.',
  })
  isPerGroup!: boolean;

  @Field(() => FigureAlertKindEnum, { description: 'What it waits for.' })
  kind!: FigureAlertKind;

  @Field(() => FigureAlertDirectionEnum, { description: 'The direction.' })
  direction!: FigureAlertDirection;

  @Field(() => Float, { nullable: true, description: 'The limit; null for unusual days.' })
  amount!: number | null;

  @Field(() => Boolean, {
    description: 'For a change: whether the amount is percent of the earlier value.',
  })
  isPercent!: boolean;

  @Field(() => Boolean, { description: 'Whether it also sends an email.' })
  isMailed!: boolean;

  @Field(() => Boolean, { description: "Whether it is also sent to the administrators' webhooks." })
  isPosted!: boolean;

  @Field(() => Boolean, { description: 'Whether it is checked.' })
  isActive!: boolean;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last checked; null before the first check.',
  })
  checkedAt!: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Since when the figure, or a group, is beyond its limit; null while it is not.',
  })
  crossedAt!: Date | null;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt!: Date;

  userId!: string;
  reportId!: string | null;
  measureKey!: string;
  stored!: unknown;
  isReadable!: boolean;
  reading!: FigureReading | null;
  failure!: string | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A day, and the value of the figure on it.' })
export class FigureAlertDay {
  @Field(() => String, { description: 'The local day, YYYY-MM-DD.' })
  day!: string;

  @Field(() => Float, { nullable: true, description: 'The value; null if there is none.' })
  value!: number | null;

  @Field(() => String, { description: 'The value in words.' })
  text!: string;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A group that is beyond the limit of an alert.' })
export class FigureAlertGroup {
  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => Float, { nullable: true, description: 'The value; null if there is none.' })
  value!: number | null;

  @Field(() => String, { description: 'The value in words.' })
  text!: string;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'What an alert would do now. Nothing is sent.' })
export class FigureAlertTrial {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the figure is beyond its limit; null if that cannot be judged.',
  })
  isMet!: boolean | null;

  @Field(() => String, { description: 'What was found, in words.' })
  finding!: string;

  @Field(() => String, { description: 'When it notifies you, in words.' })
  condition!: string;

  @Field(() => String, { description: 'The subject of the email.' })
  subject!: string;

  @Field(() => [FigureAlertDay], {
    description: 'The days that the email shows; none for an alert on each group.',
  })
  days!: FigureAlertDay[];

  @Field(() => [FigureAlertGroup], {
    description: 'The groups that the email shows; none for an alert on the total.',
  })
  groups!: FigureAlertGroup[];

  @Field(() => String, { description: 'The path of the page that shows the figure and its rows.' })
  link!: string;

  @Field(() => String, { description: 'The body that webhooks would receive, as JSON.' })
  webhookBody!: string;
}
