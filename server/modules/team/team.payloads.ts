import { Field, Int, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';

@Requires('employer')
@ObjectType({ description: 'The result of changing the team.' })
export class TeamPayload {
  @Field(() => Viewer, { description: 'The caller, with the updated team.' })
  viewer!: Viewer;
}

@Requires('employer')
@ObjectType({ description: 'The result of handing work over.' })
export class HandOverPayload extends TeamPayload {
  @Field(() => Int, { description: 'How many jobs were handed over.' })
  jobs!: number;

  @Field(() => Int, { description: 'How many conversations with applicants were handed over.' })
  conversations!: number;
}
