import * as z from 'zod/mini';
import { SEGMENT_NAME_MAX, SEGMENT_NOUNS } from '#schema/options/segments.ts';
import { LENGTHS } from './lengths.ts';
import { clearable, line } from './text.ts';
import { wholeNumber } from './values/numbers.ts';

/** The analytics model validates the conditions. */
export const saveSegmentSchema = z.object({
  id: clearable(line('segmentId', LENGTHS.id)),
  version: clearable(wholeNumber('version', { min: 1, max: 2_147_483_647 })),
  name: line('segmentName', SEGMENT_NAME_MAX),
  noun: z.enum(SEGMENT_NOUNS),
});
