import * as z from 'zod/mini';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { clearable, line, paragraphs } from '#schema/validation/text.ts';

/** GraphQL validates the reason. */
export const withdrawalSchema = z.object({
  id: line('applicationId', LENGTHS.id),
  text: clearable(paragraphs('withdrawalText', LENGTHS.reason)),
});

/** The dialog. */
export const withdrawalForm = z.object({
  text: clearable(paragraphs('withdrawalText', LENGTHS.reason)),
});
