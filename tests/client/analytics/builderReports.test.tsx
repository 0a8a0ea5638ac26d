import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { drawBuilder } from './builderWorld.tsx';

vi.setConfig({ testTimeout: 60_000 });
const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  act(() => leave());
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const BY_CATEGORY = { measures: ['applications'], dimensions: ['category'] };

test('a report is opened by its id, marked as changed when edited, and saved again', async () => {
  const reports = [
    { id: 'r1', name: 'Where people apply', isShared: true, mayChange: true, query: BY_CATEGORY },
  ];
  const { changes, asked } = await drawBuilder('?report=r1', { reports });
  await screen.findByRole('heading', { level: 1, name: 'Where people apply' });
  await waitFor(() => expect(asked.at(-1)).toMatchObject(BY_CATEGORY));
  expect(screen.queryByText('Changed since saved')).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Period' }), '30-day');
  await screen.findByText('Changed since saved');
  await user.click(button('Save changes'));
  await waitFor(() => expect(screen.queryByText('Changed since saved')).toBeNull());
  expect(changes).toMatchObject([
    ['saveReport', { id: 'r1', name: 'Where people apply', shared: true }],
  ]);
  const heading = screen.getByRole('heading', { level: 1, name: 'Where people apply' });
  await waitFor(() => expect(document.activeElement).toBe(heading));
});

test('saving names the question and puts the report in the address', async () => {
  const { changes } = await drawBuilder('?measures=applications&by=category');
  await screen.findByText('3 rows');
  await user.click(button('Save as report'));
  const dialog = within(await screen.findByRole('dialog'));
  const name = dialog.getByRole('textbox', { name: 'Name' });
  expect((name as HTMLInputElement).value).toBe('Applications by Category');
  await user.click(dialog.getByRole('button', { name: /^Save/ }));
  await screen.findByRole('heading', { level: 1, name: 'Applications by Category' });
  expect(changes[0]?.[1]).toMatchObject({ name: 'Applications by Category', chart: 'BAR' });
  expect(screen.getByTestId('address').textContent).toContain('report=r9');
  await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
});

test('a missing report says so', async () => {
  await drawBuilder('?report=gone');
  await screen.findByText(/no longer exists/);
  expect(await screen.findByText('Start with a question')).toBeTruthy();
});

test('a link contains the question and says who can open it', async () => {
  const copied = vi.fn<(text: string) => Promise<void>>(async () => undefined);
  await drawBuilder('?measures=applications&by=category');
  await screen.findByText('3 rows');
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  await user.click(button('Share link'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Share by link' }));
  dialog.getByText(/Only administrators can open the link/);
  await user.click(dialog.getByRole('button', { name: 'Copy link' }));
  expect(copied.mock.calls[0]?.[0]).toMatch(
    /\/admin\/analytics\/explore\?measures=applications&by=category$/,
  );
});

test('the SQL is shown with its values', async () => {
  await drawBuilder('?measures=applications');
  await screen.findByText('3 rows');
  await user.click(button('More'));
  await user.click(await screen.findByRole('menuitem', { name: 'Show the SQL' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Database query' }));
  await dialog.findByDisplayValue('select count(*) from x where day > $1');
  expect(dialog.getByText('$1')).toBeTruthy();
});
