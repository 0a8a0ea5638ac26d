import { fullListSchema, type FullListValues } from '#schema/validation/search.ts';

/** The parameters of a list's pages, for `query.names`. */
export const pagingNames = (perPage: number, most = 100) => ({
  page: 'The number of the page, starting at 1. Any other value counts as 1.',
  limit: `The number of entries on a page, 1 to ${most}. Any other value counts as ${perPage}.`,
});

/** The query of a list that returns as many entries as allowed by default. */
export const fullList = {
  names: pagingNames(100),
  schema: fullListSchema,
  toVariables: ({ page, limit }: FullListValues) => ({ page, first: limit }),
};
