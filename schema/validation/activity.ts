import * as z from 'zod/mini';
import { issue } from './issues.ts';
import { adminPaging, searchWords } from './search.ts';
import { clearable } from './text.ts';
import { day } from './values/dayRule.ts';

/** These values come from the address bar. A value that matches no entry is not an error. */
const wanted = {
  search: searchWords('search'),
  action: searchWords('search'),
  actorId: searchWords('search'),
  subjectKind: searchWords('search'),
  subjectId: searchWords('search'),
};

/** The arguments of the log; both days are included. */
export const activityFilterSchema = z
  .object({ ...wanted, from: clearable(day('startDate')), to: clearable(day('endDate')) })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, {
      error: issue('dateOrder'),
      path: ['to'],
    }),
  );

/** GET /activity-logs */
export const activityListSchema = z
  .object({
    ...wanted,
    startDate: clearable(day('startDate')),
    endDate: clearable(day('endDate')),
    ...adminPaging,
  })
  .check(
    z.refine(({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate, {
      error: issue('dateOrder'),
      path: ['endDate'],
    }),
  );
export type ActivityListValues = z.infer<typeof activityListSchema>;
