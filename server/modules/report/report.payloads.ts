import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AnalyticsReport } from './report.type.ts';

@Requires('admin')
@ObjectType({ description: 'A report as it is now; a deleted one as it was.' })
export class AnalyticsReportPayload {
  @Field(() => AnalyticsReport, { description: 'The report.' })
  report!: AnalyticsReport;
}
