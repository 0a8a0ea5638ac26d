import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAddress } from '#tests/client/frame/drawInSite.tsx';
import { facets } from './browseMarket.ts';
import { box, goBack, jobs, letDialogsOpen, open, OPEN_DIALOG } from './drawBrowse.tsx';

beforeEach(letDialogsOpen);

describe('filters', () => {
  const facet = (name: RegExp) => screen.getByRole('link', { name });

  test('show the count of each value; choosing adds a value, choosing a selected one removes it', async () => {
    await open();
    await jobs();
    expect(screen.queryByRole('link', { name: /^Intern/ })).toBeNull();
    await userEvent.click(facet(/^3–5 lakh ?9$/));
    await expectAddress('/browse-jobs?salary=3-5', 'PUSH');
    await screen.findByText('9 jobs');
    expect(facet(/^3–5 lakh ?9$/).getAttribute('aria-current')).toBe('true');
    await userEvent.click(facet(/^5–8 lakh/));
    await expectAddress('/browse-jobs?salary=3-5&salary=5-8', 'PUSH');
    await waitFor(() => expect(facet(/^5–8 lakh ?18$/).getAttribute('aria-current')).toBe('true'));
    await userEvent.click(facet(/^3–5 lakh ?9$/));
    await expectAddress('/browse-jobs?salary=5-8', 'PUSH');
  });

  test('with one value replace it', async () => {
    await open('?years=0');
    await jobs();
    await userEvent.click(facet(/^Asks for up to 3 years/));
    await expectAddress('/browse-jobs?years=3', 'PUSH');
  });

  test('of pay take amounts as people write them, by year or by month', async () => {
    await open('?payBy=month');
    await jobs();
    await userEvent.click(await screen.findByRole('button', { name: 'Set pay' }));
    await screen.findByText('Enter an amount such as 20,000, 3 lakh or 5 LPA.');
    await userEvent.type(screen.getByLabelText('From (₹)'), '20k');
    await userEvent.click(screen.getByRole('button', { name: 'Set pay' }));
    await expectAddress('/browse-jobs?pay=240000-&payBy=month', 'PUSH');
    expect(screen.getByRole('link', { name: 'Remove filter: From ₹20,000 a month' })).toBeTruthy();
    await userEvent.type(screen.getByLabelText('To (₹)'), 'a lot');
    await userEvent.click(screen.getByRole('button', { name: 'Set pay' }));
    expect(screen.getByText('Enter an amount such as 20,000, 3 lakh or 5 LPA.')).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('To (₹)'));
    await userEvent.type(screen.getByLabelText('To (₹)'), '10k');
    await userEvent.click(screen.getByRole('button', { name: 'Set pay' }));
    // The smaller amount is the lower end, wherever it was typed.
    await expectAddress('/browse-jobs?pay=120000-240000&payBy=month', 'PUSH');
    goBack();
    await expectAddress('/browse-jobs?pay=240000-&payBy=month', 'POP');
    const from = () => screen.getByLabelText<HTMLInputElement>('From (₹)').value;
    expect(from()).toBe('20,000');
    await userEvent.click(screen.getByRole('link', { name: /^Remove filter: From/ }));
    await waitFor(() => expect(from()).toBe(''));
  });

  test('of a place include the distance from it', async () => {
    await open('?location=Thane&within=30');
    await jobs();
    const distance = screen.getByLabelText<HTMLSelectElement>('Distance from Thane');
    expect(distance.selectedOptions[0]?.text).toBe('Up to 30 km');
    await userEvent.selectOptions(distance, 'Up to 25 km');
    await expectAddress('/browse-jobs?location=Thane&within=25', 'PUSH');
    await userEvent.click(
      screen.getByRole('link', { name: 'Remove filter: Up to 25 km from Thane' }),
    );
    await expectAddress('/browse-jobs?location=Thane', 'PUSH');
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  test('of a place whose position is unknown have no distance', async () => {
    await open('?location=Kerala&within=25');
    await jobs();
    await waitFor(() => expect(screen.queryByText(/^Up to 25 km from/)).toBeNull());
    expect(screen.queryByLabelText('Distance from Kerala')).toBeNull();
    const alert = screen.getByRole('link', { name: 'Save this search as an alert' });
    expect(alert.getAttribute('href')).not.toContain('within');
  });

  test('use a category’s title in the address', async () => {
    await open();
    await jobs();
    await userEvent.click(facet(/^Finance & Banking ?27$/));
    await expectAddress('/browse-jobs?category=Finance%20%26%20Banking', 'PUSH');
  });

  test('shorten long lists', async () => {
    await open();
    await jobs();
    expect(screen.queryByRole('link', { name: /^State 7/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(facet(/^State 9/)).toBeTruthy();
  });

  test('show what is chosen in a short list, a closed one and one without jobs', async () => {
    const all = facets({});
    const chosen = (list: typeof all.state, at: number) =>
      list.map((line, index) => ({ ...line, selected: index === at }));
    await open('', 'en', { facets: { ...all, state: chosen(all.state, 8), type: chosen(all.type, 1) } }); // oxfmt-ignore
    await jobs();
    for (const name of [/^State 9/, /^Intern/])
      expect((await screen.findByRole('link', { name })).getAttribute('aria-current')).toBe('true');
    expect(screen.queryByRole('link', { name: /^State 7/ })).toBeNull();
    expect(facet(/^State 9/).closest('details')!.open).toBe(true);
  });

  test('can be removed individually or all at once', async () => {
    await open('?salary=3-5&type=full-time&type=contract&search=accountant&view=list');
    await jobs();
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Full Time',
      'Contract',
      '3–5 lakh',
      'Clear Filter',
    ]);
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: 3–5 lakh' }));
    await expectAddress(
      '/browse-jobs?search=accountant&type=full-time&type=contract&view=list',
      'PUSH',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Clear Filter' }));
    await expectAddress('/browse-jobs', 'PUSH');
    expect(box('What').value).toBe('');
  });

  test('that the server found in a sentence can be removed one by one', async () => {
    const filters = [
      { filter: 'shifts', value: 'NIGHT', text: 'night shift' },
      { filter: 'location', value: 'Thane, Maharashtra', text: 'near thane' },
      { filter: 'withinKm', value: '25', text: 'near thane' },
      { filter: 'experienceYears', value: '0', text: 'without experience' },
      { filter: 'payFrom', value: '240000', text: 'above 20k' },
    ];
    await open('?search=night shift data entry near Thane without experience above 20k', 'en', {
      readAs: { words: 'data entry', filters },
    });
    await jobs();
    const chips = within(screen.getByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'No experience needed',
      'From ₹20,000 a month',
      'Night shift',
      'Up to 25 km from Thane, Maharashtra',
      'Clear Filter',
    ]);
    expect(box('What').value).toBe(
      'night shift data entry near Thane without experience above 20k',
    );
    await userEvent.click(screen.getByRole('link', { name: 'Remove filter: Night shift' }));
    await expectAddress(
      '/browse-jobs?search=data%20entry&location=Thane%2C%20Maharashtra&within=25&years=0&pay=240000-&payBy=month',
    );
  });

  test('open as a sheet with the number of remaining jobs on a small screen', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
    );
    await open();
    await jobs();
    const [small] = screen.getAllByRole('button', { name: 'Filters' });
    await userEvent.click(small!);
    await waitFor(() => expect(document.querySelector(OPEN_DIALOG)).not.toBeNull());
    const sheet = document.querySelector<HTMLElement>(OPEN_DIALOG)!;
    await within(sheet).findByRole('button', { name: 'Show 27 jobs' });
    await userEvent.click(within(sheet).getByRole('link', { name: /^3–5 lakh/ }));
    await within(sheet).findByRole('button', { name: 'Show 9 jobs' });
    await expectAddress('/browse-jobs?salary=3-5&filters=open', 'REPLACE');
    await userEvent.click(within(sheet).getByRole('button', { name: 'Show 9 jobs' }));
    await expectAddress('/browse-jobs?salary=3-5', 'REPLACE');
    expect(document.querySelector(OPEN_DIALOG)).toBeNull();
    await userEvent.click(small!);
    await waitFor(() => expect(document.querySelector(OPEN_DIALOG)).not.toBeNull());
    // What Escape sends.
    fireEvent(document.querySelector(OPEN_DIALOG)!, new Event('cancel', { cancelable: true }));
    await expectAddress('/browse-jobs?salary=3-5', 'POP');
    expect(document.querySelector(OPEN_DIALOG)).toBeNull();
    // All choices in the sheet are one step of the history. A sheet that was only looked at adds no step.
    goBack();
    await expectAddress('/browse-jobs', 'POP');
    vi.restoreAllMocks();
  });
});
