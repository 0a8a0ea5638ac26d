import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave } from '#tests/client/frame/drawInSite.tsx';
import { anApplication, drawApplications } from './drawApplications.tsx';

beforeEach(() => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
});
afterEach(() => {
  act(leave);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const user = userEvent.setup({ delay: null });
const people = (...ids: string[]) => ids.map((id) => anApplication(id));
// Finding by role would be slow in a list.
const person = (id: string) => screen.findByText(`Person ${id}`, { selector: 'a' });
const away = () => new GraphQLError('Try later.', { extensions: { code: 'UNAVAILABLE' } });
const confirmRejection = async () =>
  user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Reject' }));
const bar = () => within(screen.getByLabelText('Selected applications'));
const choose = (id: string) => user.click(screen.getByLabelText(`Select Person ${id}`));

test('the export contains exactly the filtered rows and is sent as the logged-in user', async () => {
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const answers = [
    Response.json({ message: 'Too many rows.' }, { status: 429 }),
    new Response('a,b', {
      headers: { 'content-disposition': 'attachment; filename="applications-pune.csv"' },
    }),
  ];
  const fetched = vi.fn<typeof fetch>(async () => answers.shift()!);
  vi.stubGlobal('fetch', fetched);
  const query = 'job=job-1&status=hired&search=asha&from=2026-11-01&to=2026-11-20&sort=name';
  await drawApplications({
    applications: [anApplication('1', { status: 'HIRED' })],
    path: `/manage-applications?${query}`,
  });
  const press = () => user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await press();
  await waitFor(() =>
    expect(queuedToasts().at(-1)).toMatchObject({
      kind: 'error',
      title: 'The export failed',
      message: 'Too many rows.',
    }),
  );
  expect(saved).toEqual([]);
  await press();
  await waitFor(() => expect(saved).toEqual(['applications-pune.csv']));
  const [path, init] = fetched.mock.calls[1]!;
  expect(Object.fromEntries(new URL(path as string, 'https://site.example').searchParams)).toEqual({
    jobId: 'job-1',
    status: 'hired',
    search: 'asha',
    appliedFrom: '2026-11-01',
    appliedTo: '2026-11-20',
    sort: 'name',
  });
  expect(path).toMatch(/^\/api\/applications\/export\?/);
  expect(init?.headers).toEqual({ 'accept-language': 'en', authorization: 'Bearer a-token' });
});

test('the filters open on phones, dates are part of the address, and / focuses the search', async () => {
  await drawApplications({ applications: people('1'), path: '/manage-applications?search=per' });
  await person('1');
  const filters = screen.getByRole('button', { name: 'Filters' });
  const panel = document.getElementById(filters.getAttribute('aria-controls')!)!;
  expect(filters.getAttribute('aria-expanded')).toBe('false');
  expect(panel.className).toContain('max-md:hidden');
  await user.click(filters);
  expect(filters.getAttribute('aria-expanded')).toBe('true');
  expect(panel.className).not.toContain('max-md:hidden');

  const date = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
  const from = date('Applied from');
  from.focus();
  // Browsers report a day for each digit of its year.
  for (const value of ['0002-11-02', '0020-11-02', '0202-11-02', '2026-11-02'])
    fireEvent.change(from, { target: { value } });
  await expectAddress('/manage-applications?search=per&from=2026-11-02', 'PUSH');
  expect(date('Applied from')).toBe(from);
  expect(document.activeElement).toBe(from);
  expect(date('Applied until').min).toBe('2026-11-02');
  fireEvent.change(date('Applied until'), { target: { value: '2026-11-20' } });
  await expectAddress('/manage-applications?search=per&from=2026-11-02&to=2026-11-20', 'PUSH');
  expect(date('Applied from').max).toBe('2026-11-20');
  const box = screen.getByRole<HTMLInputElement>('searchbox', {
    name: 'Names, resumes or jobs',
  });
  expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true);
  expect(document.activeElement).not.toBe(box);
  expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
  expect(document.activeElement).toBe(box);
  expect([box.selectionStart, box.selectionEnd]).toEqual([0, 3]);
  expect(fireEvent.keyDown(box, { key: '/' })).toBe(true);
});

test('filters on applicants apply once they are entered, pay in any spelling', async () => {
  await drawApplications({
    applications: people('1'),
    path: '/manage-applications?job=older',
  });
  await person('1');
  // A job that is not among the newest hundred stays chosen.
  expect(screen.getByLabelText<HTMLSelectElement>('Job').value).toBe('older');
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.type(screen.getByLabelText('Experience from (years)'), '2{Enter}');
  await expectAddress('/manage-applications?job=older&experienceFrom=2', 'PUSH');
  await user.type(screen.getByLabelText('Expects at most'), 'plenty{Enter}');
  expect(await screen.findByText('Enter yearly pay, such as 5 LPA or 500000')).toBeTruthy();
  await user.clear(screen.getByLabelText('Expects at most'));
  await user.type(screen.getByLabelText('Expects at most'), '5 LPA{Enter}');
  await expectAddress('/manage-applications?job=older&experienceFrom=2&payTo=500000', 'PUSH');
  expect(screen.queryByText('Enter yearly pay, such as 5 LPA or 500000')).toBeNull();
  await user.clear(screen.getByLabelText('Expects at most'));
  await user.type(screen.getByLabelText('Lives in'), ' Pune ');
  await user.tab();
  await expectAddress('/manage-applications?job=older&experienceFrom=2&place=Pune', 'PUSH');
});

test('those who cannot decide cannot select applications, not even by key', async () => {
  const { container } = await drawApplications({
    applications: people('1', '2'),
    path: '/manage-applications',
    teamRole: 'INTERVIEWER',
  });
  (await person('1')).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'x' });
  fireEvent.keyDown(document.activeElement!, { key: 'a', ctrlKey: true });
  expect(screen.queryByLabelText('Selected applications')).toBeNull();
  expect(
    container.querySelectorAll('[data-application] input, [data-application] button'),
  ).toHaveLength(0);
  expect(screen.queryByText(/Select all/)).toBeNull();
  expect(screen.getByRole('note').textContent).not.toContain('select');
});

test('a long list loads page by page, and a failed page waits for a retry', async () => {
  let questions = 0;
  const { asked } = await drawApplications({
    applications: people('1', '2', '3', '4', '5'),
    perPage: 2,
    path: '/manage-applications?status=pending',
    fails: () => (++questions === 3 ? away() : undefined),
  });
  await person('4');
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('We could not load more applications')).toBeTruthy();
  expect(screen.queryByText('Person 5')).toBeNull();
  await user.click(alert.getByRole('button', { name: 'Try Again' }));
  expect(await person('5')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  const lists = asked.filter(([what]) => what === 'list').map(([, args]) => args);
  expect(lists.map(({ first, after }) => [first, after ?? null])).toEqual([
    [50, null],
    [50, '2'],
    [50, '4'],
    [50, '4'],
  ]);
  expect(lists[1]).toMatchObject({ statuses: ['PENDING'], sort: 'NEWEST' });
});

test.each([
  ['list', ''],
  ['board', '?view=board'],
])('End leads to the last row of a long %s, which is loaded first', async (_, query) => {
  const many = Array.from({ length: 130 }, (_row, index) => anApplication(`${index + 1}`));
  await drawApplications({
    applications: many,
    perPage: 50,
    path: `/manage-applications${query}`,
  });
  const scrolled = vi.spyOn(globalThis, 'scrollTo');
  (await person('1')).focus();
  fireEvent.keyDown(document.activeElement!, { key: 'End' });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Person 130'));
  expect(scrolled).toHaveBeenCalled();
});

test('a bulk update names the applications others changed first, with the reason', async () => {
  const refused = [{ id: '2', message: 'It is hired already.' }];
  const { put, found } = await drawApplications({ applications: people('1', '2', '3'), refused });
  await person('1');
  await choose('1');
  await choose('2');
  put(found('2')!, 'HIRED');
  await user.click(bar().getByRole('button', { name: 'Shortlist (2)' }));
  await waitFor(() => expect(queuedToasts()).toHaveLength(2));
  expect(queuedToasts().map(({ kind, title, message }) => [kind, title, message])).toEqual([
    ['warning', '1 application was not changed', 'It is hired already.'],
    [
      'success',
      '1 application: Shortlisted',
      'We notify the applicants once you can no longer undo this.',
    ],
  ]);
  const row = within((await person('2')).closest('li')!);
  expect(await row.findByText('Hired')).toBeTruthy();
  const counts = within(screen.getByLabelText('Applications by status'));
  expect(counts.getByRole('link', { name: 'Hired 1' })).toBeTruthy();
  act(() => queuedToasts().at(-1)!.action?.onPress());
  await waitFor(() =>
    expect(queuedToasts().at(-1)).toMatchObject({
      kind: 'info',
      title: '1 application restored',
    }),
  );
  expect(counts.getByRole('link', { name: 'Pending 2' })).toBeTruthy();
});

test('a failed bulk update changes nothing, and a failed undo says so', async () => {
  const failing = new Set(['changeApplications']);
  const { asked } = await drawApplications({
    applications: people('1', '2'),
    fails: (what) => (failing.has(what) ? away() : undefined),
  });
  await person('1');
  await choose('2');
  const failure = {
    kind: 'error',
    title: 'Failed to update application status',
    message: 'Try later.',
  };
  await user.click(bar().getByRole('button', { name: 'Reject (1)' }));
  await confirmRejection();
  await waitFor(() => expect(queuedToasts()).toMatchObject([failure]));
  expect(within((await person('2')).closest('li')!).getByText('Pending')).toBeTruthy();
  failing.clear();
  failing.add('undo');
  await choose('2');
  await user.click(bar().getByRole('button', { name: 'Reject (1)' }));
  await confirmRejection();
  await waitFor(() => expect(queuedToasts()).toHaveLength(2));
  expect(asked.at(-1)).toEqual([
    'changeApplications',
    { ids: ['2'], status: 'REJECTED', reason: null, message: '' },
  ]);
  act(() => queuedToasts()[1]!.action?.onPress());
  await waitFor(() => expect(queuedToasts().at(-1)).toMatchObject(failure));
  expect(within((await person('2')).closest('li')!).getByText('Rejected')).toBeTruthy();
  await choose('1');
  await user.click(bar().getByRole('button', { name: 'Clear selection' }));
  expect(screen.queryByLabelText('Selected applications')).toBeNull();
});

test('updating all matches can fail, and so can undoing it', async () => {
  const failing = new Set(['changeMatchingApplications']);
  await drawApplications({
    applications: people('1', '2'),
    fails: (what) => (failing.has(what) ? away() : undefined),
  });
  await person('1');
  const reject = async () => {
    await user.click(screen.getByLabelText('Select all 2 that match'));
    await user.click(bar().getByRole('button', { name: 'Reject (2)' }));
    await confirmRejection();
  };
  const failure = { title: 'Failed to update application status', message: 'Try later.' };
  await reject();
  await waitFor(() => expect(queuedToasts()).toMatchObject([failure]));
  failing.clear();
  failing.add('undo');
  await reject();
  await waitFor(() => expect(queuedToasts()).toHaveLength(2));
  expect(queuedToasts()[1]).toMatchObject({ title: '2 applications: Rejected' });
  act(() => queuedToasts()[1]!.action?.onPress());
  await waitFor(() => expect(queuedToasts().at(-1)).toMatchObject(failure));
  failing.clear();
  act(() => queuedToasts()[1]!.action?.onPress());
  await waitFor(() =>
    expect(queuedToasts().at(-1)).toMatchObject({ title: '2 applications restored' }),
  );
});
