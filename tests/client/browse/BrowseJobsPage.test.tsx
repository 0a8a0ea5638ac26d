import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { describe, expect, test } from 'vitest';
import { Page } from '#client/pages/browse/BrowseJobsPage.tsx';
import { readBrowse } from '#client/pages/browse/browseState.ts';
import { browseTitle } from '#client/pages/browse/browseTitle.ts';
import { Results } from '#client/pages/browse/results/Results.tsx';
import type { Browse } from '#client/pages/browse/useBrowse.ts';
import { drawInSite, expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, cards, heading, jobs, open } from './drawBrowse.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

describe('the list', () => {
  test('shows skeletons while loading, then the jobs, their count and the pages', async () => {
    const { container } = await open('?search=accountant&location=Pune');
    expect(container.querySelectorAll('[aria-busy] .skeleton').length).toBeGreaterThan(12);
    await jobs();
    expect(heading()).toBe('accountant jobs in Pune');
    expect(screen.getByText('27 jobs')).toBeTruthy();
    expect(cards()).toHaveLength(12);
    expect([box('What').value, box('Where').value]).toEqual(['accountant', 'Pune']);
    const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
    expect(
      pages.getAllByRole('link').map((link) => link.textContent || link.getAttribute('aria-label')),
    ).toEqual(['Previous page', '1', '2', '3', 'Next page']);
    expect(pages.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/browse-jobs?search=accountant&location=Pune&page=2',
    );
  });

  test('has no accessibility violations', async () => {
    const { container } = await open('?search=accountant&salary=3-5');
    await jobs();
    await expectNoViolations(container);
  });

  test.each([
    ['?category=Finance %26 Banking', 'Finance & Banking jobs'],
    ['?category=finance-banking', 'Finance & Banking jobs'],
    ['?search=HR', 'HR jobs'],
    ['', 'Browse Jobs'],
    ['?company=0190a5d2-0000-7000-8000-000000000001', 'Jobs at Lotus Works'],
  ])('of %s is called "%s"', async (query, expected) => {
    await open(query);
    await jobs();
    expect(heading()).toBe(expected);
  });

  test('is available in Hindi', async () => {
    await open('?category=finance-banking&type=intern', 'hi');
    await jobs();
    expect(heading()).toBe('फ़ाइनेंस और बैंकिंग की नौकरियाँ');
    expect(screen.getByRole('link', { name: 'इंटर्नशिप फ़िल्टर हटाएँ' })).toBeTruthy();
  });

  test('going back sends no request', async () => {
    const { asked } = await open('?search=accountant');
    await jobs();
    await userEvent.click(screen.getByRole('link', { name: 'Page 2' }));
    await screen.findByText('Accountant 13');
    await userEvent.click(screen.getByRole('link', { name: 'Page 1' }));
    await screen.findByText('Accountant 1');
    expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  });

  test('beyond its end says so and links back', async () => {
    await open('?page=9');
    expect(await screen.findByRole('heading', { name: 'There are no more jobs' })).toBeTruthy();
    await userEvent.click(screen.getByRole('link', { name: 'Back to the first page' }));
    await expectAddress('/browse-jobs');
  });
});

test('an empty result says why, what removing each filter would bring, and where else to look', async () => {
  const { container } = await open('?search=acountant&location=Atlantis');
  expect(
    await screen.findByRole('heading', { name: 'No jobs found for acountant in Atlantis' }),
  ).toBeTruthy();
  const hrefs = Object.fromEntries(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(hrefs).toMatchObject({
    'Without Atlantis27 jobs': '/browse-jobs?search=acountant',
    'Browse all jobs': '/browse-jobs',
    'Browse Categories': '/browse-categories',
  });
  expect(hrefs).not.toHaveProperty('Without acountant');
  expect(screen.getByText('No jobs')).toBeTruthy();
  await expectNoViolations(container);
});

test('in an empty result any filter can be removed alone, even if the server spells its value differently', async () => {
  const named = [
    ['location', 'Atlantis', 'location'],
    ['quickResponders', 'true', 'quick'],
    ['postedWithin', 'WEEK', 'posted'],
    ['experienceYears', '3', 'years'],
  ] as const;
  const without = named.map(([filter, value], at) => ({ filter, value, count: at + 1 }));
  const query = '?location=Atlantis&years=3&posted=7&quick=true';
  const advice = { didYouMean: null, wanted: [], leftOut: [], fewHaveAll: false, without };
  await open(query, 'en', { advice });
  const links = await screen.findAllByRole<HTMLAnchorElement>('link', { name: /^Without / });
  const all = [...new URLSearchParams(query).keys()];
  const removed = links.map(({ search }) => {
    const left = new URLSearchParams(search);
    return all.filter((name) => !left.has(name));
  });
  expect(removed).toEqual(named.map(([, , name]) => [name]));
});

describe('a failure of the jobs list', () => {
  const failing = (error: () => Error) =>
    mockedSchema({
      resolvers: {
        Query: {
          jobs: () => {
            throw error();
          },
        },
      },
    });

  test('shows the server’s message and can be retried', async () => {
    let left = 1;
    const schema = failing(() => new GraphQLError(left-- > 0 ? 'The market is closed.' : ''));
    await drawInSite(<Page />, { path: '/browse-jobs', schema });
    expect((await screen.findByRole('alert')).textContent).toContain('The market is closed.');
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Failed to fetch jobs'),
    );
    expect(cards()).toHaveLength(0);
  });

  test('of the network has the documented message', async () => {
    const browse = { state: readBrowse(new URLSearchParams()) } as Browse;
    await drawInSite(
      <Results
        jobs={null}
        stale={false}
        error={new TypeError('Failed to fetch')}
        retry={() => Promise.resolve()}
        loading={false}
        browse={browse}
        chosen={browse}
        shown={browseTitle(browse.state)}
      />,
    );
    expect(
      screen.getByText(
        'Unable to connect to the server. Please make sure the backend API is running.',
      ),
    ).toBeTruthy();
  });
});
