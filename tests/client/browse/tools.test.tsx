import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { facets } from './browseMarket.ts';
import { heading, jobs, letDialogsOpen, open, OPEN_DIALOG } from './drawBrowse.tsx';

const user = userEvent.setup({ delay: null });
beforeEach(letDialogsOpen);

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the tools beside the heading', () => {
  test('sort the list, change its view, and hide the filters', async () => {
    const { asked } = await open('?search=accountant&page=2');
    await jobs();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Salary');
    await expectAddress('/browse-jobs?search=accountant&sort=salary', 'PUSH');
    await waitFor(() => expect(asked.at(-1)).toMatchObject({ sort: 'SALARY', page: 1 }));
    await user.click(screen.getByLabelText('List'));
    await expectAddress('/browse-jobs?search=accountant&sort=salary&view=list', 'PUSH');
    const column = screen.getByRole('complementary', { name: 'Filters' });
    const button = document.querySelector(`button[aria-controls="${column.id}"]`)!;
    expect(button.getAttribute('aria-expanded')).toBe('true');
    await user.click(button);
    await expectAddress(
      '/browse-jobs?search=accountant&sort=salary&view=list&filters=closed',
      'REPLACE',
    );
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(column.hidden).toBe(true);
    await user.click(button);
    await expectAddress('/browse-jobs?search=accountant&sort=salary&view=list', 'REPLACE');
    expect(column.hidden).toBe(false);
    expect(within(column).getByRole('link', { name: 'Skip to results' })).toBeTruthy();
  });

  test('lead a seeker from the orders to the recommended jobs, but no one else', async () => {
    const { unmount } = await open();
    await jobs();
    expect(screen.queryByRole('option', { name: 'Recommended' })).toBeNull();
    unmount();
    logInAs({ role: 'JOB_SEEKER' });
    await open();
    await jobs();
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Recommended');
    await expectAddress('/recommended-jobs');
    act(leave);
  });

  test('count the active filters, and link to an alert for the same search', async () => {
    await open('?search=nurse&location=Pune&type=full-time&salary=5-8');
    await jobs();
    expect(screen.getAllByText('Filters').map(({ textContent }) => textContent)).toContain(
      'Filters · 2',
    );
    expect(screen.getByText('Save this search as an alert').getAttribute('href')).toBe(
      '/job-alerts?keywords=nurse&location=Pune&jobType=full_time&salaryRange=lakh_5_8',
    );
  });

  test('list the shortcuts', async () => {
    await open();
    await jobs();
    await user.click(screen.getByText('Keyboard shortcuts'));
    const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    expect([...dialog.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Go to search/',
      'Next jobj',
      'Previous jobk',
      'Open the jobEnter',
      'Save the jobs',
      'Show this list?',
    ]);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.querySelector(OPEN_DIALOG)).toBeNull());
  });
});

describe('the list of results says', () => {
  test('that a count is a minimum, and that figures are estimates', async () => {
    const estimated = { ...facets({}), areExact: false };
    await open('', 'en', { totalCountIsExact: false, facets: estimated });
    await jobs();
    expect(screen.getByText('27+ jobs')).toBeTruthy();
    expect(
      screen.getByText('These figures are estimates because there are so many jobs.'),
    ).toBeTruthy();
  });

  test('which words it used instead of the typed ones', async () => {
    await open('?search=acountant', 'en', {
      advice: { didYouMean: 'accountant', without: [], wanted: [], leftOut: [], fewHaveAll: false },
    });
    await jobs();
    expect(screen.getByText('accountant', { selector: 'strong' }).parentElement?.textContent).toBe(
      'We found no exact match, so these are jobs for accountant.',
    );
  });

  test('which words it used, only once, if no job has them all', async () => {
    const wanted = ['nurse'];
    const advice = { didYouMean: 'nurse', without: [], wanted, leftOut: [], fewHaveAll: false };
    await open('?search=nurs&location=Pune', 'en', { advice });
    await jobs();
    const notice = screen.getByText('nurse', { selector: 'strong' }).parentElement;
    expect(notice?.textContent).toBe('No job matches exactly: nurse. Showing similar jobs.');
  });

  test.each([
    [false, 'No job matches all of accountant, Pune, night. Showing jobs without night.'],
    [true, 'Few jobs match all of accountant, Pune, night. Also showing jobs without night.'],
  ])('which words no or few jobs have together, and which word is left out', async (few, said) => {
    const wanted = ['accountant', 'Pune', 'night'];
    const advice = { didYouMean: null, without: [], wanted, leftOut: ['night'], fewHaveAll: few };
    await open('?search=night%20accountant%20pune', 'en', { advice });
    await jobs();
    const [less] = screen.getAllByText('night', { selector: 'strong' });
    expect(less!.parentElement?.textContent).toBe(said);
  });

  test('how many more jobs a company has posted again, and shows them on demand', async () => {
    const repeats = ['03', '04', '05'].map((end) => `0190a5d2-0000-7000-8000-0000000001${end}`);
    await open('?search=accountant', 'en', { repeats });
    await jobs();
    const button = screen.getByRole('button', { name: '3 more jobs from Lotus Works' });
    expect(screen.queryByText('Accountant 3')).toBeNull();
    await user.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText('Accountant 5')).toBeTruthy();
  });

  test('says nothing when everything is exact and understood', async () => {
    await open('?search=accountant');
    await jobs();
    expect(screen.queryByText(/these are jobs for/)).toBeNull();
    expect(screen.queryByText(/these figures are estimates/)).toBeNull();
  });

  test('which page is shown: the heading takes the focus', async () => {
    await open('?search=accountant');
    await jobs();
    await user.click(screen.getByLabelText('Next page'));
    await screen.findByText('Accountant 13');
    await waitFor(() => expect(document.activeElement?.textContent).toBe(heading()));
    expect(document.activeElement?.tagName).toBe('H1');
  });

  test('that a category is empty, and which other filters could be removed', async () => {
    const without = [
      { filter: 'type', value: 'FULL_TIME', count: 3 },
      { filter: 'postedWithin', value: 'DAYS_7', count: 1 },
    ];
    const none = {
      totalCount: 0,
      nodes: [],
      advice: { didYouMean: 'nurse', without, wanted: [], leftOut: [], fewHaveAll: false },
    };
    await open('?category=finance-banking&type=full-time&posted=7', 'en', none);
    await screen.findByRole('heading', { name: 'No Finance & Banking jobs found' });
    expect(screen.getByText(/^There are no openings in this category right now\./)).toBeTruthy();
    expect(hrefOf(/^Without Full Time ?3 jobs$/)).toBe(
      '/browse-jobs?category=Finance%20%26%20Banking&posted=7',
    );
    expect(hrefOf(/^Without Last 7 days ?1 job$/)).toBe(
      '/browse-jobs?category=Finance%20%26%20Banking&type=full-time',
    );
    // It found nothing for the corrected words either.
    expect(screen.queryByText('nurse')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keyboard shortcuts' })).toBeNull();
  });
});
