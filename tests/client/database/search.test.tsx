import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { letDialogsOpen } from '#tests/client/browse/drawBrowse.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { aCandidate, drawDatabase, failure } from './drawDatabase.tsx';

const user = userEvent.setup({ delay: null });
beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => leave());
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const cards = () => screen.findAllByRole('article');
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('a card of a candidate', () => {
  test('shows what is known and leaves out the rest', async () => {
    const skills = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    await drawDatabase({
      people: [
        aCandidate('1', { headline: null, skills, contactedJobIds: ['j1'] }),
        aCandidate('2', {
          headline: null,
          currentCompany: null,
          place: null,
          experienceType: 'FRESHER',
          experience: null,
          salaryExpectation: null,
        }),
        aCandidate('3', { headline: null, currentJobTitle: null, experience: 'Since 2001' }),
        aCandidate('4', { headline: null, experience: '2-3 years', experienceMonths: 71 }),
      ],
    });
    const texts = (await cards()).map((card) =>
      [...card.querySelectorAll('h2, h2 + p, li, :scope > p')].map(
        ({ textContent }) => textContent,
      ),
    );
    expect(texts).toEqual([
      ['Asha 1', 'Nurse at City Hospital', '5-8 years', 'Kochi, Kerala', 'Expects ₹6L a year',
        ...skills.slice(0, 6), '+22 more skills', 'Active this weekContacted'],
      ['Asha 2', 'Nurse', 'Fresher', 'Pune, Maharashtra', 'ICU', 'Triage', 'Active this week'],
      ['Asha 3', 'City Hospital', 'Since 2001', 'Kochi, Kerala', 'Expects ₹6L a year', 'ICU',
        'Triage', 'Active this week'],
      ['Asha 4', 'Nurse at City Hospital', '5 years 11 months', 'Kochi, Kerala',
        'Expects ₹6L a year', 'ICU', 'Triage', 'Active this week'],
    ]); // oxfmt-ignore
  });
});

describe('the active filters', () => {
  test('are named, and can be removed individually or all together', async () => {
    const { asked } = await drawDatabase({
      people: [aCandidate('1')],
      path: '/browse-database?search=nurse&skills=ICU,Triage&from=2&to=5&location=Pune&salary=800000&active=30&sort=recent',
    });
    await cards();
    expect(asked.at(-1)).toMatchObject({
      sort: 'RECENT',
      page: 1,
      first: 12,
      filter: {
        search: 'nurse',
        skills: ['ICU', 'Triage'],
        experienceFrom: 2,
        experienceTo: 5,
        location: 'Pune',
        salaryTo: 800_000,
        activeWithin: 'DAYS_30',
      },
    });
    const shown = chips();
    expect(shown.map(([name]) => name)).toEqual([
      '“nurse”',
      'ICU',
      'Triage',
      '2–5 years',
      'Pune',
      'Up to ₹8L a year',
      'Active: Last 30 days',
      'Clear filters',
    ]);
    expect(shown[3]![1]).not.toMatch(/from=|to=/);
    expect(shown[6]![1]).not.toContain('active=');
    expect(shown.at(-1)![1]).toBe('/browse-database?sort=recent');
    expect(button(/^Filters/).textContent).toBe('Filters · 5');
    expect(screen.getByLabelText<HTMLSelectElement>('Recently active').value).toBe('DAYS_30');
  });

  test.each([
    ['from=10', '10+ years'],
    ['to=0', 'Up to no experience'],
  ])('describe %s as "%s"', async (query, name) => {
    await drawDatabase({ people: [aCandidate('1')], path: `/browse-database?${query}` });
    await cards();
    expect(chips()[0]![0]).toBe(name);
  });

  test('change with the chosen place, last visit and skills', async () => {
    const { asked } = await drawDatabase({ people: [aCandidate('1')] });
    await cards();
    expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
    await user.selectOptions(screen.getByLabelText('Recently active'), 'Last 7 days');
    await expectAddress('/browse-database?active=7');
    await user.type(screen.getByRole('combobox', { name: 'Place' }), 'kerala');
    await user.click(await screen.findByRole('option', { name: 'Kerala' }));
    await expectAddress('/browse-database?location=Kerala&active=7');
    const skills = screen.getByRole<HTMLInputElement>('textbox', { name: 'Skills' });
    expect(button('Add')).toHaveProperty('disabled', true);
    await user.type(skills, 'ICU, Triage,icu');
    await user.click(button('Add'));
    await waitFor(() =>
      expect(asked.at(-1)!.filter).toMatchObject({ location: 'Kerala', activeWithin: 'DAYS_7' }),
    );
    expect(asked.at(-1)!.filter['skills']).toEqual(expect.arrayContaining(['Triage']));
    expect(screen.getByText(/ added$/).textContent).toBe('ICU, Triage, icu added');
    expect([skills.value, document.activeElement]).toEqual(['', skills]);
    await user.click(button('Remove the filter Triage'));
    await waitFor(() => expect(asked.at(-1)!.filter['skills']).not.toContain('Triage'));
    expect(document.activeElement).toBe(skills);
  });

  test('do not change for pay that cannot be understood', async () => {
    await drawDatabase({ people: [aCandidate('1')], path: '/browse-database?salary=800000' });
    await cards();
    const pay = screen.getByLabelText<HTMLInputElement>('Maximum expected pay');
    expect(pay.value).toBe('8,00,000');
    fireEvent.change(pay, { target: { value: 'a lot' } });
    expect(screen.getByText('Enter an amount per year, such as 8 LPA.')).toBeTruthy();
    await expectAddress('/browse-database?salary=800000');
    fireEvent.change(pay, { target: { value: '' } });
    await expectAddress('/browse-database');
  });
});

describe('the list of candidates', () => {
  test('has pages, and a page beyond the end links to the first', async () => {
    const { asked, unmount } = await drawDatabase({ people: [aCandidate('1')], total: 30 });
    await cards();
    await user.click(screen.getByRole('link', { name: 'Page 2' }));
    await expectAddress('/browse-database?page=2');
    await waitFor(() => expect(asked.at(-1)!.page).toBe(2));
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Candidate Database'));
    expect(screen.queryByRole('link', { name: 'Page 4' })).toBeNull();
    unmount();
    await drawDatabase({ people: [], total: 30, path: '/browse-database?page=9' });
    await screen.findByRole('heading', { name: 'There are no more candidates' });
    expect(screen.getByText('This list ends before page 9.')).toBeTruthy();
    const first = screen.getByRole('link', { name: 'Back to the first page' });
    expect(first.getAttribute('href')).toBe('/browse-database');
  });

  test('says when there are no candidates at all, and when no single filter is to blame', async () => {
    const { container, unmount } = await drawDatabase();
    await screen.findByRole('heading', { name: 'No candidates yet' });
    expect(screen.getByText(/^Nobody who is open to work is visible/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Show all candidates' })).toBeNull();
    await expectNoViolations(container);
    unmount();
    await drawDatabase({ path: '/browse-database?search=nurse&sort=recent' });
    await screen.findByRole('heading', { name: 'No candidates match all your filters' });
    expect(screen.getByText(/^Removing one filter is not enough\./)).toBeTruthy();
    const all = screen.getByRole('link', { name: 'Show all candidates' });
    expect(all.getAttribute('href')).toBe('/browse-database?sort=recent');
  });

  test('names the rule that the query broke', async () => {
    const sentence = 'You have searched a lot today.';
    await drawDatabase({ fails: () => failure('RULE_VIOLATION', sentence, { rule: 'a.b.c' }) });
    expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  });

  test('keeps the previous candidates when it fails later', async () => {
    let isAway = false;
    await drawDatabase({
      people: [aCandidate('1')],
      fails: () => (isAway ? failure('UNAVAILABLE', 'Away.') : undefined),
    });
    await cards();
    isAway = true;
    await user.selectOptions(screen.getByLabelText('Sort by'), 'Experience');
    const banner = await screen.findByText('These results may be out of date.');
    expect(banner.closest('[role=alert]')?.textContent).toContain(
      'We could not load the candidates',
    );
    expect(await cards()).toHaveLength(1);
    isAway = false;
    await user.click(button('Try Again'));
    await waitFor(() => expect(screen.queryByText('These results may be out of date.')).toBeNull());
  });
});

test('a search without words leads to its box', async () => {
  await drawDatabase({ people: [aCandidate('1')] });
  await cards();
  await user.click(button('Search'));
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Keywords' }));
});

test('on a phone the filters are a sheet whose button says how many candidates are left', async () => {
  const phone = Object.assign(new EventTarget(), { matches: true, media: '' }) as MediaQueryList;
  const media = vi.spyOn(window, 'matchMedia').mockReturnValue(phone);
  onTestFinished(() => media.mockRestore());
  letDialogsOpen();
  const { asked } = await drawDatabase({
    people: [aCandidate('1')],
    path: '/browse-database?to=5',
  });
  await cards();
  expect(screen.queryByLabelText('Place')).toBeNull();
  const filters = button(/^Filters/);
  expect(filters.textContent).toBe('Filters · 1');
  await user.click(filters);
  const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
  await expectAddress('/browse-database?to=5&filters=open', 'PUSH');
  await user.selectOptions(sheet.getByLabelText('At least'), '2 years');
  await expectAddress('/browse-database?from=2&to=5&filters=open', 'REPLACE');
  await waitFor(() => expect(asked.at(-1)!.filter).toMatchObject({ experienceFrom: 2 }));
  expect(sheet.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
    '/browse-database?filters=open',
  );
  await user.click(await sheet.findByRole('button', { name: 'Show 1 candidate' }));
  await expectAddress('/browse-database?from=2&to=5');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // The keyboard of the phone does not cover what was found.
  await user.type(screen.getByRole('searchbox'), 'nurse{Enter}');
  await expectAddress('/browse-database?search=nurse&from=2&to=5', 'PUSH');
  expect(document.activeElement).toBe(document.body);
  // The phone is turned.
  act(() => void Object.assign(phone, { matches: false }).dispatchEvent(new Event('change')));
  expect(screen.getByLabelText('Place')).toBeTruthy();
});
