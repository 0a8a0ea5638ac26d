import { Field, ObjectType } from 'type-graphql';
import { Requires } from '#server/graphql/requires.ts';
import { Viewer } from '#server/graphql/viewerType.ts';
import { ApiKey } from './apiKey.type.ts';

@Requires('employer', 'admin')
@ObjectType({ description: 'The API key after the change.' })
export class ApiKeyPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;
}

@Requires('employer', 'admin')
@ObjectType({ description: 'An API key and its new secret.' })
export class ApiKeySecretPayload {
  @Field(() => ApiKey, { description: 'The key.' })
  apiKey!: ApiKey;

  @Field(() => String, {
    description:
      'The secret. Send it as `Authorization: Bearer …`. It is shown only once and is not stored.',
  })
  token!: string;

  @Field(() => Viewer, { description: 'The caller, with the current list of keys.' })
  viewer!: Viewer;
}
