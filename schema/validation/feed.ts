import * as z from 'zod/mini';
import { stateOf } from '#schema/locations/locations.ts';
import { CATEGORIES, parseCategory } from '#schema/options/categories.ts';
import { clearable } from './text.ts';
import { day } from './values/dayRule.ts';
import { option } from './values/option.ts';

/** The filters of a feed: a category, a state by any of its names, posted since a day. */
export const feedQuerySchema = z.object({
  category: clearable(option('category', parseCategory, CATEGORIES)),
  state: clearable(option('state', stateOf)),
  since: clearable(day('startDate')),
});
export type FeedQueryValues = z.infer<typeof feedQuerySchema>;
