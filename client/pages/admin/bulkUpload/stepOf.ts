import type { BulkUploadStatus } from '#client/gql/graphql.ts';
import type { BulkStep } from '#schema/options/screens/bulkUpload.ts';

/** The step an upload is in. A failed one goes back to the preview. */
const STEPS: Readonly<Record<BulkUploadStatus, BulkStep>> = {
  PENDING: 'preview',
  FAILED: 'preview',
  RUNNING: 'processing',
  COMPLETE: 'complete',
  UNDONE: 'complete',
};

export const stepOf = (status: BulkUploadStatus): BulkStep => STEPS[status];
