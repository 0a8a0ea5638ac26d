import * as z from 'zod/mini';
import {
  ALERT_FREQUENCIES,
  DEFAULT_ALERT_FREQUENCY,
  parseAlertFrequency,
} from '#schema/options/alerts.ts';
import { type JobType, parseJobTypeFilter } from '#schema/options/jobTypes.ts';
import { parseSalaryRange } from '#schema/options/salaryRanges.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line } from './text.ts';
import { flag, option, optionOrAny } from './values/option.ts';

const criteria = {
  name: line('alertName', LENGTHS.name),
  keywords: line('keywords'),
  location: clearable(line('location')),
  jobType: optionOrAny('jobType', parseAlertJobType),
  salaryRange: optionOrAny('salaryRange', parseSalaryRange),
};

const frequency = option('frequency', parseAlertFrequency, ALERT_FREQUENCIES);

/** Creating: a new alert is active. */
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
export type UpdateAlertValues = z.infer<typeof updateAlertSchema>;

/** Remote stands among an alert's types. */
function parseAlertJobType(text: string): JobType | 'remote' | null {
  const choice = parseJobTypeFilter(text);
  return choice?.remoteOnly ? 'remote' : (choice?.type ?? null);
}
