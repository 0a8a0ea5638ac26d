import * as z from 'zod/mini';
import { DECISIONS_AT_ONCE_MAX } from '#schema/options/applicationMoves.ts';
import { APPLICATION_SORTS, parseApplicationSort } from '#schema/options/screens/applications.ts';
import { isAny, parserFor } from '#schema/options/spelling.ts';
import {
  APPLICATION_STATUSES,
  parseApplicationStatus,
  type ApplicationStatus,
} from '#schema/options/statuses.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { fullPaging, searchWords, querySwitch } from '#schema/validation/search.ts';
import { clearable, line, missing } from '#schema/validation/text.ts';
import { converted } from '#schema/validation/values/converted.ts';
import { day } from '#schema/validation/values/dayRule.ts';
import { EXPERIENCE_YEARS_MAX } from '#schema/options/screens/candidates.ts';
import { AVAILABLE_WITHIN, parseAvailableWithin } from '#schema/options/noticePeriods.ts';
import { RATING_MAX, TAGS_FILTERED_MAX } from '#schema/options/screens/reviewDesk.ts';
import { moment } from '#schema/validation/values/moment.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';
import { flag, option } from '#schema/validation/values/option.ts';

const years = wholeNumber('experience', { min: 0, max: EXPERIENCE_YEARS_MAX });
const rupees = wholeNumber('salary', { min: 0, max: 2_000_000_000 });
const stars = wholeNumber('rating', { min: 1, max: RATING_MAX });
const tagIds = z
  .array(line('tagIds', LENGTHS.id), { error: issue('list', { label: 'tagIds' }) })
  .check(
    z.maxLength(TAGS_FILTERED_MAX, {
      error: issue('listMax', { label: 'tagIds', max: TAGS_FILTERED_MAX }),
    }),
  );

const applicants = {
  experienceFrom: clearable(years),
  experienceTo: clearable(years),
  availableWithin: clearable(option('noticePeriod', parseAvailableWithin, AVAILABLE_WITHIN)),
  payTo: clearable(rupees),
  place: searchWords('location'),
  ratingFrom: clearable(stars),
};

export const applicantFilterSchema = z.object({
  ...applicants,
  tagIds: clearable(tagIds),
  hasResume: clearable(flag('resume')),
});

const filter = {
  jobId: clearable(line('jobId', LENGTHS.id)),
  stageId: clearable(line('stage', LENGTHS.id)),
  search: searchWords('search'),
  appliedFrom: clearable(day('startDate')),
  appliedTo: clearable(day('endDate')),
  meetsMustHaves: clearable(flag('meetsMustHaves')),
};

/** The arguments of the list; GraphQL validates the enums. */
export const applicationFilterSchema = z.object(filter);

const status = option('status', parseApplicationStatus, APPLICATION_STATUSES);

/** The filter of an action on all matching applications, except those that are named. */
export const matchingApplicationsSchema = z.object({
  ...filter,
  statuses: clearable(
    z.array(status, { error: issue('list', { label: 'status' }) }).check(
      z.maxLength(APPLICATION_STATUSES.length, {
        error: issue('listMax', { label: 'status', max: APPLICATION_STATUSES.length }),
      }),
    ),
  ),
  applicants: clearable(applicantFilterSchema),
  until: moment(),
  except: z
    .array(line('applicationId', LENGTHS.id), { error: issue('list', { label: 'applicationIds' }) })
    .check(
      z.maxLength(DECISIONS_AT_ONCE_MAX, {
        error: issue('listMax', { label: 'applicationIds', max: DECISIONS_AT_ONCE_MAX }),
      }),
    ),
});

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

/** The filters on applicants in an address. */
const applicantsInAddress = {
  ...applicants,
  tags: clearable(
    z.pipe(
      z.pipe(
        z.string({ error: missing('tagIds') }),
        z.transform((text) => text.split(',').filter(Boolean)),
      ),
      tagIds,
    ),
  ),
  hasResume: clearable(option('resume', parserFor(['yes', 'no'] as const), ['yes', 'no'])),
};

/** GET /applications and its export. */
export const applicationQuerySchema = z.object({
  ...filter,
  ...applicantsInAddress,
  meetsMustHaves: querySwitch('meetsMustHaves'),
  // Unlike a switch, a missing value is not the same as false.
  withdrawn: clearable(querySwitch('withdrawn')),
  status: statuses,
  sort: clearable(option('sort', parseApplicationSort, APPLICATION_SORTS)),
  ...fullPaging,
});
export type ApplicationQueryValues = z.infer<typeof applicationQuerySchema>;

/** The filters on applicants; null if there are none. */
export function applicantsOf(values: ApplicationQueryValues) {
  const { experienceFrom, experienceTo, availableWithin, payTo, place, tags, ratingFrom } = values;
  const hasResume = values.hasResume ? values.hasResume === 'yes' : null;
  const numbers = { experienceFrom, experienceTo, payTo, ratingFrom };
  const asked = { ...numbers, availableWithin, place: place || null, tagIds: tags, hasResume };
  return Object.values(asked).some((value) => value != null) ? asked : null;
}
