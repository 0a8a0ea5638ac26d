import * as z from 'zod/mini';
import { parseAdminIndustryFilter } from '#schema/options/industries.ts';
import {
  CHANGE_DECISIONS,
  MODERATED_JOBS_MAX,
  parseChangeDecision,
} from '#schema/options/moderationMoves.ts';
import {
  ADMIN_ACTIONS,
  ADMIN_STATUSES,
  parseAdminAction,
  parseAdminStatus,
} from '#schema/options/statuses.ts';
import { adminStatusSchema } from './adminActions.ts';
import { issue } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { searchWords } from './search.ts';
import { clearable, line, paragraphs } from './text.ts';
import { moment } from './values/moment.ts';
import { option, optionOrAny } from './values/option.ts';

const id = line('jobId', LENGTHS.id);
const jobIds = issue('listMax', { label: 'jobIds', max: MODERATED_JOBS_MAX });

/** A decision on one company or job; `from` and `updatedAt` are what the administrator saw. */
export const moderateSchema = z.extend(adminStatusSchema, {
  id,
  from: clearable(option('status', parseAdminStatus, ADMIN_STATUSES)),
  updatedAt: z.optional(z.nullable(moment())),
});

export const changeJobsStatusSchema = z.object({
  ids: z
    .array(id, { error: issue('list', { label: 'jobIds' }) })
    .check(
      z.minLength(1, { error: issue('listMin', { label: 'jobIds' }) }),
      z.maxLength(MODERATED_JOBS_MAX, { error: jobIds }),
    ),
  action: option('action', parseAdminAction, ADMIN_ACTIONS),
  seen: z.optional(
    z.nullable(
      z
        .array(z.object({ id, updatedAt: moment() }))
        .check(z.maxLength(MODERATED_JOBS_MAX, { error: jobIds })),
    ),
  ),
  adminNotes: clearable(paragraphs('adminNotes', LENGTHS.message)),
});

/** The arguments of administrators' lists; GraphQL validates the enums. */
export const searchedByAdminSchema = z.object({
  search: searchWords('search'),
  industry: optionOrAny('industry', parseAdminIndustryFilter),
});

/** A decision on a pending change. */
export const decidePendingChangeSchema = z.object({
  id: line('changeId', LENGTHS.id),
  decision: option('action', parseChangeDecision, CHANGE_DECISIONS),
  proposedAt: z.optional(z.nullable(moment())),
  adminNotes: clearable(paragraphs('adminNotes', LENGTHS.message)),
});
