import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { drawBuilder } from './builderWorld.tsx';

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  act(() => leave());
});

// Finding by role is slow on the whole page, so buttons are found by text.
const button = (name: string) => screen.getByText(name).closest('button')!;
const toasts = () => queuedToasts().map(({ kind, title, message }) => [kind, title, message]);
const searchOf = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const open = async () => {
  fireEvent.click(screen.getByLabelText('More'));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const choose = async (name: string) => {
  await open();
  fireEvent.click(screen.getByText(name, { selector: '[role=menuitem] *' }));
};
const dialog = async (name: string) => {
  const heading = await screen.findByText(name, { selector: '[role=dialog] h2' });
  return within(heading.closest<HTMLElement>('[role=dialog]')!);
};
const range = () => screen.getByLabelText('Period');
const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'UNAVAILABLE', requestId: 'r-4' } });

const BY_CATEGORY = { measures: ['applications'], dimensions: ['category'] };
const aReport = (values: object = {}) => ({
  id: 'r1',
  name: 'Where people apply',
  isShared: true,
  mayChange: true,
  query: BY_CATEGORY,
  ...values,
});

test('a report of another user names its owner and can only be changed as a copy', async () => {
  const report = aReport({ mayChange: false, description: 'For Monday mornings' });
  const { changes } = await drawBuilder('?report=r1', { reports: [report] });
  await screen.findByText('For Monday mornings');
  screen.getByText('Shared with all administrators · by Asha Rao');
  expect(screen.queryByRole('button', { name: /^Save/ })).toBeNull();
  fireEvent.change(range(), { target: { value: '30-day' } });
  await screen.findByText('Changed since saved');
  fireEvent.click(button('Save as a new report'));
  const shown = await dialog('Save report');
  const name = shown.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Copy of Where people apply');
  expect(shown.queryByRole('radio')).toBeNull();
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(shown.getByRole('button', { name: 'Save report' }));
  shown.getByText('Enter a name for the report');
  expect(changes).toEqual([]);
  fireEvent.change(name, { target: { value: ' Mine ' } });
  fireEvent.change(shown.getByLabelText(/^Description/), { target: { value: ' Why ' } });
  fireEvent.click(shown.getByLabelText('Share with the other administrators'));
  fireEvent.click(shown.getByRole('button', { name: 'Save report' }));
  await screen.findByText('Mine', { selector: 'h1' });
  expect(changes).toEqual([
    ['saveReport', expect.objectContaining({ name: 'Mine', description: 'Why', shared: true })],
  ]);
  expect(changes[0]![1]).not.toHaveProperty('id');
  expect(toasts()).toEqual([['success', 'Report saved', 'Mine']]);
  expect(searchOf().get('report')).toBe('r9');
});

test('the user’s own report is overwritten or saved as a new one', async () => {
  const { changes } = await drawBuilder('?report=r1', { reports: [aReport()] });
  await screen.findByText('Where people apply', { selector: 'h1' });
  expect(await open()).toEqual([
    'Duplicate',
    'Name and description',
    'Save as a new report',
    'Pin to a dashboard',
    'Send by email',
    'Export CSV',
    'Save as image (PNG)',
    'Show the SQL',
  ]);
  fireEvent.click(screen.getByText('Save as a new report', { selector: '[role=menuitem] *' }));
  const shown = await dialog('Save report');
  const name = shown.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  expect(name.value).toBe('Copy of Where people apply');
  fireEvent.click(shown.getByLabelText('Save the changes to “Where people apply”'));
  expect(name.value).toBe('Where people apply');
  fireEvent.click(shown.getByRole('button', { name: 'Save changes' }));
  await waitFor(() =>
    expect(toasts()).toEqual([['success', 'Changes saved', 'Where people apply']]),
  );
  expect(changes).toMatchObject([['saveReport', { id: 'r1', version: 1 }]]);
});

test('renaming leaves the saved question unchanged', async () => {
  const { changes } = await drawBuilder('?report=r1', { reports: [aReport()] });
  await screen.findByText('Where people apply', { selector: 'h1' });
  fireEvent.change(range(), { target: { value: '30-day' } });
  await screen.findByText('Changed since saved');
  await choose('Name and description');
  const shown = await dialog('Rename report');
  expect(shown.queryByRole('checkbox')).toBeNull();
  fireEvent.change(shown.getByRole('textbox', { name: 'Name' }), { target: { value: 'Noon' } });
  fireEvent.click(shown.getByRole('button', { name: 'Save' }));
  await screen.findByText('Noon', { selector: 'h1' });
  expect(changes[0]![1]).toMatchObject({ id: 'r1', name: 'Noon', shared: true });
  expect(changes[0]![1]['query']).not.toMatchObject({ range: expect.anything() });
  screen.getByText('Changed since saved');
});

test('what was changed since a report was saved is shared as a question, and saved before it is pinned', async () => {
  await drawBuilder('?report=r1&measures=hires', { reports: [aReport()] });
  await screen.findByText('Changed since saved');
  fireEvent.click(button('Share link'));
  const shared = await dialog('Share by link');
  const link = shared.getByLabelText<HTMLInputElement>('Link');
  expect(link.value).toMatch(/\/explore\?measures=hires$/);
  fireEvent.click(shared.getByLabelText('Close'));
  await choose('Pin to a dashboard');
  await dialog('Save report');
});

test('a copy is made of the saved report; a failure says why', async () => {
  let isAway = true;
  const { changes } = await drawBuilder('?report=r1', {
    reports: [aReport()],
    refuses: (what) => (what === 'duplicateReport' && isAway ? refusal('Not now.') : undefined),
  });
  await screen.findByText('Where people apply', { selector: 'h1' });
  fireEvent.change(range(), { target: { value: '30-day' } });
  await screen.findByText('Changed since saved');
  await choose('Duplicate');
  await waitFor(() =>
    expect(toasts()).toEqual([['error', 'We could not do this. Try again.', 'Not now.']]),
  );
  isAway = false;
  await choose('Duplicate');
  await screen.findByText('Where people apply (copy)', { selector: 'h1' });
  expect(changes.at(-1)).toEqual(['duplicateReport', { id: 'r1' }]);
  expect(searchOf().get('report')).toBe('copy');
  expect(searchOf().get('last')).toBeNull();
});

test('a question is saved before it is pinned or emailed', async () => {
  const { changes } = await drawBuilder('?measures=applications&by=category');
  await screen.findByText('3 rows');
  await choose('Pin to a dashboard');
  const saving = await dialog('Save report');
  fireEvent.click(saving.getByRole('button', { name: 'Save report' }));
  const place = await screen.findByLabelText('Dashboard name');
  const pinning = await dialog('Pin “Applications by Category”');
  fireEvent.change(place, { target: { value: 'Mornings' } });
  fireEvent.click(pinning.getByRole('button', { name: 'Pin' }));
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(changes.map(([what]) => what)).toEqual(['saveReport', 'pinReport']);
  expect(changes[1]![1]).toEqual({ reportId: 'r9', newDashboardName: 'Mornings', width: 2 });
  await choose('Send by email');
  await dialog('Send “Applications by Category” by email');
});

test('changes that cannot be saved are kept, and the failure says why', async () => {
  const refused = refusal('Someone else changed this report.');
  await drawBuilder('?report=r1&measures=hires', {
    reports: [aReport()],
    refuses: (what) => (what === 'saveReport' ? refused : undefined),
  });
  await screen.findByText('Changed since saved');
  fireEvent.click(button('Save changes'));
  const message = 'Someone else changed this report.';
  await waitFor(() =>
    expect(toasts()).toEqual([['error', 'We could not do this. Try again.', message]]),
  );
  screen.getByText('Changed since saved');
  await choose('Save as a new report');
  const shown = await dialog('Save report');
  fireEvent.click(shown.getByRole('button', { name: 'Save report' }));
  const banner = await shown.findByRole('alert');
  expect(banner.textContent).toContain('We could not save the report');
  expect(banner.textContent).toContain(message);
});

test('a report that failed to open can be retried, and a broken one says why', async () => {
  let isAway = true;
  await drawBuilder('?report=r1', {
    reports: [aReport({ problem: 'A measure of it is not counted any more.' })],
    refuses: (what) => (what === 'report' && isAway ? refusal('Away') : undefined),
  });
  await screen.findByText('We could not open the report');
  screen.getByText('Request ID: r-4');
  isAway = false;
  fireEvent.click(button('Try Again'));
  await screen.findByText('A measure of it is not counted any more.');
  expect(screen.queryByText('We could not open the report')).toBeNull();
});
