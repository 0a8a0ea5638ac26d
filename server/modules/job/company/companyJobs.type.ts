import { connectionOf } from '#server/graphql/connection.ts';
import { Job } from '#server/modules/job/job.type.ts';

export const CompanyJobConnection = connectionOf(Job, 'CompanyJob');
