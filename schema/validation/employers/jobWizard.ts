import * as z from 'zod/mini';
import { isListedJobTitle } from '#schema/options/jobTitles.ts';
import { issue } from '#schema/validation/issues.ts';
import { namesMissingFields, newJobFields } from './job.ts';
import { jobQuestions } from './jobQuestions.ts';
import type { Clock } from '#schema/validation/values/day.ts';

/** The posting wizard: the input of createJob, with a title from the list. */
export function jobWizardForm(clock: Clock) {
  const fields = newJobFields(clock);
  const title = fields.title.check(
    z.refine((value) => isListedJobTitle(value), { error: issue('jobTitleListed') }),
  );
  return z.object({ ...fields, title, questions: jobQuestions() }).check(namesMissingFields());
}
export type JobWizardValues = z.infer<ReturnType<typeof jobWizardForm>>;
