import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentSession } from '#client/lib/session.ts';
import { queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { drawBuilder } from './builderWorld.tsx';
import { fakeCanvas } from './charts/fakeCanvas.ts';

beforeEach(() => {
  // user-event provides the clipboard that jsdom lacks.
  userEvent.setup();
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  act(() => leave());
});

// Finding by role is slow on the whole page, so buttons are found by text.
const button = (name: string) => screen.getByText(name).closest('button')!;
const toasts = () => queuedToasts().map(({ kind, title, message }) => [kind, title, message]);
const searchOf = () => new URLSearchParams(screen.getByTestId('address').textContent.split('?')[1]);
const choose = async (name: string) => {
  fireEvent.click(screen.getByLabelText('More'));
  fireEvent.click(await screen.findByText(name, { selector: '[role=menuitem] *' }));
};
const dialog = async (name: string) => {
  const heading = await screen.findByText(name, { selector: '[role=dialog] h2' });
  return within(heading.closest<HTMLElement>('[role=dialog]')!);
};
const refusal = (message: string) =>
  new GraphQLError(message, { extensions: { code: 'FORBIDDEN', requestId: 'r-4' } });

const BY_CATEGORY = { measures: ['applications'], dimensions: ['category'] };
const aReport = (values: object = {}) => ({
  id: 'r1',
  name: 'Where people apply',
  isShared: false,
  mayChange: true,
  query: BY_CATEGORY,
  ...values,
});

/** What is saved on the reader's device. */
function watchFiles() {
  const files: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    files.push(this.download);
  });
  return files;
}

test('save, share and export are disabled until there is a question', async () => {
  await drawBuilder();
  await screen.findByText('Start with a question');
  expect(screen.queryByRole('button', { name: 'Save as report' })).toBeNull();
  expect(button('Share link')).toHaveProperty('disabled', true);
  fireEvent.click(screen.getByLabelText('More'));
  const items = await screen.findAllByRole('menuitem');
  expect(items.map((item) => [item.textContent, item.getAttribute('aria-disabled')])).toEqual([
    ['Pin to a dashboard', 'true'],
    ['Send by email', 'true'],
    ['Export CSV', 'true'],
    ['Save as image (PNG)', 'true'],
    ['Show the SQL', 'true'],
  ]);
});

test('the whole result is exported as CSV, and a failure says why', async () => {
  const files = watchFiles();
  const fetched = vi.fn<typeof fetch>(async () => new Response('a,b'));
  vi.stubGlobal('fetch', fetched);
  await drawBuilder('?measures=applications&by=category&last=90-day&chart=bar');
  await screen.findByText('3 rows');
  await choose('Export CSV');
  await waitFor(() => expect(toasts()).toEqual([['success', 'Full result exported', undefined]]));
  const [path, options] = fetched.mock.calls[0]!;
  expect(path).toBe(
    '/api/admin/analytics/export?measures=applications&by=category&last=90-day&chart=bar',
  );
  expect(options?.headers).toEqual({
    'accept-language': 'en',
    authorization: 'Bearer a-token',
  });
  expect(files).toEqual(['applications-by-category.csv']);
  const message = 'You may not export this.';
  fetched.mockResolvedValue(Response.json({ message }, { status: 403 }));
  await choose('Export CSV');
  await waitFor(() =>
    expect(toasts()[1]).toEqual(['error', 'We could not do this. Try again.', message]),
  );
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  await choose('Export CSV');
  await waitFor(() => expect(toasts()[2]?.[2]).toMatch(/^You seem to be offline/));
  fetched.mockResolvedValue(Response.json({ message }, { status: 401 }));
  await choose('Export CSV');
  await waitFor(() => expect(currentSession().ended).toBe('refused'));
  expect(files).toHaveLength(1);
});

test('a chart is saved as an image named after its question; a table has none', async () => {
  const files = watchFiles();
  const canvases = fakeCanvas();
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(new Blob()));
  await drawBuilder('?measures=applications&by=category&last=90-day');
  await screen.findByText('3 rows');
  await choose('Save as image (PNG)');
  await waitFor(() => expect(toasts()).toEqual([['success', 'Image saved', undefined]]));
  expect(files).toEqual(['applications-by-category.png']);
  const texts = canvases[0]!.painted.filter(({ act: what }) => what === 'text');
  expect(texts.slice(0, 2).map(({ what }) => what[0])).toEqual([
    'Applications by Category',
    'Last 90 days',
  ]);
  fireEvent.click(screen.getByLabelText('Table'));
  await waitFor(() => expect(searchOf().get('chart')).toBe('table'));
  await screen.findByText('3 rows');
  await choose('Save as image (PNG)');
  const why = 'A table cannot be saved as an image. Choose a chart, or export CSV.';
  await waitFor(() => expect(toasts()[1]).toEqual(['info', why, undefined]));
  expect(files).toHaveLength(1);
});

test('the SQL is copied with its values, and a failure to load or copy it is reported', async () => {
  let isRefused = false;
  await drawBuilder('?measures=applications', {
    refuses: (what) => (what === 'explain' && isRefused ? refusal('Not for you.') : undefined),
  });
  await screen.findByText('3 rows');
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await choose('Show the SQL');
  const shown = await dialog('Database query');
  await shown.findByLabelText('SQL statement');
  expect(shown.queryByLabelText('Plan')).toBeNull();
  fireEvent.click(shown.getByRole('button', { name: 'Copy SQL and values' }));
  expect(write.mock.calls).toEqual([['select count(*) from x where day > $1\n-- $1 = 7\n']]);
  write.mockRejectedValue(new Error());
  fireEvent.click(shown.getByRole('button', { name: 'Copy SQL and values' }));
  await waitFor(() =>
    expect(toasts()).toEqual([
      ['success', 'SQL copied', undefined],
      ['error', 'We could not copy the SQL', undefined],
    ]),
  );
  fireEvent.click(shown.getByRole('button', { name: 'Close' }));
  isRefused = true;
  await choose('Show the SQL');
  const failed = await dialog('Database query');
  await failed.findByText('We could not show the SQL');
  failed.getByText('Not for you.');
  const copy = failed.getByRole('button', { name: 'Copy SQL and values' });
  expect(copy).toHaveProperty('disabled', true);
});

test('a link that cannot be copied is selected, and the user’s own report can be shared from there', async () => {
  let refused = true;
  const { changes } = await drawBuilder('?report=r1', {
    reports: [aReport()],
    refuses: (what) => (what === 'shareReport' && refused ? refusal('Not now.') : undefined),
  });
  await screen.findByText('Only you can see this report');
  await screen.findByText('3 rows');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error()).mockResolvedValue();
  fireEvent.click(button('Share link'));
  const shown = await dialog('Share by link');
  shown.getByText(/^Only you can open the report/);
  const link = shown.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
  const { origin } = window.location;
  expect(link.value).toBe(
    `${origin}/admin/analytics/explore?measures=applications&by=category&chart=bar`,
  );
  fireEvent.click(shown.getByRole('button', { name: 'Copy link' }));
  await waitFor(() =>
    expect(toasts()).toEqual([
      ['info', 'We could not copy the link. Copy the selected text by hand.', undefined],
    ]),
  );
  expect([link.selectionStart, link.selectionEnd]).toEqual([0, link.value.length]);
  fireEvent.click(shown.getByRole('button', { name: 'Share the report' }));
  await shown.findByText('We could not share the report');
  shown.getByText('Not now.');
  refused = false;
  fireEvent.click(shown.getByRole('button', { name: 'Share the report' }));
  await shown.findByText(/^The report is shared/);
  expect(changes.at(-1)).toEqual(['shareReport', { id: 'r1', shared: true }]);
  expect(link.value).toBe(`${origin}/admin/analytics/explore?report=r1`);
  expect(shown.queryByRole('button', { name: 'Share the report' })).toBeNull();
  fireEvent.click(shown.getByRole('button', { name: 'Copy link' }));
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  expect(toasts().at(-1)).toEqual(['success', 'Link copied', undefined]);
});
