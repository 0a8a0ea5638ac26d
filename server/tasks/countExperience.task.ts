import { countExperience } from '#server/modules/candidate/countExperience.service.ts';
import { defineTask } from './task.ts';

/** Runs before the recount, which compares the months. */
export const countExperienceTask = defineTask({
  name: 'count-experience',
  hour: '20 0 * * *',
  endsWithin: 30 * 60,
  run: countExperience,
});
