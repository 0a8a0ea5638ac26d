import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { Page } from '#client/pages/blog/BlogPage.tsx';
import { drawContent } from '#tests/client/contact/drawContent.tsx';
import { expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

const ARTICLE = {
  slug: 'phone-interview',
  locale: 'EN',
  title: 'The phone interview',
  excerpt: 'A first call decides.',
  author: 'Meera Nambiar',
  category: 'CAREER',
  tags: ['Interview', 'Calls', 'First job', 'A fourth one'],
  image: null,
  readMinutes: 3,
  views: 1475,
  comments: 0,
};

interface List {
  articles?: object[];
  total?: number;
  path?: string;
  locale?: 'en' | 'hi';
}

async function open({ articles = [ARTICLE], total = articles.length, ...where }: List = {}) {
  const drawn = await drawContent(<Page />, {
    path: '/blog',
    ...where,
    queries: {
      posts: () => ({ totalCount: total, nodes: articles }),
      postCategories: () => [
        { category: 'TECHNOLOGY', count: 1 },
        { category: 'CAREER', count: 4 },
      ],
    },
    mutations: { subscribe: () => ({ message: 'If this address is new, a mail is on its way.' }) },
  });
  await screen.findByRole('heading', { level: 2, name: /[Aa]rticles?$|^\d+ लेख/ });
  const lists = () =>
    drawn.asked.filter(([name, given]) => name === 'posts' && 'sort' in given && 'page' in given);
  return { ...drawn, lists, user: userEvent.setup({ delay: null }) };
}

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('a card of the blog', () => {
  test('shows the documented fields, and at most three tags', async () => {
    const { container } = await open();
    const card = within(screen.getByRole('article'));
    for (const text of [
      'Career',
      'A first call decides.',
      '19 Nov 2026',
      '3 min read',
      '1,475 views',
      'Read More',
    ])
      expect(card.getByText(text)).toBeTruthy();
    expect(card.getByText(/Meera Nambiar/)).toBeTruthy();
    const tags = within(card.getByRole('list', { name: 'Tags' })).getAllByRole('listitem');
    expect(tags.map(({ textContent }) => textContent)).toEqual(['Interview', 'Calls', 'First job']);
    expect(card.getByRole('link').getAttribute('href')).toBe('/blog/phone-interview');
    await expectNoViolations(container);
  });

  test('counts comments only if there are any', async () => {
    await open({ articles: [ARTICLE, { ...ARTICLE, slug: 'other', comments: 2 }] });
    const cards = screen.getAllByRole('article');
    expect(within(cards[0]!).queryByText(/comment/)).toBeNull();
    expect(within(cards[1]!).getByText('2 comments')).toBeTruthy();
  });

  test('an English article is marked as such for Hindi readers and their screen readers', async () => {
    await open({ locale: 'hi' });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('अंग्रेज़ी में')).toBeTruthy();
    expect(card.getByRole('heading').getAttribute('lang')).toBe('en');
  });
});

describe('the state is in the address', () => {
  test('determines the query for the list', async () => {
    const { lists } = await open({
      path: '/blog?search=interview&category=industry-news&sort=trending&tag=Calls&page=2&view=list',
    });
    expect(lists().at(-1)?.[1]).toMatchObject({
      search: 'interview', category: 'INDUSTRY_NEWS', sort: 'TRENDING', tag: 'Calls', page: 2, first: 6,
    }); // oxfmt-ignore
    expect(box('Search articles').value).toBe('interview');
    expect(box('Category').value).toBe('industry_news');
    expect(box('Sort by').value).toBe('trending');
    expect(screen.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('true');
  });

  test('ignores unknown values', async () => {
    const { lists } = await open({ path: '/blog?category=gardening&sort=best&page=-3&view=cube' });
    expect(lists().at(-1)?.[1]).toMatchObject({ category: null, sort: 'LATEST', page: 1 });
  });

  test('changes by typing and choosing, which start at page one', async () => {
    const { user } = await open({ path: '/blog?page=2&sort=popular', total: 20 });
    await user.type(box('Search articles'), 'pay');
    await expectAddress('/blog?search=pay&sort=popular', 'REPLACE');
    await user.selectOptions(box('Category'), 'Industry News');
    await expectAddress('/blog?search=pay&category=industry-news&sort=popular', 'PUSH');
    await user.selectOptions(box('Category'), 'All');
    await user.selectOptions(box('Sort by'), 'Latest');
    await expectAddress('/blog?search=pay');
    await user.click(screen.getByRole('link', { name: 'List' }));
    await expectAddress('/blog?search=pay&view=list');
  });

  test('pages keep the other parameters', async () => {
    const { user } = await open({ path: '/blog?sort=popular&tag=Calls', total: 20 });
    await user.click(screen.getByRole('link', { name: 'Page 3' }));
    await expectAddress('/blog?sort=popular&tag=Calls&page=3');
    expect(screen.getByRole('link', { name: 'List' }).getAttribute('href')).toBe(
      '/blog?sort=popular&tag=Calls&view=list&page=3',
    );
    await user.selectOptions(box('Sort by'), 'Latest');
    await expectAddress('/blog?tag=Calls', 'PUSH');
    expect(screen.getByRole('heading', { level: 2, name: '20 articles' })).toBeTruthy();
  });
});

test('an empty list says why and what to do next', async () => {
  const { user, container } = await open({
    articles: [],
    path: '/blog?search=zebra&category=career',
  });
  expect(screen.getByRole('heading', { name: 'No articles found' })).toBeTruthy();
  expect(screen.getByText(/matches “zebra”/)).toBeTruthy();
  await expectNoViolations(container);
  await user.click(screen.getByRole('link', { name: 'Clear the search' }));
  await expectAddress('/blog?category=career');
  await waitFor(() => expect(box('Search articles').value).toBe(''));
  await user.click(screen.getByRole('link', { name: 'All categories' }));
  await expectAddress('/blog');
  await waitFor(() => expect(box('Category').value).toBe(''));
});

describe('Stay Updated', () => {
  test('stores the address and shows the server’s message', async () => {
    const { user, asked } = await open();
    await user.type(box('Email address'), 'Asha@people.example');
    await user.click(screen.getByRole('button', { name: 'Subscribe' }));
    expect(await screen.findByText('If this address is new, a mail is on its way.')).toBeTruthy();
    expect(asked).toContainEqual(['subscribe', { email: 'asha@people.example', topic: 'BLOG' }]);
    expect(box('Email address').value).toBe('');
  });

  test('reports an invalid address without sending a request', async () => {
    const { user, asked } = await open();
    await user.type(box('Email address'), 'asha{Enter}');
    await waitFor(() =>
      expect(screen.getAllByText('Please enter a valid email address').length).toBeGreaterThan(0),
    );
    expect(asked.some(([name]) => name === 'subscribe')).toBe(false);
  });
});

test('the sidebar counts the categories and links to them', async () => {
  await open();
  const aside = within(screen.getByRole('complementary'));
  for (const name of ['Featured Posts', 'Recent Posts', 'Categories', 'Stay Updated'])
    expect(aside.getByRole('heading', { name })).toBeTruthy();
  const link = aside.getByRole('link', { name: /Career.*4 articles/ });
  expect(link.getAttribute('href')).toBe('/blog?category=career');
});
