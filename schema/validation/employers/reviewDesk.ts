import * as z from 'zod/mini';
import {
  RATING_MAX,
  TAG_LENGTH_MAX,
  VIEW_NAME_MAX,
  VIEW_QUERY_MAX,
} from '#schema/options/screens/reviewDesk.ts';
import { issue } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, maxLength, missing } from '#schema/validation/text.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';

export const rateApplicationSchema = z.object({
  applicationId: line('applicationId', LENGTHS.id),
  stars: clearable(wholeNumber('rating', { min: 1, max: RATING_MAX })),
});

const name = line('tag', TAG_LENGTH_MAX);

export const tagSchema = z.object({ name });
export const renameTagSchema = z.object({ id: line('tag', LENGTHS.id), name });

/** A query string as `URLSearchParams` writes it. */
const QUERY = /^[\w%&=.,+~*-]*$/;

export const saveViewSchema = z.object({
  name: line('name', VIEW_NAME_MAX),
  query: z.string({ error: missing('filter') }).check(
    maxLength('filter', VIEW_QUERY_MAX),
    z.refine((text) => QUERY.test(text), { error: issue('characters', { label: 'filter' }) }),
  ),
});
