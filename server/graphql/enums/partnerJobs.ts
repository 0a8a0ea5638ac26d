import type { DeleteOutcome, PutOutcome } from '#schema/options/partnerJobs.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const PutOutcomeEnum = graphqlEnum<PutOutcome>(
  'PutOutcome',
  'What has become of a job that a partner has sent.',
  {
    created: 'There was none with this external id; now there is.',
    updated: 'It says something else now.',
    unchanged: 'It said just that already.',
    refused: 'It stays as it was, or was not made; its errors say why.',
  },
);

export const DeleteOutcomeEnum = graphqlEnum<DeleteOutcome>(
  'DeleteOutcome',
  'What has become of a job that a partner wants to be gone.',
  {
    deleted: 'It is gone from every view.',
    missing: 'There is none with this external id.',
  },
);
