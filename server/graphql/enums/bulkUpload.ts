import type { BulkRowOutcome, BulkUploadStatus } from '#schema/options/screens/bulkUpload.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const BulkUploadStatusEnum = graphqlEnum<BulkUploadStatus>(
  'BulkUploadStatus',
  'How far a job upload has come.',
  {
    pending: 'It has been read and waits to be started.',
    running: 'Its jobs are being made.',
    complete: 'Every row is a job, or was refused.',
    failed: 'It has ended, and not one row became a job.',
    undone: 'Its jobs were taken away again.',
  },
);

export const BulkRowOutcomeEnum = graphqlEnum<BulkRowOutcome>(
  'BulkRowOutcome',
  'What has become of a row.',
  {
    waiting: 'It is right, and no job yet.',
    created: 'It is a job.',
    refused: 'Something is wrong with it.',
  },
);
