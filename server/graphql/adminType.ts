import { Field, ObjectType } from 'type-graphql';
import { Requires } from './requires.ts';

@Requires('admin')
@ObjectType({ description: 'What the caller may do as an administrator.' })
export class AdminPermissions {
  @Field(() => Boolean, { description: 'Upload many jobs at once.' })
  canBulkUpload!: boolean;

  @Field(() => Boolean, { description: 'Change and suspend users.' })
  canManageUsers!: boolean;

  @Field(() => Boolean, { description: 'Approve, reject and suspend companies.' })
  canManageCompanies!: boolean;

  @Field(() => Boolean, { description: 'Approve, reject and suspend jobs.' })
  canManageJobs!: boolean;

  @Field(() => Boolean, { description: 'See analytics.' })
  canViewAnalytics!: boolean;

  @Field(() => Boolean, { description: 'Change the settings of the site.' })
  canAccessSettings!: boolean;
}

/** The fields have separate resolvers. */
@Requires('admin')
@ObjectType({ description: 'Everything that only administrators can read.' })
export class Admin {
  @Field(() => AdminPermissions, { description: 'What the caller may do as an administrator.' })
  permissions!: AdminPermissions;
}
