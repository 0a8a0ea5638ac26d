import { SchemaLink } from '@apollo/client/link/schema';
import type { IResolvers } from '@graphql-tools/utils';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import type { MetaArgs } from '#client/lib/page.ts';
import { loader, meta, Page } from '#client/pages/blog/PostPage.tsx';
import { queuedToasts } from '#client/ui/toast.ts';
import { drawContent, refuse } from '#tests/client/contact/drawContent.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { replaceClipboard } from '#tests/support/clipboard.ts';

const POST = {
  id: 'p1',
  slug: 'phone-interview',
  locale: 'EN',
  title: 'The phone interview',
  excerpt: 'A first call decides.',
  author: 'Meera Nambiar',
  category: 'INDUSTRY_NEWS',
  tags: ['First job', 'Calls'],
  image: null as string | null,
  bodyHtml: '<h2>Before the call</h2><p>Find a <strong>quiet</strong> room.</p>',
  publishedAt: '2026-11-19T10:00:00.000Z',
  readMinutes: 3,
  views: 12,
  comments: 0,
  related: [] as object[],
};
const NEXT = { ...POST, id: 'p2', slug: 'first-week', title: 'The first week' };

interface World {
  post?: object;
  locale?: 'en' | 'hi';
  recordPostView?: () => unknown;
}

async function open(world: World = {}) {
  const { post, locale, recordPostView = () => ({ post: { id: 'p1', views: 13 } }) } = world;
  const page = (
    <Suspense>
      <Page />
    </Suspense>
  );
  // The page suspends while its article loads.
  const drawn = await act(() =>
    drawContent(page, {
      path: '/blog/phone-interview',
      locale,
      queries: { post: () => ({ ...POST, ...post }) },
      mutations: { recordPostView },
    }),
  );
  await screen.findByRole('heading', { level: 1, name: 'The phone interview' });
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

const hrefs = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('an article', () => {
  test('shows its text and facts, its place in the blog, and counts one more view', async () => {
    const { container, asked } = await open();
    expect(screen.getByText('A first call decides.')).toBeTruthy();
    expect(screen.getByText('By Meera Nambiar')).toBeTruthy();
    expect(screen.getByText('3 min read')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 2, name: 'Before the call' })).toBeTruthy();
    expect(screen.getByText('quiet').tagName).toBe('STRONG');
    expect(hrefs(screen.getByRole('navigation', { name: 'Where you are' }))).toEqual([
      ['Home', '/'],
      ['Our Blog', '/blog'],
      ['Industry News', '/blog?category=industry-news'],
    ]);
    expect(hrefs(screen.getByRole('list', { name: 'Tags' }))).toEqual([
      ['First job', '/blog?tag=First%20job'],
      ['Calls', '/blog?tag=Calls'],
    ]);
    await screen.findByText('13 views');
    expect(asked.filter(([name]) => name === 'recordPostView')).toEqual([
      ['recordPostView', { postId: 'p1' }],
    ]);
    expect(screen.queryByText('This article is only available in English.')).toBeNull();
    expect(screen.getByRole('article').hasAttribute('lang')).toBe(false);
    expect(container.querySelector('article img')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Read next' })).toBeNull();
    await expectNoViolations(container);
  });

  test('can be read although its view could not be counted, without tags and with its own picture', async () => {
    const { container, asked } = await open({
      post: { tags: [], image: '/files/call.jpg' },
      recordPostView: () => refuse('Not now.', 'UNAVAILABLE'),
    });
    await waitFor(() => expect(asked.some(([name]) => name === 'recordPostView')).toBe(true));
    const picture = container.querySelector('article img')!;
    expect([picture.getAttribute('src'), picture.getAttribute('alt')]).toEqual([
      '/files/call.jpg',
      '',
    ]);
    expect(screen.queryByRole('list', { name: 'Tags' })).toBeNull();
    expect(screen.getByText('12 views')).toBeTruthy();
  });

  test('in English is marked as such for Hindi readers', async () => {
    await open({ locale: 'hi' });
    expect(screen.getByRole('article').lang).toBe('en');
    expect(screen.getByText('यह लेख सिर्फ़ अंग्रेज़ी में है।')).toBeTruthy();
  });

  test('links to related articles, shown as teasers', async () => {
    await open({ post: { related: [NEXT] } });
    const next = within(screen.getByRole('region', { name: 'Read next' }));
    const link = next.getByRole('link', { name: 'The first week' });
    expect(link.getAttribute('href')).toBe('/blog/first-week');
    expect(next.queryByText(/Meera Nambiar/)).toBeNull();
  });
});

describe('sharing an article', () => {
  const writeText = vi.fn<(text: string) => Promise<void>>();
  beforeEach(() => {
    writeText.mockReset();
    history.replaceState(null, '', '/blog/phone-interview?from=mail');
    return () => history.replaceState(null, '', '/');
  });
  // userEvent replaces the clipboard.
  const withClipboard = () => replaceClipboard({ writeText });
  const address = `${location.origin}/blog/phone-interview`;

  test('works by WhatsApp, email or a copied link, without other parameters of the address', async () => {
    writeText.mockResolvedValue();
    const { user } = await open();
    const share = within(screen.getByRole('region', { name: 'Share this article' }));
    await waitFor(() =>
      expect(share.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')).toBe(
        `https://wa.me/?text=${encodeURIComponent(`The phone interview ${address}`)}`,
      ),
    );
    expect(share.getByRole('link', { name: 'Email' }).getAttribute('href')).toBe(
      `mailto:?subject=The%20phone%20interview&body=${encodeURIComponent(address)}`,
    );
    for (const link of share.getAllByRole('link')) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noreferrer');
    }
    withClipboard();
    await user.click(share.getByRole('button', { name: 'Copy link' }));
    await waitFor(() =>
      expect(queuedToasts()).toMatchObject([{ kind: 'success', title: 'Link copied' }]),
    );
    expect(writeText.mock.calls).toEqual([[address]]);
  });

  test('shows the link if it cannot be copied', async () => {
    writeText.mockRejectedValue(new Error('Denied.'));
    const { user } = await open();
    withClipboard();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const title = 'We could not copy the link. Copy it by hand:';
    await waitFor(() =>
      expect(queuedToasts()).toMatchObject([{ kind: 'error', title, message: address }]),
    );
  });
});

describe('search engines', () => {
  const load = async (post: object | null) => {
    const asked: unknown[] = [];
    const resolvers: IResolvers = {
      Query: {
        post: (_root: unknown, { slug }: { slug: string }) => {
          asked.push(slug);
          return post;
        },
      },
    };
    const mocks = { Site: () => ({ name: 'Kaamyab' }) };
    const schema = mockedSchema({ mocks, resolvers });
    const client = createApollo({ link: new SchemaLink({ schema }) });
    const request = new Request('https://kaamyab.example/blog/phone-interview');
    const answer = await loader({ client, params: { slug: 'phone-interview' }, request }).catch(
      (error: unknown) => error,
    );
    expect(asked).toEqual(['phone-interview']);
    return answer;
  };

  test.each([[null], ['/files/call.jpg']])(
    'read the article with the picture %s',
    async (image) => {
      const data = await load({ ...POST, image });
      const picture = image ? { image } : {};
      expect(meta({ data } as MetaArgs)).toEqual({
        title: 'The phone interview',
        description: 'A first call decides.',
        canonical: '/blog/phone-interview',
        type: 'article',
        ...picture,
        jsonLd: [
          {
            '@context': 'https://schema.org',
            '@type': 'Article',
            headline: 'The phone interview',
            description: 'A first call decides.',
            inLanguage: 'en',
            datePublished: '2026-11-19T10:00:00.000Z',
            author: { '@type': 'Person', name: 'Meera Nambiar' },
            publisher: { '@type': 'Organization', name: 'Kaamyab' },
            ...picture,
          },
        ],
      });
    },
  );

  test('a missing article is a 404', async () => {
    expect(await load(null)).toMatchObject({ status: 404 });
  });
});
