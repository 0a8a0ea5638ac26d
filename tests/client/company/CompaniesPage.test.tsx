import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { loadWords, translatorOf } from '#client/lib/words.ts';
import { meta, Page } from '#client/pages/companies/CompaniesPage.tsx';
import { readDirectory } from '#client/pages/companies/directory/directoryState.ts';
import { drawInSite, expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const LOTUS = {
  id: 'c1',
  name: 'Lotus Works',
  slug: 'lotus-works',
  industry: 'technology',
  place: 'Pune, Maharashtra',
  description: 'Software for shops.',
  openJobs: 3,
  logoUrl: null,
  verification: null,
};

async function draw(path = '/companies', companies: object[] = [LOTUS], total = companies.length) {
  const asked: object[] = [];
  const schema = mockedSchema({
    resolvers: {
      Query: {
        companies: (_root: unknown, args: object) => {
          asked.push({ ...args });
          return { nodes: companies, totalCount: total };
        },
        companyIndustries: () => [
          { industry: 'technology', count: 4 },
          { industry: 'retail', count: 1 },
        ],
      },
    },
  });
  const drawn = await drawInSite(<Page />, { schema, path });
  return { ...drawn, asked };
}

test('each company links to its page', async () => {
  const { container } = await draw();
  const link = await screen.findByRole('link', { name: 'Lotus Works' });
  expect(link.getAttribute('href')).toBe('/companies/lotus-works');
  screen.getByText('Technology · Pune, Maharashtra');
  screen.getByText('3 open jobs');
  screen.getByText('1 company');
  await expectNoViolations(container);
});

test('the search and the filters are part of the address and of the query', async () => {
  const { asked } = await draw('/companies?page=2');
  const user = userEvent.setup();
  await user.type(await screen.findByRole('searchbox', { name: 'Company name' }), 'lotus');
  await expectAddress('/companies?search=lotus', 'REPLACE');
  await screen.findByRole('option', { name: 'Retail (1)' });
  await user.selectOptions(screen.getByLabelText('Industry'), 'retail');
  await expectAddress('/companies?search=lotus&industry=retail', 'PUSH');
  await user.click(screen.getByRole('link', { name: 'Verified employers' }));
  await expectAddress('/companies?search=lotus&industry=retail&verified=true');
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      search: 'lotus',
      industry: 'retail',
      verified: true,
      page: 1,
    }),
  );
  const chip = screen.getByRole('link', { name: 'Verified employers' });
  expect(chip.getAttribute('aria-current')).toBe('true');
});

test('an address beyond the last page turns to that page', async () => {
  await draw('/companies?page=9', [], 30);
  await expectAddress('/companies?page=3');
  expect(screen.getByText('30 companies')).toBeTruthy();
  expect(screen.queryByText('No companies found')).toBeNull();
});

test('search engines leave out what lies beyond the last page', async () => {
  await loadWords('en', ['company']);
  const words = translatorOf('en', ['company']);
  const state = readDirectory(new URLSearchParams('page=9'));
  expect(meta({ words, data: state } as never)).toMatchObject({
    canonical: '/companies?page=9',
    noindex: false,
  });
  expect(meta({ words, data: { ...state, isPastEnd: true } } as never)).toMatchObject({
    canonical: null,
    noindex: true,
  });
});

test('an empty result says what was searched, with a way back', async () => {
  const { container } = await draw('/companies?search=zzz', []);
  await screen.findByText(/^No company found for/);
  const main = within(container);
  const all = main.getByRole('link', { name: 'Show all companies' });
  expect(all.getAttribute('href')).toBe('/companies');
});
