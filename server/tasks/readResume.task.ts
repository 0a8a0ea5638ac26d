import { readResume } from '#server/modules/candidate/resume/readResume.service.ts';
import { defineTask } from './task.ts';

export const readResumeTask = defineTask({
  name: 'read-resume',
  endsWithin: 120,
  retry: { times: 12, first: 60, longest: 600 },
  run: (services, { resumeId }) => readResume(services, resumeId),
});
