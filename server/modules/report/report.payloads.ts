import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AnalyticsReport } from './report.type.ts';

@Requires('admin')
@ObjectType({ description: 'The current state of a report, or the last state of a deleted one.' })
export class AnalyticsReportPayload {
  @Field(() => AnalyticsReport, { description: 'The report.' })
  report!: AnalyticsReport;
}
