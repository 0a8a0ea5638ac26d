import { Field, ID, ObjectType } from 'type-graphql';
import { API_SCOPES, type ApiKeyState, type ApiScope } from '#schema/options/apiScopes.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApiKeyStateEnum, ApiScopeEnum } from '#server/graphql/enums/apiKeys.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';
import { optional } from '#server/graphql/optional.ts';

@RequiresOrKey(API_SCOPES, 'employer', 'admin')
@ObjectType({ description: 'A key that lets a program use the API, limited to its scopes.' })
export class ApiKey {
  @Field(() => ID, { description: 'The id, which is not secret.' })
  id!: string;

  @Field(() => String, { description: 'The name.' })
  name!: string;

  @Field(() => String, {
    description: 'The first 12 characters of the secret. The rest cannot be shown again.',
  })
  prefix!: string;

  @Field(() => [ApiScopeEnum], { description: 'What the key may do.' })
  scopes!: ApiScope[];

  @Field(() => ApiKeyStateEnum, { description: 'Whether the key works.' })
  state!: ApiKeyState;

  @Field(() => DateTime, { description: 'When the key was created.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the user who created it; null once the account is gone.',
  })
  madeBy!: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the user with whose rights it works: who created it or, once they have left, an owner of the company.',
  })
  answersForIt!: string | null;

  @Field(() => Boolean, {
    description: 'Whether it works with the caller’s rights, who may rotate it.',
  })
  isOwn!: boolean;

  @Field(() => Boolean, {
    description:
      'Whether its creator has left and still knows the secret. Rotate the key to end that.',
  })
  wasHandedOver!: boolean;

  @Field(() => DateTime, { description: 'When the key expires.' })
  expiresAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the key was last used, to the minute; null if it never was.',
  })
  lastUsedAt!: Date | null;

  @Field(() => DateTime, optional('When the key was revoked.'))
  revokedAt!: Date | null;

  @Field(() => String, optional('The first 12 characters of the old secret while it still works.'))
  oldPrefix!: string | null;

  @Field(() => DateTime, optional('When the old secret ends; null if there is none.'))
  oldUntil!: Date | null;
}
