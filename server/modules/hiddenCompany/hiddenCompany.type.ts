import { Field, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@RequiresLogin()
@ObjectType({ description: 'The result of hiding a company or showing it again.' })
export class HiddenCompanyPayload {
  @Field(() => Viewer, { description: 'The caller, with the updated hidden companies.' })
  viewer!: Viewer;
}
