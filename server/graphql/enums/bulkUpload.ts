import type { BulkRowOutcome, BulkUploadStatus } from '#schema/options/screens/bulkUpload.ts';
import { graphqlEnum } from './graphqlEnum.ts';

export const BulkUploadStatusEnum = graphqlEnum<BulkUploadStatus>(
  'BulkUploadStatus',
  'The status of a job upload.',
  {
    pending: 'The file was read and the upload is waiting to be started.',
    running: 'Its jobs are being created.',
    complete: 'Every row became a job or was refused.',
    failed: 'It ended without creating a job.',
    undone: 'Its jobs were removed again.',
  },
);

export const BulkRowOutcomeEnum = graphqlEnum<BulkRowOutcome>(
  'BulkRowOutcome',
  'The result of a row.',
  {
    waiting: 'Valid, but not a job yet.',
    created: 'A job was created.',
    refused: 'The row is invalid.',
  },
);
