import { SchemaLink } from '@apollo/client/link/schema';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import * as about from '#client/pages/about/AboutPage.tsx';
import * as faq from '#client/pages/about/FaqPage.tsx';
import * as privacy from '#client/pages/about/PrivacyPage.tsx';
import { drawContent } from '#tests/client/contact/drawContent.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const AREAS = ['about', 'faq', 'privacy'] as const;
beforeAll(() => loadWords('en', AREAS));

const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const headings = (level: number) =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);

test('the About page shows the figures, the aims, the values and the story', async () => {
  const { container } = await drawContent(<about.Page />, { path: '/about' });
  expect(headings(1)).toEqual(['About Us']);
  expect(headings(2)).toEqual([
    'Our mission',
    'Our vision',
    'What we believe in',
    'Our story',
    'See for yourself',
  ]);
  expect(headings(3)).toEqual(['Honesty', 'Fairness', 'Respect', 'Access']);
  const figures = [...container.querySelectorAll('dl > div')].map(({ children }) => [
    children[0]!.textContent,
    children[1]!.textContent,
  ]);
  expect(figures).toEqual([
    ['active jobs', '500'],
    ['companies', '20+'],
    ['job seekers', '10L+'],
    ['coverage', 'Pan India'],
  ]);
  const mission = within(screen.getByRole('region', { name: 'Our mission' }));
  expect(mission.getByText(/^Everyone who is looking for work/)).toBeTruthy();
  const vision = within(screen.getByRole('region', { name: 'Our vision' }));
  expect(vision.getByText(/^An India where you find a job/)).toBeTruthy();
  const story = within(screen.getByRole('region', { name: 'Our story' }));
  for (const start of [/^We started with/, /^So we built/, /^We are still/])
    expect(story.getByText(start)).toBeTruthy();
  const values = within(screen.getByRole('region', { name: 'What we believe in' }));
  expect(values.getAllByRole('listitem').map(({ textContent }) => textContent?.slice(0, 20))).toEqual(
    ['HonestyWe approve co', 'FairnessSearching, s', 'RespectEveryone who ', 'AccessOur pages work'],
  ); // oxfmt-ignore
  expect(hrefOf('Browse Jobs')).toBe('/browse-jobs');
  expect(hrefOf('Contact us')).toBe('/contact');
  await expectNoViolations(container);
});

test('the policy links to the contact page, the FAQ and each of its sections', async () => {
  await drawContent(<privacy.Page />, { path: '/privacy' });
  await screen.findByText(/support@kaamyab.example/);
  expect(hrefOf('Ask about your data')).toBe('/contact?type=support#write');
  expect(hrefOf('Read the FAQ')).toBe('/faq');
  const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
  const parts = headings(2);
  expect(contents.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(parts);
  for (const link of contents.getAllByRole<HTMLAnchorElement>('link'))
    expect(document.querySelector(link.hash)?.querySelector('h2')?.textContent).toBe(
      link.textContent,
    );
});

describe('search engines', () => {
  const load = async (
    loader: typeof faq.loader | typeof privacy.loader,
    site = (): object => ({
      name: 'Kaamyab',
      supportEmail: 'help@kaamyab.example',
      supportPhone: '+91 80 0000 0000',
    }),
  ) => {
    const schema = mockedSchema({ resolvers: { Query: { site } } });
    const client = createApollo({ link: new SchemaLink({ schema }) });
    const request = new Request('https://kaamyab.example/faq');
    return loader({ client, params: {}, request });
  };
  const away = () => {
    throw new Error('Away.');
  };

  test('read what each of these pages is about', async () => {
    const words = translatorOf('en', AREAS);
    expect(about.meta({ words } as never)).toEqual({
      title: 'About Us',
      description: 'Who we are, what we work for, and what you can expect from us.',
    });
    const data = await load(privacy.loader);
    expect(data).toEqual({ site: 'Kaamyab' });
    const head = privacy.meta({ words, data } as never);
    expect(head.title).toBe('Privacy Policy');
    expect(head.description).toContain('Kaamyab');
  });

  test('read the answers with the real support address and number', async () => {
    const words = translatorOf('en', AREAS);
    const data = await load(faq.loader);
    expect(data).toEqual({
      site: 'Kaamyab',
      email: 'help@kaamyab.example',
      phone: '+91 80 0000 0000',
      hasEmail: true,
      hasPhone: true,
    });
    expect(JSON.stringify(faq.meta({ words, data } as never))).toContain('help@kaamyab.example');
  });

  test('get both pages even if the site’s contact details cannot be loaded', async () => {
    expect(await load(privacy.loader, away)).toEqual({ site: '' });
    expect(await load(faq.loader, away)).toMatchObject({ site: '', hasEmail: false });
  });
});
