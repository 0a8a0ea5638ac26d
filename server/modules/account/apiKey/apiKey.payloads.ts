import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { ApiKey } from './apiKey.type.ts';

@Requires('employer', 'admin')
@ObjectType({ description: 'A key as it is now.' })
export class ApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'A key and its new secret.' })
export class ApiKeySecretPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;

  @Field(() => String, {
    description:
      'The secret, to be sent as `Authorization: Bearer …`. It is answered this once and kept nowhere.',
  })
  token!: string;

  @Field(() => Viewer, { description: 'The caller, with all keys as they are now.' })
  viewer!: Viewer;
}
