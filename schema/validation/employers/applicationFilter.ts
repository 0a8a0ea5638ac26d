import * as z from 'zod/mini';
import { APPLICATION_SORTS, parseApplicationSort } from '#schema/options/screens/applications.ts';
import { isAny } from '#schema/options/spelling.ts';
import { parseApplicationStatus, type ApplicationStatus } from '#schema/options/statuses.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { fullPaging, searchWords } from '#schema/validation/search.ts';
import { clearable, line, missing } from '#schema/validation/text.ts';
import { converted } from '#schema/validation/values/converted.ts';
import { day } from '#schema/validation/values/day.ts';
import { option } from '#schema/validation/values/option.ts';

const filter = {
  jobId: clearable(line('jobId', LENGTHS.id)),
  search: searchWords('search'),
  appliedFrom: clearable(day('startDate')),
  appliedTo: clearable(day('endDate')),
};

/** The arguments of the list; GraphQL validates the enums. */
export const applicationFilterSchema = z.object(filter);

const text = z.optional(
  z.nullable(z.union([z.string(), z.array(z.string())], { error: missing('status') })),
);

/** One or more statuses, separated by commas or repeated; empty and "all" mean every status. */
const statuses = z.pipe(
  text,
  converted<string | string[] | null | undefined, ApplicationStatus[] | null>((given, refuse) => {
    const words = [given ?? []].flat().flatMap((entry) => entry.split(','));
    if (words.every(isAny)) return null;
    const found = words.map(parseApplicationStatus);
    return found.every((status) => status !== null)
      ? found
      : refuse(issue('option', { label: 'status' }));
  }),
);

/** GET /applications and its export. */
export const applicationQuerySchema = z.object({
  ...filter,
  status: statuses,
  sort: clearable(option('sort', parseApplicationSort, APPLICATION_SORTS)),
  ...fullPaging,
});
export type ApplicationQueryValues = z.infer<typeof applicationQuerySchema>;
