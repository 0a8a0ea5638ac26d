import { Field, ID, ObjectType } from 'type-graphql';
import { API_SCOPES, type ApiKeyState, type ApiScope } from '#schema/options/apiScopes.ts';
import { DateTime } from '#server/graphql/dateTime.ts';
import { ApiKeyStateEnum, ApiScopeEnum } from '#server/graphql/enums/apiKeys.ts';
import { RequiresOrKey } from '#server/graphql/requires.ts';

@RequiresOrKey(API_SCOPES, 'employer', 'admin')
@ObjectType({ description: 'What opens the API for a program, as far as its scopes go.' })
export class ApiKey {
  @Field(() => ID, { description: 'Its id, which is no secret.' })
  id!: string;

  @Field(() => String, { description: 'What it is called by those who made it.' })
  name!: string;

  @Field(() => String, {
    description: 'The first 12 characters of its secret; nobody can show the rest again.',
  })
  prefix!: string;

  @Field(() => [ApiScopeEnum], { description: 'What it is allowed.' })
  scopes!: ApiScope[];

  @Field(() => ApiKeyStateEnum, { description: 'Whether it opens anything.' })
  state!: ApiKeyState;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of who made it; null once the account is gone.',
  })
  madeBy!: string | null;

  @Field(() => Boolean, { description: 'Whether the caller made it, and may rotate it.' })
  isOwn!: boolean;

  @Field(() => DateTime, { description: 'When it ends by itself.' })
  expiresAt!: Date;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was last used, to the minute; null before the first time.',
  })
  lastUsedAt!: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was revoked.' })
  revokedAt!: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The first 12 characters of the old secret, while that still opens something.',
  })
  oldPrefix!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'Until when the old secret opens something; null where there is none.',
  })
  oldUntil!: Date | null;
}
