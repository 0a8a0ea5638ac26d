import { withLeanHeap } from '#server/modules/bulkUpload/createJobs/leanHeap.service.ts';
import {
  resumeBulkUploads,
  runBulkUpload,
} from '#server/modules/bulkUpload/createJobs/runBulkUpload.service.ts';
import { defineTask } from './task.ts';

export const runBulkUploadTask = defineTask({
  name: 'run-bulk-upload',
  endsWithin: 120,
  retry: { times: 100, first: 2, longest: 60 },
  run: (services, { uploadId }) => withLeanHeap(() => runBulkUpload(services, uploadId)),
  resume: (services) => resumeBulkUploads(services),
});
