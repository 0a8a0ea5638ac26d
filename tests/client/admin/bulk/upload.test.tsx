import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { anUpload } from './bulkWorld.ts';
import { button, drawBulk, PATH, step, title } from './drawBulk.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const toasts = () => queuedToasts().map(({ title: words, message }) => [words, message]);

describe('a bulk upload', () => {
  test('is found again while it runs, and its progress updates until it is complete', async () => {
    const uploads = [anUpload('jobs', { status: 'RUNNING', successful: 3 })];
    let isAway = false;
    const { container, move } = await drawBulk({
      uploads,
      fails: () => (isAway ? { message: 'Away', code: 'UNAVAILABLE' } : undefined),
    });
    expect(await screen.findByText('jobs.csv is being uploaded.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See progress' }));
    await title('Uploading jobs.csv');
    expect(screen.getByText('3 of 12 rows done')).toBeTruthy();
    expect(step()).toContain('Processing');
    await expectNoViolations(container);
    isAway = true;
    const alert = await screen.findByRole('alert', {}, { timeout: 15_000 });
    expect(alert.textContent).toContain('Failed to fetch upload status');
    expect(screen.getByText('3 of 12 rows done')).toBeTruthy();
    isAway = false;
    move('jobs', { successful: 9 });
    expect(await screen.findByText('9 of 12 rows done', {}, { timeout: 15_000 })).toBeTruthy();
    move('jobs', {
      status: 'COMPLETE',
      successful: 11,
      failed: 1,
      undoableUntil: '2026-11-22T09:00:00.000Z',
    });
    const heading = await screen.findByRole('heading', { level: 2, name: '11 jobs uploaded' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(screen.getByText('1 row was left out because of its errors.')).toBeTruthy();
    await expectNoViolations(container);
  });

  test('is undone after a confirmation; one that can no longer be undone offers no button', async () => {
    const until = '2026-11-22T09:00:00.000Z';
    const uploads = [
      anUpload('new', { status: 'COMPLETE', successful: 12, undoableUntil: until }),
      anUpload('old', { status: 'COMPLETE', successful: 4, uploadedBy: null }),
    ];
    const failures = ['Away'];
    const { asked, baseElement } = await drawBulk({
      uploads,
      fails: (what) => {
        const message = what === 'undoBulkUpload' ? failures.shift() : undefined;
        return message ? { message, code: 'UNAVAILABLE' } : undefined;
      },
    });
    expect(await screen.findByText('Someone who has left')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Undo upload: old.csv' })).toBeNull();
    await user.click(button('Undo upload: new.csv'));
    const question = await screen.findByRole('alertdialog', {
      name: 'Undo the upload of new.csv?',
    });
    expect(question.textContent).toContain('We will remove 12 jobs everywhere immediately.');
    await expectNoViolations(baseElement);
    await user.click(within(question).getByRole('button', { name: 'Keep the jobs' }));
    expect(asked).toEqual([]);
    const undo = async () => {
      await user.click(button('Undo upload: new.csv'));
      const again = await screen.findByRole('alertdialog');
      await user.click(within(again).getByRole('button', { name: 'Undo upload' }));
    };
    await undo();
    await waitFor(() => expect(toasts()).toEqual([['We could not undo the upload', 'Away']]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await undo();
    await waitFor(() => expect(toasts().at(-1)).toEqual(['Upload undone', 'new.csv']));
    expect(await screen.findByText('Undone')).toBeTruthy();
    expect(asked.at(-1)).toEqual(['undoBulkUpload', { id: 'new' }]);
  });
});

describe('what fails to load', () => {
  test('shows the documented message', async () => {
    await drawBulk({ fails: () => ({ message: 'Away', code: 'UNAVAILABLE' }) });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to fetch uploads');
  });

  test('a missing upload, or one whose status is unknown', async () => {
    const { unmount } = await drawBulk({ path: `${PATH}?upload=nowhere` });
    expect(await screen.findByText('This upload no longer exists.')).toBeTruthy();
    unmount();
    await drawBulk({
      path: `${PATH}?upload=jobs`,
      fails: (what) =>
        what === 'bulkUpload' ? { message: 'Away', code: 'UNAVAILABLE' } : undefined,
    });
    expect(await screen.findByText('Failed to fetch upload status')).toBeTruthy();
  });

  test('an empty history says so; a long one has pages', async () => {
    const { unmount } = await drawBulk();
    expect(await screen.findByText('No uploads yet.')).toBeTruthy();
    unmount();
    const uploads = Array.from({ length: 12 }, (_, at) =>
      anUpload(`file-${at}`, { status: 'UNDONE', undoneAt: '2026-11-20T09:00:00.000Z' }),
    );
    await drawBulk({ uploads });
    await user.click(await screen.findByLabelText('Page 2'));
    await expectAddress(`${PATH}?page=2`);
    expect(await screen.findByText('file-11.csv')).toBeTruthy();
  });

  test('a history that has become shorter turns to its last page', async () => {
    const uploads = Array.from({ length: 12 }, (_, at) =>
      anUpload(`file-${at}`, { status: 'UNDONE', undoneAt: '2026-11-20T09:00:00.000Z' }),
    );
    await drawBulk({ uploads, path: `${PATH}?page=3` });
    expect(await screen.findByText('file-11.csv')).toBeTruthy();
    await expectAddress(`${PATH}?page=2`);
  });
});

test('the template is downloaded with the session, and a failed download says so', async () => {
  URL.createObjectURL = () => 'blob:file';
  URL.revokeObjectURL = () => {};
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
  const answers = [
    () => Promise.resolve(Response.json({ message: 'Not allowed.' }, { status: 403 })),
    () => Promise.reject(new TypeError('Failed to fetch')),
    () => Promise.resolve(new Response('title,company')),
  ];
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(() => answers.shift()!());
  await drawBulk();
  const press = async () =>
    user.click(await screen.findByRole('button', { name: 'Download template' }));
  await press();
  await waitFor(() =>
    expect(toasts()).toEqual([['We could not download the file', 'Not allowed.']]),
  );
  await press();
  await waitFor(() => expect(toasts()).toHaveLength(2));
  expect(toasts()[1]?.[1]).toMatch(/offline|connection/i);
  expect(saved).toEqual([]);
  await press();
  await waitFor(() => expect(saved).toEqual(['job-upload-template.csv']));
  const [path, init] = fetched.mock.calls.at(-1)!;
  expect(path).toBe('/api/admin/jobs/bulk-upload/job-upload-template.csv');
  expect(init?.headers).toMatchObject({ authorization: 'Bearer a-token' });
  vi.restoreAllMocks();
});
