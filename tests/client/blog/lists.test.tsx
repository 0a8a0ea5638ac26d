import { SchemaLink } from '@apollo/client/link/schema';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { loader, meta, Page } from '#client/pages/blog/BlogPage.tsx';
import { Page as ConfirmPage } from '#client/pages/blog/ConfirmSubscriptionPage.tsx';
import { drawContent, refuse } from '#tests/client/contact/drawContent.tsx';
import { expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

test('a list that could not be loaded says so and can be retried', async () => {
  let isAway = true;
  const posts = () => (isAway ? refuse('Away.', 'UNAVAILABLE') : { totalCount: 0, nodes: [] });
  await drawContent(<Page />, { path: '/blog', queries: { posts, postCategories: () => [] } });
  const failure = await screen.findByRole('alert');
  expect(failure.textContent).toContain('We could not load the articles.');
  expect(screen.queryByRole('complementary')).toBeNull();
  isAway = false;
  fireEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['?category=career&view=list&page=2', '/blog?category=career&page=2', false],
  ['?search=pay', '/blog?search=pay', true],
])('search engines find the list of "%s" as %s', async (query, canonical, noindex) => {
  const mocks = {
    DateTime: () => '2026-11-19T10:00:00.000Z',
    Query: () => ({ posts: { totalCount: 8, nodes: [{}] }, postCategories: [] }),
  };
  const schema = mockedSchema({ mocks });
  const client = createApollo({ link: new SchemaLink({ schema }) });
  const request = new Request(`https://kaamyab.example/blog${query}`);
  const data = await loader({ client, params: {}, request });
  await loadWords('en', ['blog']);
  expect(meta({ words: translatorOf('en', ['blog']), data } as never)).toEqual({
    title: 'Our Blog',
    description:
      'Practical articles on finding work in India: resumes, interviews, pay, moving to a new city, and how to spot a fake job.',
    canonical,
    noindex,
  });
});

test('an address beyond the last page turns to that page', async () => {
  const posts = () => ({ totalCount: 8, nodes: [] });
  await drawContent(<Page />, {
    path: '/blog?page=9',
    queries: { posts, postCategories: () => [] },
  });
  await expectAddress('/blog?page=2');
  expect(screen.queryByRole('heading', { name: 'No articles found' })).toBeNull();
});

test.each([
  ['BLOG', /^We will email you the next new article\./, 'Go to the blog', '/blog'],
  ['CANDIDATE_DATABASE', /^We will email you when the candidate database opens/, 'Go Home', '/'],
])('a user who confirms %s reads what comes next', async (topic, sentence, name, href) => {
  const confirmSubscription = () => ({ message: 'Done.', topic });
  const path = '/confirm-subscription?token=abc';
  await drawContent(<ConfirmPage />, { path, mutations: { confirmSubscription } });
  fireEvent.click(screen.getByRole('button', { name: 'Yes, subscribe me' }));
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
});
