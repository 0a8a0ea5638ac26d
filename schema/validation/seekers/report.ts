import * as z from 'zod/mini';
import { parserFor } from '#schema/options/spelling.ts';
import { REPORT_REASONS } from '#schema/options/reportReasons.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { noControlCharacters, orEmpty, paragraphs } from '#schema/validation/text.ts';
import { option } from '#schema/validation/values/option.ts';

const reason = option('reason', parserFor(REPORT_REASONS), REPORT_REASONS);
const detail = orEmpty(paragraphs('message', LENGTHS.reason));

export const reportJobForm = z.object({ reason, detail });

export const reportJobSchema = z.object({
  jobId: z
    .string({ error: issue('jobMissing') })
    .check(z.maxLength(LENGTHS.id, { error: issue('jobMissing') }), noControlCharacters('jobId')),
  reason,
  detail,
});
