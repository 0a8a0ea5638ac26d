import { Field, ID, ObjectType } from 'type-graphql';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { connectionOf } from '#server/graphql/connection.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { AnalyticsMeasureEnum, AnalyticsPartEnum } from '../analyticsEnums.type.ts';
import { AnalyticsQueryValue } from '../analyticsQuery.type.ts';
import type { MeasureKey } from '../model/measures.ts';
import type { RowPart } from './rowParts.ts';

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'A job, company or user that a row behind a figure is about.' })
export class FigureRowLink {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => String, { description: 'Its title or name.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'Its page in the admin area; null if it has been deleted.',
  })
  path!: string | null;
}

const about = (what: string) => ({ nullable: true, description: `The ${what} it is about.` });

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({ description: 'One of the rows behind a figure.' })
export class FigureRow {
  @Field(() => ID, {
    description: 'The id of the row: of a job, application, view and so on, by what is counted.',
  })
  id!: string;

  @Field(() => DateTime, {
    description: 'The moment that places it in time; the latest, for what is counted once.',
  })
  at!: Date;

  @Field(() => String, { description: 'The name that people see.' })
  label!: string;

  @Field(() => String, {
    nullable: true,
    description: 'A second fact, such as the status of an application or the source of a view.',
  })
  detail!: string | null;

  @Field(() => FigureRowLink, about('job'))
  job!: FigureRowLink | null;

  @Field(() => FigureRowLink, about('company'))
  company!: FigureRowLink | null;

  @Field(() => FigureRowLink, {
    nullable: true,
    description: 'The person it is about. Always null for an API key.',
  })
  user!: FigureRowLink | null;

  @Field(() => ID, about('application'))
  applicationId!: string | null;
}

@RequiresOrKey('ANALYTICS_READ', 'admin')
@ObjectType({
  description: 'The rows behind a figure, the newest first. A count has as many rows as it says.',
})
export class FigureRowConnection extends connectionOf(FigureRow, 'FigureRow') {
  @Field(() => AnalyticsMeasureEnum, { description: 'The measure of the figure.' })
  measure!: MeasureKey;

  @Field(() => AnalyticsPartEnum, { description: 'The part of the measure the rows belong to.' })
  part!: RowPart;

  @Field(() => [AnalyticsPartEnum], {
    description: 'All parts of the measure whose rows can be listed.',
  })
  parts!: RowPart[];

  @Field(() => Boolean, {
    description:
      'Whether the figure is of a moment, so that the rows are what was there just before `to`.',
  })
  isStock!: boolean;

  @Field(() => DateTime, { nullable: true, description: 'The start of the period of the rows.' })
  from!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'The end of the period, exclusive.' })
  to!: Date | null;

  @Field(() => String, { description: 'The time zone of the question.' })
  timeZone!: string;

  @Field(() => AnalyticsQueryValue, {
    description:
      'A question about just these rows. Add dimensions to split the figure in other ways.',
  })
  query!: AnalyticsQuery;

  @Field(() => String, { description: 'The page of the site that opens this question.' })
  address!: string;
}
