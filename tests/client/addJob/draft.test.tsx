import { SchemaLink } from '@apollo/client/link/schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { drawAddJob, READY } from './drawAddJob.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'EMPLOYER' }));
});
afterEach(() => {
  act(() => {
    leave();
    localStorage.clear();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const button = (name: string) => screen.getByRole('button', { name });
const title = () => screen.getByRole<HTMLInputElement>('combobox', { name: /Job Title/ });
const location = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Location' });

test('a draft is saved while typing, and announced when it is restored', async () => {
  const { asked, unmount } = await drawAddJob();
  expect(screen.queryByText('Your draft is back')).toBeNull();
  const sent = vi.spyOn(SchemaLink.prototype, 'request');
  onTestFinished(() => sent.mockRestore());
  await user.selectOptions(screen.getByLabelText(/^Job Type/), 'CONTRACT');
  // Leaving the page saves at once: no timer runs any more.
  dispatchEvent(new Event('pagehide'));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(sent).toHaveBeenCalledTimes(1);
  await screen.findByText('Draft saved');
  expect(asked).toEqual([['save', expect.objectContaining({ type: 'CONTRACT', title: '' })]]);
  expect(localStorage.getItem('job-draft:1')).toBeNull();
  unmount();
  // An older draft that only this device has.
  localStorage.setItem('job-draft:1', JSON.stringify({ values: { type: 'INTERN' }, savedAt: 1 }));
  await drawAddJob({ draft: { type: 'CONTRACT' } });
  expect(screen.getByText('Your draft is back')).toBeTruthy();
  expect(screen.getByText(/Last saved: 1 hour ago/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>(/^Job Type/).value).toBe('CONTRACT');
});

test('a draft is kept on the device while the server is unreachable, and saved later', async () => {
  const { unmount } = await drawAddJob({ refuses: () => 'Away' });
  await user.selectOptions(screen.getByLabelText(/^Job Type/), 'INTERN');
  await screen.findByText(/Draft kept on this device/);
  unmount();
  const { asked } = await drawAddJob({ draft: { type: 'CONTRACT' } });
  expect(screen.getByLabelText<HTMLSelectElement>(/^Job Type/).value).toBe('INTERN');
  expect(screen.getByText(/^It was kept on this device/)).toBeTruthy();
  await waitFor(() => expect(asked[0]).toMatchObject(['save', { type: 'INTERN' }]));
  await waitFor(() => expect(localStorage.getItem('job-draft:1')).toBeNull());
});

test('a save that failed is tried again after a while, until the page is left', async () => {
  const begun = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => begun.mockRestore());
  const retries = () => begun.mock.calls.filter(([, wait]) => wait === 10_000);
  const { asked, unmount } = await drawAddJob({ refuses: () => 'Away' });
  await user.selectOptions(screen.getByLabelText(/^Job Type/), 'INTERN');
  await waitFor(() => expect(retries()).toHaveLength(1));
  expect(asked).toHaveLength(1);
  act(() => retries()[0]![0]());
  await waitFor(() => expect(retries()).toHaveLength(2));
  expect(asked).toHaveLength(2);
  unmount();
  await waitFor(() => expect(asked).toHaveLength(3));
  for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
  expect(retries()).toHaveLength(2);
});

test('the newest values are saved after an earlier save failed', async () => {
  const { promise: failure, resolve: fail } = Promise.withResolvers<void>();
  const { asked } = await drawAddJob({
    hold: () => failure,
    refuses: (what) => (what === 'save' && asked.length === 1 ? 'Away' : undefined),
  });
  const type = screen.getByLabelText(/^Job Type/);
  // Being online again saves at once.
  const reconnect = () => dispatchEvent(new Event('online'));
  await user.selectOptions(type, 'CONTRACT');
  reconnect();
  await waitFor(() => expect(asked).toEqual([['save', expect.objectContaining({ type: 'CONTRACT' })]])); // oxfmt-ignore
  await user.selectOptions(type, 'INTERN');
  fail();
  reconnect();
  await screen.findByText('Draft saved');
  expect(asked.slice(1)).toEqual([['save', expect.objectContaining({ type: 'INTERN' })]]);
  expect(localStorage.getItem('job-draft:1')).toBeNull();
});

test('what is typed during a save stays on the device until it is saved as well', async () => {
  const holds = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const waits = holds.map(({ promise }) => promise);
  const { asked } = await drawAddJob({ hold: () => waits.shift() });
  const kept = () => localStorage.getItem('job-draft:1');
  const type = screen.getByLabelText(/^Job Type/);
  const saves = async (count: number) => {
    dispatchEvent(new Event('online'));
    await waitFor(() => expect(asked).toHaveLength(count));
  };
  await user.selectOptions(type, 'CONTRACT');
  await saves(1);
  await user.selectOptions(type, 'INTERN');
  holds[0]!.resolve();
  await saves(2);
  expect(kept()).toContain('INTERN');
  expect(screen.queryByText('Draft saved')).toBeNull();
  holds[1]!.resolve();
  await screen.findByText('Draft saved');
  expect(kept()).toBeNull();
});

test('a draft is replaced once what was typed is saved, and nothing is saved over the next one', async () => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const { asked } = await drawAddJob({
    draft: READY,
    oldJobs: [{ id: 'old', title: 'Sales Manager' }],
    hold: (what) => (what === 'discard' ? held : undefined),
  });
  const names = () => asked.map(([name]) => name);
  const choose = (type: string) => user.selectOptions(screen.getByLabelText(/^Job Type/), type);
  await choose('CONTRACT');
  await user.click(button('Start Over'));
  await waitFor(() => expect(names()).toEqual(['save', 'discard']));
  await choose('INTERN');
  release();
  await waitFor(() => expect(title().value).toBe(''));
  await choose('PART_TIME');
  await user.click(button('Start from an earlier job'));
  await user.click(await screen.findByRole('button', { name: /^Sales Manager/ }));
  await screen.findByText('Copy of “Sales Manager”');
  expect(names()).toEqual(['save', 'discard', 'save', 'duplicate']);
});

test('a draft that could not be saved is neither discarded nor replaced', async () => {
  const { asked } = await drawAddJob({
    draft: READY,
    oldJobs: [{ id: 'old', title: 'Sales Manager' }],
    refuses: (what) => (what === 'save' ? 'Away' : undefined),
  });
  await user.selectOptions(screen.getByLabelText(/^Job Type/), 'CONTRACT');
  await user.click(button('Start Over'));
  await waitFor(() =>
    expect(queuedToasts()).toMatchObject([{ title: 'We could not change the draft' }]),
  );
  await user.click(button('Start from an earlier job'));
  await user.click(await screen.findByRole('button', { name: /^Sales Manager/ }));
  await waitFor(() => expect(queuedToasts()).toHaveLength(2));
  expect(new Set(asked.map(([name]) => name))).toEqual(new Set(['save']));
  expect(screen.getByLabelText<HTMLSelectElement>(/^Job Type/).value).toBe('CONTRACT');
  expect(localStorage.getItem('job-draft:1')).toContain('CONTRACT');
});

test('a draft is discarded and restored', async () => {
  const { asked, server } = await drawAddJob({ draft: READY });
  expect(title().value).toBe('Accountant');
  // All steps are complete, so what is left is to post it.
  await user.click(button('Go to step 3'));
  await screen.findByRole('heading', { name: 'Settings' });
  await user.click(button('Previous'));
  await user.click(button('Previous'));
  await user.click(button('Start Over'));
  await waitFor(() => expect(title().value).toBe(''));
  expect(server.draft).toBeNull();
  const [toast] = queuedToasts();
  expect(toast).toMatchObject({
    title: 'Draft discarded',
    message: 'Accountant',
    duration: 8000,
  });
  act(() => toast!.action!.onPress());
  await waitFor(() => expect(title().value).toBe('Accountant'));
  expect(location().value).toBe('Pune, Maharashtra');
  expect(asked.at(-1)).toMatchObject(['save', { title: 'Accountant', experience: 2 }]);
});

test('a draft starts from an old job; the previous draft can be restored', async () => {
  const { asked } = await drawAddJob({
    draft: { type: 'INTERN' },
    oldJobs: [{ id: 'old', title: 'Sales Manager' }],
  });
  await user.click(button('Start from an earlier job'));
  await user.click(await screen.findByRole('button', { name: /^Sales Manager/ }));
  await screen.findByText('Copy of “Sales Manager”');
  expect(screen.getByText(/^Check it, set a deadline/)).toBeTruthy();
  expect(asked.at(-1)).toEqual(['duplicate', { id: 'old' }]);
  expect(location().value).toBe('Pune, Maharashtra');
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => queuedToasts()[0]!.action!.onPress());
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>(/^Job Type/).value).toBe('INTERN'),
  );
});

test('the note about a draft can be closed, and the draft stays', async () => {
  const { asked } = await drawAddJob({ draft: READY });
  await user.click(button('Dismiss'));
  expect(screen.queryByText('Your draft is back')).toBeNull();
  expect(title().value).toBe('Accountant');
  expect(asked).toEqual([]);
});

test('old jobs show place and age, are searched on the server, and may fail to load', async () => {
  const oldJobs = [
    { id: 'sales', title: 'Sales Manager' },
    { id: 'nurse', title: 'Night Nurse' },
  ];
  let away = true;
  await drawAddJob({ oldJobs, refuses: (what) => (what === 'jobs' && away ? 'Away' : undefined) });
  await user.click(button('Start from an earlier job'));
  const dialog = await screen.findByRole('dialog', { name: 'Start from an earlier job' });
  expect(await within(dialog).findByText('Failed to load jobs')).toBeTruthy();
  away = false;
  await user.click(within(dialog).getByRole('button', { name: 'Try Again' }));
  const list = await within(dialog).findByRole('list', { name: 'Your jobs' });
  const names = () =>
    within(list)
      .getAllByRole('button')
      .map((job) => job.textContent);
  expect(names()).toEqual([
    'Sales ManagerPune, Maharashtra · Posted 1 day ago',
    'Night NursePune, Maharashtra · Posted 1 day ago',
  ]);
  const search = within(dialog).getByRole('searchbox', { name: 'Search your jobs' });
  // The pressed button is gone; the dialog takes its focus back a frame later.
  await waitFor(() => expect(document.activeElement).toBe(search));
  await user.type(search, ' nurse ');
  await waitFor(() => expect(names()).toHaveLength(1));
  expect(within(dialog).getByRole('status').textContent).toBe('');
  await user.type(search, 'pilot');
  await waitFor(() => expect(within(dialog).getByRole('status').textContent).toBe('No jobs found'));
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});
