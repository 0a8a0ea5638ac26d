import { endUndoWindow } from '#server/modules/application/status/endUndoWindow.service.ts';
import { defineTask } from './task.ts';

export const notifyApplicantsTask = defineTask({
  // The name of its queue is older: work may be waiting in it during an update.
  name: 'tell-decisions',
  atOnce: 2,
  endsWithin: 120,
  retry: { times: 1_500, first: 1, longest: 60 },
  run: (services, { batchId }) => endUndoWindow(services, batchId),
});
