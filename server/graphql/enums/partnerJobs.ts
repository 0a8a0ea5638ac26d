import type { DeleteOutcome, PutOutcome } from '#schema/options/partnerJobs.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const PutOutcomeEnum = graphqlEnum<PutOutcome>(
  'PutOutcome',
  'The result of a job that a partner sent.',
  {
    created: 'A new job was created with this external id.',
    updated: 'The existing job was changed.',
    unchanged: 'The existing job was already the same.',
    refused: 'Nothing was created or changed; the errors say why.',
  },
);

export const DeleteOutcomeEnum = graphqlEnum<DeleteOutcome>(
  'DeleteOutcome',
  'The result of a job that a partner deleted.',
  {
    deleted: 'The job was deleted.',
    missing: 'No job has this external id.',
  },
);
