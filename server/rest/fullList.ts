import { fullListSchema, type FullListValues } from '#schema/validation/search.ts';

/** The query of a list that returns as many entries as allowed by default. */
export const fullList = {
  names: {
    page: 'The number of the page, from 1; anything else is page 1.',
    limit: 'How many on a page, 1 to 100; anything else is 100.',
  },
  schema: fullListSchema,
  toVariables: ({ page, limit }: FullListValues) => ({ page, first: limit }),
};
