import * as z from 'zod/mini';
import {
  DEFAULT_JOB_PERIOD,
  JOB_PERIODS,
  parseJobPeriod,
} from '#schema/options/screens/jobPerformance.ts';
import { clearable } from '#schema/validation/text.ts';
import { option } from '#schema/validation/values/option.ts';

/** GET /jobs/{id}/performance. */
export const jobPerformanceSchema = z.object({
  period: z.pipe(
    clearable(option('period', parseJobPeriod, JOB_PERIODS)),
    z.transform((value) => value ?? DEFAULT_JOB_PERIOD),
  ),
});
export type JobPerformanceValues = z.infer<typeof jobPerformanceSchema>;
