import { Field, ID, ObjectType } from 'type-graphql';
import { RequiresLogin } from '#server/graphql/requires.ts';

/** Each module adds what is the caller's there, with a field resolver of its own. */
@RequiresLogin()
@ObjectType({ description: 'What belongs to the caller.' })
export class Viewer {
  @Field(() => ID, { description: "The id of the caller's account." })
  id!: string;
}
