import * as z from 'zod/mini';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, paragraphs } from '#schema/validation/text.ts';
import { wholeNumber } from '#schema/validation/values/numbers.ts';

const answer = {
  rating: wholeNumber('treatmentRating', { min: 1, max: 5 }),
  comment: clearable(paragraphs('treatmentComment', LENGTHS.reason)),
};

export const treatmentSchema = z.object({ id: line('applicationId', LENGTHS.id), ...answer });

/** The form on the page. */
export const treatmentForm = z.object(answer);
