import { Field, ObjectType } from 'type-graphql';
import { Requires } from './requires.ts';

@Requires('admin')
@ObjectType({ description: 'What the caller may do in the administration.' })
export class AdminPermissions {
  @Field(() => Boolean, { description: 'Upload many jobs at once.' })
  canBulkUpload!: boolean;

  @Field(() => Boolean, { description: 'Change and suspend people.' })
  canManageUsers!: boolean;

  @Field(() => Boolean, { description: 'Decide on companies.' })
  canManageCompanies!: boolean;

  @Field(() => Boolean, { description: 'Decide on jobs.' })
  canManageJobs!: boolean;

  @Field(() => Boolean, { description: 'See the figures.' })
  canViewAnalytics!: boolean;

  @Field(() => Boolean, { description: 'Change the settings of the site.' })
  canAccessSettings!: boolean;
}

/** Its fields have resolvers of their own. */
@Requires('admin')
@ObjectType({ description: 'What administrators read.' })
export class Admin {
  @Field(() => AdminPermissions, { description: 'What the caller may do here.' })
  permissions!: AdminPermissions;
}
