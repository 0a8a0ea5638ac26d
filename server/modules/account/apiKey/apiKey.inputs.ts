import { Field, ID, InputType } from 'type-graphql';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import { apiKeyNameSchema, apiKeySchema } from '#schema/validation/partners/apiKey.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApiScopeEnum } from '#server/graphql/enums/apiKeys.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(apiKeySchema)
@InputType({ description: 'The API key to create.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'A name that helps you recognize later what uses the key.' })
  name!: string;

  @Field(() => [ApiScopeEnum], {
    description: 'What the key may do. Only administrators can grant ANALYTICS_READ.',
  })
  scopes!: ApiScope[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the key expires, from a day to a year from now. Defaults to 90 days.',
  })
  expiresAt?: Date | null;
}

@InputType({ description: 'The API key that gets a new secret.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'The id of the key.' })
  id!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'How long the old secret still works: 30 days at most, 7 by default. A time in the past ends it at once.',
  })
  oldUntil?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'The new expiry of the key. Leave it out to keep the current one.',
  })
  expiresAt?: Date | null;
}

@InputType({ description: 'The API key whose old secret ends now.' })
export class EndOldApiKeySecretInput {
  @Field(() => ID, { description: 'The id of the key.' })
  id!: string;
}

@Validated(apiKeyNameSchema)
@InputType({ description: 'The API key to rename.' })
export class RenameApiKeyInput {
  @Field(() => ID, { description: 'The id of the key.' })
  id!: string;

  @Field(() => String, { description: 'The new name.' })
  name!: string;
}

@InputType({ description: 'The API key to revoke.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The id of the key.' })
  id!: string;
}
