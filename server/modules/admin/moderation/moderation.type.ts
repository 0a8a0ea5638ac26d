import { ObjectType } from 'type-graphql';
import { numberedConnectionOf } from '#server/graphql/numberedConnection.ts';
import { Requires, RequiresOrKey } from '#server/graphql/requires.ts';
import { AdminCompany } from './adminCompany.type.ts';
import { AdminJob } from './adminJob.type.ts';

@Requires('admin')
@ObjectType({ description: 'A page of companies.' })
export class AdminCompanyConnection extends numberedConnectionOf(AdminCompany, 'AdminCompany') {}

@RequiresOrKey('JOBS_READ', 'admin')
@ObjectType({ description: 'A page of jobs.' })
export class AdminJobConnection extends numberedConnectionOf(AdminJob, 'AdminJob') {}
