import { ObjectType } from 'type-graphql';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { AdminCompany } from './adminCompany.type.ts';
import { AdminJob } from './adminJob.type.ts';

@Requires('admin')
@ObjectType({ description: 'A list of companies, a page at a time.' })
export class AdminCompanyConnection extends numberedConnectionOf(AdminCompany, 'AdminCompany') {}

@RequiresOrKey('JOBS_READ', 'admin')
@ObjectType({ description: 'A list of jobs, a page at a time.' })
export class AdminJobConnection extends numberedConnectionOf(AdminJob, 'AdminJob') {}
