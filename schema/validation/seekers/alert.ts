import * as z from 'zod/mini';
import {
  ALERT_FREQUENCIES,
  type AlertJobType,
  DEFAULT_ALERT_FREQUENCY,
  parseAlertFrequency,
} from '#schema/options/alerts.ts';
import { parseJobTypeFilter } from '#schema/options/jobTypes.ts';
import { parseSalaryRange } from '#schema/options/salaryRanges.ts';
import { filtersIn } from '#schema/search/filterAddress.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, maxLength, missing } from '#schema/validation/text.ts';
import { flag, option, optionOrAny } from '#schema/validation/values/option.ts';

const criteria = {
  name: line('alertName', LENGTHS.name),
  keywords: line('keywords'),
  location: clearable(line('location')),
  jobType: optionOrAny('jobType', parseAlertJobType),
  salaryRange: optionOrAny('salaryRange', parseSalaryRange),
  filters: clearable(
    z.pipe(
      z.string({ error: missing('filters') }).check(maxLength('filters', LENGTHS.argument)),
      z.transform((address) => filtersIn(address) || null),
    ),
  ),
};

const frequency = option('frequency', parseAlertFrequency, ALERT_FREQUENCIES);

/** For creating an alert, which is active at first. */
export const alertSchema = z.object({
  ...criteria,
  frequency: z.pipe(
    clearable(frequency),
    z.transform((value) => value ?? DEFAULT_ALERT_FREQUENCY),
  ),
});
export type AlertValues = z.infer<typeof alertSchema>;

export const updateAlertSchema = z.partial(
  z.object({ ...criteria, frequency, isActive: flag('isActive') }),
);

/** The same with the id of the alert. */
export const updateAlertInputSchema = z.extend(updateAlertSchema, { id: z.string() });
export type UpdateAlertInputValues = z.infer<typeof updateAlertInputSchema>;

/** An alert treats remote work as one of its job types. */
function parseAlertJobType(text: string): AlertJobType | null {
  const choice = parseJobTypeFilter(text);
  return choice?.remoteOnly ? 'remote' : (choice?.type ?? null);
}
