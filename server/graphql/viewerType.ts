import { Field, ID, ObjectType } from 'type-graphql';
import { API_SCOPES } from '#schema/options/apiScopes.ts';
import { ROLES } from '#schema/options/roles.ts';
import { RequiresLogin, RequiresOrKey } from '#server/graphql/requires.ts';

/** Each module adds the caller's own data with field resolvers. */
@RequiresLogin()
@ObjectType({ description: 'Everything that belongs to the caller.' })
export class Viewer {
  @RequiresOrKey(API_SCOPES, ...ROLES)
  @Field(() => ID, { description: "The id of the caller's account." })
  id!: string;
}
