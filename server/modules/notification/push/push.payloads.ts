import { Field, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@RequiresLogin()
@ObjectType({ description: 'The caller, after a change of the browsers that get notifications.' })
export class PushSubscriptionPayload {
  @Field(() => Viewer, { description: 'The caller.' })
  viewer!: Viewer;
}
