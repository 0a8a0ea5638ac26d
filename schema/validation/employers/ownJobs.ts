import * as z from 'zod/mini';
import {
  CHANGED_JOBS_MAX,
  OWN_JOBS_SHOWN,
  OWN_JOBS_SORTS,
  parseOwnJobsShown,
  parseOwnJobsSort,
} from '#schema/options/screens/ownJobs.ts';
import { paging, searchWords } from '#schema/validation/search.ts';
import { clearable } from '#schema/validation/text.ts';
import { option } from '#schema/validation/values/option.ts';

const choices = {
  search: searchWords('search'),
  show: z.pipe(
    clearable(option('status', parseOwnJobsShown, OWN_JOBS_SHOWN)),
    z.transform((value) => value ?? 'all'),
  ),
  sort: z.pipe(
    clearable(option('sort', parseOwnJobsSort, OWN_JOBS_SORTS)),
    z.transform((value) => value ?? 'date'),
  ),
};

/** GET /jobs/my-jobs. */
export const ownJobsSchema = z.object({ ...choices, ...paging });
export type OwnJobsValues = z.infer<typeof ownJobsSchema>;

/** The export of own jobs: the selected ones, or all in the list. */
export const ownJobsExportSchema = z.object({
  ...choices,
  ids: z.pipe(
    searchIds(),
    z.transform((ids) => ids.slice(0, CHANGED_JOBS_MAX)),
  ),
});
export type OwnJobsExportValues = z.infer<typeof ownJobsExportSchema>;

/** `ids=a,b` or `ids=a&ids=b`; if left out, no job is selected. */
function searchIds() {
  const given = z.optional(z.nullable(z.union([z.string(), z.array(z.string())])));
  return z.pipe(
    given,
    z.transform((value) =>
      [value ?? []]
        .flat()
        .flatMap((text) => text.split(','))
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  );
}
