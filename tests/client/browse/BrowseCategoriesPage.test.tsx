import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { SiteLocale } from '#client/lib/locale.ts';
import { Page } from '#client/pages/browse/BrowseCategoriesPage.tsx';
import { drawInSite, expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

// Many suites share the machine's cores.
const FIELDS = [
  {
    slug: 'finance-banking',
    title: 'Finance & Banking',
    hue: 155,
    jobCount: 32,
    change: 12,
    recent: 28,
    before: 25,
  },
  {
    slug: 'logistics-saas',
    title: 'Logistics & Saas',
    hue: 115,
    jobCount: 9,
    change: -67,
    recent: 1,
    before: 3,
  },
  {
    slug: 'product-da-qa',
    title: 'Product/DA/QA',
    hue: 310,
    jobCount: 40,
    change: null,
    recent: 40,
    before: 0,
  },
  {
    slug: 'beekeeping',
    title: 'Beekeeping',
    hue: 90,
    jobCount: 0,
    change: null,
    recent: 0,
    before: 0,
  },
];

async function open(query = '', locale: SiteLocale = 'en') {
  const schema = mockedSchema({
    mocks: {
      Query: () => ({ categories: FIELDS.map((field) => ({ icon: 'landmark', ...field })) }),
    },
  });
  const drawn = await drawInSite(<Page />, { path: `/browse-categories${query}`, schema, locale });
  await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  return drawn;
}

const titles = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

test('each category links to its jobs, with its count and trend, small ones in counts', async () => {
  const { container } = await open();
  expect(titles()).toEqual([
    'Product/DA/QA',
    'Finance & Banking',
    'Logistics & Saas',
    'Beekeeping',
  ]);
  const link = screen.getByRole('link', { name: 'Finance & Banking' });
  expect(link.getAttribute('href')).toBe('/browse-jobs?category=Finance%20%26%20Banking');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Product/DA/QA40 jobsNew',
    'Finance & Banking32 jobs+12% this month',
    'Logistics & Saas9 jobs1 new this month, 3 last month',
    'Beekeeping0 jobs',
  ]);
  expect(screen.getByText('81 open jobs in 4 categories')).toBeTruthy();
  await expectNoViolations(container);
});

test('typing filters them, and the address follows', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox'), 'log');
  await expectAddress('/browse-categories?search=log');
  expect(titles()).toEqual(['Logistics & Saas']);
});

test('order and view are part of the address', async () => {
  await open('?search=a');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Trending');
  await expectAddress('/browse-categories?search=a&sort=trending');
  expect(titles()).toEqual(['Product/DA/QA', 'Finance & Banking', 'Logistics & Saas']);
  await userEvent.click(screen.getByRole('link', { name: 'List' }));
  await expectAddress('/browse-categories?search=a&sort=trending&view=list');
  expect(screen.getByRole('link', { name: 'List' }).getAttribute('aria-current')).toBe('true');
});

test('an empty result names the search and links elsewhere', async () => {
  const { container } = await open('?search=zzz');
  expect(screen.getByRole('heading', { name: 'No categories found for zzz' })).toBeTruthy();
  await expectNoViolations(container);
  await userEvent.click(screen.getByRole('link', { name: 'Show all categories' }));
  await waitFor(() => expect(titles()).toHaveLength(4));
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
});

test('categories are named and found in Hindi', async () => {
  await open('?search=लॉजिस्टिक्स', 'hi');
  expect(titles()).toEqual(['लॉजिस्टिक्स और SaaS']);
});
