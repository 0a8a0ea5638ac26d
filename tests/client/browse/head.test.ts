import { SchemaLink } from '@apollo/client/link/schema';
import { expect, test } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import * as categories from '#client/pages/browse/BrowseCategoriesPage.tsx';
import { loader, meta } from '#client/pages/browse/BrowseJobsPage.tsx';
import { browseMarket } from './browseMarket.ts';

const AREAS = ['browse', 'jobFacts'] as const;
const load = async (query: string) => {
  await loadWords('en', AREAS);
  const { schema, asked } = browseMarket();
  const client = createApollo({ link: new SchemaLink({ schema }) });
  const request = new Request(`https://kaamyab.example/browse-jobs${query}`);
  const data = await loader({ client, params: {}, request });
  return { asked, head: meta({ words: translatorOf('en', AREAS), data } as never) };
};
const COMPANY = '0190a5d2-0000-7000-8000-000000000001';

test.each([
  ['', 'Browse Jobs', '/browse-jobs', false],
  ['?category=finance-banking', 'Finance & Banking jobs', '/browse-jobs?category=Finance%20%26%20Banking', false],
  ['?search=nurse', 'nurse jobs', null, true],
  [`?company=${COMPANY}`, 'Jobs at Lotus Works', null, true],
])('search engines find the list of "%s" under its own title', async (query, title, canonical, noindex) => {
  const { asked, head } = await load(query);
  expect(asked).toHaveLength(1);
  expect(head).toEqual({
    title,
    description: `${title}: openings from approved employers, newest first. Filter by pay, experience, place and more.`,
    canonical,
    noindex,
  });
}); // oxfmt-ignore

test('search engines find the categories, and all jobs if nothing was loaded', async () => {
  await loadWords('en', AREAS);
  const words = translatorOf('en', AREAS);
  expect(meta({ words, data: null } as never).title).toBe('Browse Jobs');
  expect(categories.meta({ words } as never)).toEqual({
    title: 'Browse Categories',
    description: 'All job categories with their open jobs, and how many were added this month.',
  });
});
