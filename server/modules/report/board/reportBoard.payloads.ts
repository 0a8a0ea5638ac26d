import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AnalyticsDashboard } from './reportBoard.type.ts';

@Requires('admin')
@ObjectType({ description: 'A dashboard as it is now; a deleted one as it was.' })
export class AnalyticsDashboardPayload {
  @Field(() => AnalyticsDashboard, { description: 'The dashboard.' })
  dashboard!: AnalyticsDashboard;
}
