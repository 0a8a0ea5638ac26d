import { parserFor } from '../spelling.ts';

export const APPLICATION_SORTS = [
  'newest',
  'oldest',
  'name',
  'answers',
  'match',
  'rating',
] as const;
export type ApplicationSort = (typeof APPLICATION_SORTS)[number];

export const parseApplicationSort = parserFor(APPLICATION_SORTS);
