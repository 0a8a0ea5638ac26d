import * as z from 'zod/mini';
import { parseAdminIndustryFilter } from '#schema/options/industries.ts';
import { ADMIN_STATUSES, parseAdminStatus } from '#schema/options/statuses.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, paragraphs } from './text.ts';
import { adminPaging, searchWords } from './search.ts';
import { day } from './values/dayRule.ts';
import { option, optionOrAny } from './values/option.ts';

/** PUT /companies/{id}/status and /jobs/{id}/status. */
export const adminStatusSchema = z.object({
  status: option('status', parseAdminStatus, ADMIN_STATUSES),
  adminNotes: clearable(paragraphs('adminNotes', LENGTHS.message)),
});

const searched = { ...adminPaging, search: searchWords('search') };

export const companyListSchema = z.object({
  ...searched,
  status: optionOrAny('status', parseAdminStatus),
});
export type CompanyListValues = z.infer<typeof companyListSchema>;

export const adminJobListSchema = z.object({
  ...searched,
  status: optionOrAny('status', parseAdminStatus),
  industry: optionOrAny('industry', parseAdminIndustryFilter),
});
export type AdminJobListValues = z.infer<typeof adminJobListSchema>;

/** GET /activity-logs/export: both days are included. */
export const activityExportSchema = z
  .object({
    format: z._default(
      z.enum(['csv', 'json'], { error: issue('option', { label: 'format' }) }),
      'csv',
    ),
    startDate: clearable(day('startDate')),
    endDate: clearable(day('endDate')),
  })
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      error: issue('dateOrder'),
      path: ['endDate'],
    }),
  );
export type ActivityExportValues = z.infer<typeof activityExportSchema>;
