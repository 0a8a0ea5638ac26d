import { Field, ID, InputType } from 'type-graphql';
import type { ApiScope } from '#schema/options/apiScopes.ts';
import { apiKeyNameSchema, apiKeySchema } from '#schema/validation/partners/apiKey.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApiScopeEnum } from '#server/graphql/enums/apiKeys.ts';
import { Validated } from '#server/graphql/validated.ts';

@Validated(apiKeySchema)
@InputType({ description: 'A key to be made.' })
export class CreateApiKeyInput {
  @Field(() => String, { description: 'What to call it, so that one knows later what uses it.' })
  name!: string;

  @Field(() => [ApiScopeEnum], {
    description: 'What it may; ANALYTICS_READ only from administrators.',
  })
  scopes!: ApiScope[];

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it ends by itself: from a day to a year from now; left out for 90 days.',
  })
  expiresAt?: Date | null;
}

@InputType({ description: 'Which key gets another secret.' })
export class RotateApiKeyInput {
  @Field(() => ID, { description: 'The id of the key.' })
  id!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'Until when the old secret lives on: 30 days at most, left out for 7; a moment that is over ends it at once.',
  })
  oldUntil?: Date | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the key ends by itself from now on; left out to leave that as it is.',
  })
  expiresAt?: Date | null;
}

@InputType({ description: 'Whose old secret ends now.' })
export class EndOldApiKeySecretInput {
  @Field(() => ID, { description: 'The id of the key.' })
  id!: string;
}

@Validated(apiKeyNameSchema)
@InputType({ description: 'Which key is called otherwise from now on.' })
export class RenameApiKeyInput {
  @Field(() => ID, { description: 'The id of the key.' })
  id!: string;

  @Field(() => String, { description: 'What to call it.' })
  name!: string;
}

@InputType({ description: 'Which key is ended.' })
export class RevokeApiKeyInput {
  @Field(() => ID, { description: 'The id of the key.' })
  id!: string;
}
