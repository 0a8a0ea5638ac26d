import type { BulkUploadStatus } from '#client/gql/graphql.ts';
import type { BulkStep } from '#schema/options/screens/bulkUpload.ts';

/** Where an upload stands: what has failed is looked at again. */
const STEPS: Readonly<Record<BulkUploadStatus, BulkStep>> = {
  PENDING: 'preview',
  FAILED: 'preview',
  RUNNING: 'processing',
  COMPLETE: 'complete',
  UNDONE: 'complete',
};

export const stepOf = (status: BulkUploadStatus): BulkStep => STEPS[status];
