import * as z from 'zod/mini';
import { APPLICATION_STATUSES, parseApplicationStatus } from '#schema/options/statuses.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import {
  clearable,
  line,
  noControlCharacters,
  orEmpty,
  paragraphs,
} from '#schema/validation/text.ts';
import { applicationResumeProblem, type ChosenFile } from '#schema/validation/upload.ts';
import { emailAddress } from '#schema/validation/values/email.ts';
import { option } from '#schema/validation/values/option.ts';
import { phone } from '#schema/validation/values/phone.ts';
import { answersSchema } from './answers.ts';

const jobMissing = issue('jobMissing');

const extras = {
  phone: clearable(phone()),
  coverLetter: orEmpty(paragraphs('coverLetter')),
  expectedSalary: clearable(line('expectedSalary', LENGTHS.name)),
};

/** The payload; name and email default to those of the account. */
export const applicationSchema = z.object({
  jobId: z
    .string({ error: jobMissing })
    .check(z.trim(), z.minLength(1), z.maxLength(LENGTHS.id), noControlCharacters('jobId')),
  resume: clearable(line('resume', LENGTHS.url)),
  name: clearable(line('name', LENGTHS.name)),
  email: clearable(emailAddress('emailShort')),
  ...extras,
  answers: answersSchema,
});
export type ApplicationValues = z.infer<typeof applicationSchema>;

const resumeFile = z.custom<ChosenFile>().check((payload) => {
  const message = applicationResumeProblem(payload.value);
  if (message) payload.issues.push({ code: 'custom', message, input: payload.value });
});

/** A change of a sent application; a field that is left out stays as it is. */
export const applicationEditSchema = z.object({
  id: line('applicationId', LENGTHS.id),
  phone: clearable(phone()),
  coverLetter: clearable(paragraphs('coverLetter')),
  expectedSalary: clearable(line('expectedSalary', LENGTHS.name)),
  resume: clearable(line('resume', LENGTHS.url)),
});
export type ApplicationEditValues = z.infer<typeof applicationEditSchema>;

/** The dialog, where the resume is still a file. */
export const applicationForm = z.object({
  name: line('name', LENGTHS.name),
  email: emailAddress('emailShort'),
  ...extras,
  resume: z.optional(z.nullable(resumeFile)),
});

export const applicationStatusSchema = z.object({
  status: option('status', parseApplicationStatus, APPLICATION_STATUSES),
});
