import { act, fireEvent, renderHook, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useAnnouncement } from '#client/lib/document/announcer.ts';
import { letDialogsOpen } from '#tests/client/browse/drawBrowse.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { drawBuilder } from './builderWorld.tsx';
import { drawShelves } from './drawShelves.tsx';

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(() => leave());
});

const searchOf = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const expectSearch = (name: string, value: string | null) =>
  waitFor(() => expect(searchOf().get(name)).toBe(value));
const field = (label: string) => screen.getByLabelText<HTMLInputElement & HTMLSelectElement>(label);
const set = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const words = (select: HTMLSelectElement) => [...select.options].map(({ text }) => text);
const shelf = (name: string) =>
  screen.getByText(name, { selector: '[role=group] > span' }).closest<HTMLElement>('[role=group]')!;
const chip = (kind: string, name: string) =>
  [...shelf(kind).querySelectorAll<HTMLElement>('[data-chip-button]')].find(({ textContent }) =>
    textContent.startsWith(name),
  )!;
const pressed = () => screen.getByTestId('pressed').textContent;
const choose = async (kind: string, name: string, act: string) => {
  fireEvent.click(chip(kind, name));
  fireEvent.click(await screen.findByText(act, { selector: '[role=menuitem] *' }));
};

test('conditions on groups are a measure, a comparison and a number', async () => {
  await drawShelves('measures=applications&by=category');
  const add = () => fireEvent.click(screen.getByText('Add condition').closest('button')!);
  add();
  await expectSearch('having', 'applications>=1');
  expect(document.activeElement).toBe(field('Measure of condition 1'));
  set('Comparison of condition 1', 'less_than');
  await expectSearch('having', 'applications<1');
  set('Number of condition 1', 'few');
  screen.getByText('Enter a number');
  fireEvent.blur(field('Number of condition 1'));
  set('Number of condition 1', '2,5');
  fireEvent.keyDown(field('Number of condition 1'), { key: 'Enter' });
  await expectSearch('having', 'applications<2.5');
  add();
  await expectSearch('having', 'applications<2.5,applications>=1');
  set('If there are several conditions', 'any');
  await expectSearch('any', '1');
  fireEvent.click(screen.getByLabelText('Remove condition 1'));
  await expectSearch('having', 'applications>=1');
  await expectSearch('any', null);
});

test('a calculation is a kind, a measure and what the kind needs', async () => {
  await drawShelves('measures=applications&by=time&grain=month');
  const calculations = () => searchOf().getAll('calc');
  const expectCalculations = (...texts: string[]) =>
    waitFor(() => expect(calculations()).toEqual(texts));
  const add = () => fireEvent.click(screen.getByText('Add calculation').closest('button')!);
  add();
  await expectCalculations('share_of_total:applications');
  set('Type of calculation 1', 'moving_average');
  await expectCalculations('moving_average:applications:7');
  set('Number of steps of calculation 1', '1');
  screen.getByText('Enter a whole number from 2 to 400');
  set('Number of steps of calculation 1', '3');
  fireEvent.blur(field('Number of steps of calculation 1'));
  await expectCalculations('moving_average:applications:3');
  set('Type of calculation 1', 'formula');
  await expectCalculations('formula:ratio:applications:My formula');
  set('Formula 1', 'hires / applications');
  screen.getByText('Hires / Applications');
  fireEvent.blur(field('Formula 1'));
  set('Unit of formula 1', 'percent');
  await expectCalculations('formula:percent:hires / applications:My formula');
  add();
  await expectCalculations(
    'formula:percent:hires / applications:My formula',
    'share_of_total:applications',
  );
  fireEvent.click(screen.getByLabelText('Remove calculation 1'));
  await expectCalculations('share_of_total:applications');
  await choose('Measures', 'Applications', 'Remove');
  await expectCalculations();
});

test('a condition can compare a formula, and goes with it', async () => {
  await drawShelves(
    'measures=applications&by=category&calc=formula:percent:hires/applications:Rate',
  );
  fireEvent.click(screen.getByText('Add condition').closest('button')!);
  expect(words(field('Measure of condition 1'))).toEqual(['Applications', 'Rate']);
  set('Measure of condition 1', 'calc.1');
  await expectSearch('having', 'calc.1>=1');
  screen.getByText('%');
  fireEvent.click(screen.getByLabelText('Remove calculation 1'));
  await expectSearch('having', null);
});

test('order, limit, totals, across dimension and time zone are set in one place', async () => {
  await drawShelves('measures=applications&by=category');
  const more = screen.getByText('Order, limit, totals and time zone').closest('button')!;
  fireEvent.click(more);
  expect(field('Columns').disabled).toBe(true);
  expect(words(field('Columns'))).toContain('Needs two dimensions');
  expect(words(field('Order'))).toEqual([
    'Automatic',
    'Applications, largest first',
    'Applications, smallest first',
    'Category, first to last',
    'Category, last to first',
  ]);
  set('Order', '-m.applications');
  await expectSearch('order', '-applications');
  set('Order', 'd.category');
  await expectSearch('order', 'by.category');
  set('Time zone', 'UTC');
  await expectSearch('zone', 'UTC');
  fireEvent.click(field('Include totals'));
  await waitFor(() => expect(searchOf().has('totals')).toBe(true));
  set('Maximum rows', '0');
  screen.getByText(/^Enter a whole number from 1 to/);
  fireEvent.blur(field('Maximum rows'));
  expect(searchOf().get('limit')).toBeNull();
  set('Maximum rows', '5');
  fireEvent.keyDown(field('Maximum rows'), { key: 'Enter' });
  await expectSearch('limit', '5');
  expect(more.textContent).toContain('4 set');
  set('Maximum rows', '');
  fireEvent.blur(field('Maximum rows'));
  await expectSearch('limit', null);
  set('Order', '');
  await expectSearch('order', null);
  set('Time zone', '');
  await expectSearch('zone', null);
  fireEvent.click(field('Include totals'));
  await waitFor(() => expect(searchOf().has('totals')).toBe(false));
});

test('a refused limit is reported at its field', async () => {
  const sentence = 'At most 1,000 rows.';
  await drawShelves('measures=applications&limit=5', { limit: sentence });
  fireEvent.click(screen.getByText('Order, limit, totals and time zone').closest('button')!);
  expect(screen.getByText(sentence).closest('[hidden]')).toBeNull();
});

test('a dimension’s chip sorts, goes across, filters and is removed', async () => {
  await drawShelves('measures=applications&by=category,time&grain=month');
  expect(chip('By', 'Time').textContent).toBe('Timeby month');
  await choose('By', 'Time', 'by day');
  await expectSearch('grain', 'day');
  await choose('By', 'Time', 'Sort: newest first');
  await expectSearch('order', '-by.time');
  await choose('By', 'Category', 'Sort: A to Z');
  await expectSearch('order', 'by.category');
  await choose('By', 'Category', 'Show in columns');
  await expectSearch('pivot', 'category');
  expect(chip('By', 'Category').textContent).toBe('Categoryin columns');
  await choose('By', 'Category', 'Show in rows');
  await expectSearch('pivot', null);
  await choose('By', 'Category', 'Filter by this');
  expect(pressed()).toBe('filter category');
  await choose('By', 'Time', 'Remove');
  await expectSearch('by', 'category');
  expect(searchOf().get('grain')).toBeNull();
  await choose('Measures', 'Applications', 'Sort: smallest first');
  await expectSearch('order', 'applications');
  expect(chip('Measures', 'Applications').textContent).toBe('Applications↑');
  fireEvent.click(screen.getByLabelText('Remove: Category'));
  await expectSearch('by', null);
});

test('first and last day can be chosen, and either can be left open', async () => {
  await drawShelves('measures=applications');
  expect(field('Compared with').disabled).toBe(true);
  expect(words(field('Compared with'))).toContain('Choose a period to compare');
  set('Period', 'days');
  await expectSearch('from', '2026-10-23');
  expect(searchOf().get('to')).toBe('2026-11-21');
  expect([field('From').max, field('To').min]).toEqual(['2026-11-21', '2026-10-23']);
  set('From', '2026-11-01');
  await expectSearch('from', '2026-11-01');
  set('To', '');
  await expectSearch('to', null);
  set('Compared with', 'previous_period');
  await expectSearch('compare', 'previous_period');
  set('Compared with', '');
  await expectSearch('compare', null);
  set('Period', 'lastUnits');
  await expectSearch('last', '4-week');
  set('How many', '0');
  expect(searchOf().get('last')).toBe('4-week');
  expect(field('How many').getAttribute('aria-invalid')).toBe('true');
  screen.getByText('Enter a number from 1 to 10,000');
  set('Unit', 'year');
  expect(screen.queryByLabelText('Count back from this minute')).toBeNull();
});

test('on narrow screens fields are chosen in a sheet', async () => {
  letDialogsOpen();
  await drawBuilder('?measures=applications');
  await screen.findByText('3 rows');
  fireEvent.click(within(shelf('By')).getByText('Add dimension').closest('button')!);
  const heading = await screen.findByText('Break down by');
  const sheet = within(heading.closest('dialog')!);
  sheet.getByText('Done');
  expect(sheet.queryByText('Measures')).toBeNull();
  const search = sheet.getByLabelText('Search by name');
  fireEvent.change(search, { target: { value: 'frog' } });
  sheet.getByText('Nothing matches “frog”.');
  fireEvent.change(search, { target: { value: '' } });
  const line = (name: string) => sheet.getByText(name).closest('button')!;
  expect(line('Time').tabIndex).toBe(0);
  act(() => line('Time').focus());
  fireEvent.keyDown(line('Time'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(line('Category'));
  expect([line('Time').tabIndex, line('Category').tabIndex]).toEqual([-1, 0]);
  fireEvent.keyDown(line('Category'), { key: 'End' });
  expect(document.activeElement).toBe(line('Search term'));
  fireEvent.keyDown(line('Search term'), { key: 'ArrowDown' });
  expect(document.activeElement).toBe(line('Search term'));
  fireEvent.keyDown(line('Search term'), { key: 'Home' });
  expect(document.activeElement).toBe(line('Time'));
  fireEvent.click(line('Category'));
  await expectSearch('by', 'category');
  expect(line('Category').getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(line('State'));
  await expectSearch('by', 'category,state');
  fireEvent.click(line('Category'));
  await expectSearch('by', 'state');
  fireEvent.click(sheet.getByText('Done: 1 chosen').closest('button')!);
  await waitFor(() => expect(document.querySelector('dialog')).toBeNull());
});

test('the search of the field panel gets the focus and shows the number of matches', async () => {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (media) => Object.assign(new EventTarget(), { matches: true, media }) as MediaQueryList,
  );
  await drawBuilder('?measures=applications');
  await screen.findByText('3 rows');
  fireEvent.click(within(shelf('By')).getByText('Add dimension').closest('button')!);
  const search = screen.getByLabelText('Search by name');
  expect(document.activeElement).toBe(search);
  const kinds = within(screen.getByLabelText('Show'));
  const choice = () =>
    kinds
      .getAllByText(/^(Measures|Dimensions)/)
      .map((kind) => [kind.textContent, kind.getAttribute('aria-pressed')]);
  expect(choice()).toEqual([
    ['Measures 3', 'false'],
    ['Dimensions 5', 'true'],
  ]);
  fireEvent.change(search, { target: { value: 'state' } });
  expect(choice().map(([name]) => name)).toEqual(['Measures 0', 'Dimensions 1']);
  fireEvent.change(search, { target: { value: '' } });
  fireEvent.click(within(shelf('Measures')).getByText('Add measure').closest('button')!);
  expect(choice().map(([, is]) => is)).toEqual(['true', 'false']);
});

test('the search of the field panel adds by Enter, opens the list by an arrow and announces the matches', async () => {
  const { container } = await drawBuilder('?measures=applications');
  await screen.findByText('3 rows');
  const search = within(container).getByLabelText<HTMLInputElement>('Search by name');
  const said = renderHook(useAnnouncement).result;
  fireEvent.change(search, { target: { value: 'app' } });
  await waitFor(() => expect(said.current).toBe('Measures: 2'));
  search.focus();
  fireEvent.keyDown(search, { key: 'Enter' });
  await expectSearch('measures', 'applications,hires');
  expect([search.selectionStart, search.selectionEnd]).toEqual([0, 3]);
  fireEvent.keyDown(search, { key: 'Enter' });
  await expectSearch('measures', 'applications,hires');
  fireEvent.keyDown(search, { key: 'ArrowDown' });
  expect(document.activeElement?.textContent).toBe('Applications');
  fireEvent.change(search, { target: { value: 'zebra' } });
  await waitFor(() => expect(said.current).toBe('Nothing matches “zebra”.'));
});
