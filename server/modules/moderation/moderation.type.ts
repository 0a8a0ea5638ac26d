import { Field, Int, ObjectType, type ClassType } from 'type-graphql';
import { connectionOf } from '#server/graphql/connection.ts';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { AdminCompany } from './adminCompany.type.ts';
import { AdminJob } from './adminJob.type.ts';

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

/** What administrators' lists say besides: they are numbered, and small. */
export function numbered<Row extends object>(type: ClassType<Row>, name: string) {
  @ObjectType()
  abstract class Numbered extends connectionOf(type, name) {
    @Field(() => Int, { description: 'The number of this page, from 1.' })
    page!: number;

    @Field(() => Int, { description: 'How many there are on a page at most.' })
    limit!: number;

    @Field(() => Int, { description: 'How many pages there are; at least 1.' })
    totalPages!: number;
  }
  return Numbered;
}

@Requires('admin')
@ObjectType({ description: 'A list of companies, a page at a time.' })
export class AdminCompanyConnection extends numbered(AdminCompany, 'AdminCompany') {}

@RequiresOrKey('JOBS_READ', 'admin')
@ObjectType({ description: 'A list of jobs, a page at a time.' })
export class AdminJobConnection extends numbered(AdminJob, 'AdminJob') {}

/** Its fields have resolvers of their own. */
@Requires('admin')
@ObjectType({ description: 'What administrators read.' })
export class Admin {
  @Field(() => AdminPermissions, { description: 'What the caller may do here.' })
  permissions!: AdminPermissions;
}
