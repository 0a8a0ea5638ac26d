import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { AnalyticsDashboard } from './reportBoard.type.ts';

@Requires('admin')
@ObjectType({
  description: 'The current state of a dashboard, or the last state of a deleted one.',
})
export class AnalyticsDashboardPayload {
  @Field(() => AnalyticsDashboard, { description: 'The dashboard.' })
  dashboard!: AnalyticsDashboard;
}
