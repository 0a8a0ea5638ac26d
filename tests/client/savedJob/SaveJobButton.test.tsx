import { SchemaLink } from '@apollo/client/link/schema';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { rememberSave, takePendingSave } from '#client/components/savedJobs/pendingSave.ts';
import { clock } from '#client/lib/clock.ts';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawSaved } from './savedWorld.tsx';

const user = userEvent.setup({ delay: null });

beforeEach(() => {
  act(() => logInAs({}));
});
afterEach(() => {
  act(() => {
    leave();
    closeDialog();
    sessionStorage.clear();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const icons = (title: string) => screen.getAllByRole('button', { name: `Save ${title}` });
const pressed = () => icons('Job 1').map((button) => button.getAttribute('aria-pressed'));
const listed = () =>
  screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const count = () => screen.getByTestId('count').textContent;
const toasts = () => queuedToasts().map(({ title, message }) => [title, message]);

describe('for a member', () => {
  test('saving on one card updates every card, the list and the count, without refetching', async () => {
    const { asked, container } = await drawSaved({ saved: ['2', '1'] });
    await waitFor(() => expect(listed()).toEqual(['Job 2', 'Job 1']));
    expect(asked.toSorted()).toEqual(['ids', 'list']);
    await user.click(icons('Job 1')[0]!);
    await waitFor(() => expect(listed()).toEqual(['Job 2']));
    expect(pressed()).toEqual(['false']);
    expect(count()).toBe('Saved: 1');
    await user.click(screen.getByRole('button', { name: 'Save Job' }));
    await waitFor(() => expect(listed()).toEqual(['Job 1', 'Job 2']));
    expect(pressed()).toEqual(['true', 'true']);
    expect(screen.getByRole('button', { name: 'Saved' }).getAttribute('aria-pressed')).toBe('true');
    expect(count()).toBe('Saved: 2');
    expect(screen.getByText('2 saved jobs')).toBeTruthy();
    expect(toasts()).toContainEqual(['Job Saved!', 'Job 1']);
    await waitFor(() => expect(asked).toContain('save 1'));
    expect(asked.filter((what) => !what.includes('save'))).toHaveLength(2);
    await expectNoViolations(container);
  });

  test('removing offers Undo for eight seconds, which restores it', async () => {
    const { asked } = await drawSaved({ saved: ['1', '2'] });
    const sent = vi.spyOn(SchemaLink.prototype, 'request');
    await waitFor(() => expect(listed()).toEqual(['Job 1', 'Job 2']));
    await user.click(screen.getByRole('button', { name: 'Saved' }));
    await waitFor(() => expect(listed()).toEqual(['Job 2']));
    expect(count()).toBe('Saved: 1');
    const [toast] = queuedToasts();
    expect(toast).toMatchObject({ title: 'Job Removed', message: 'Job 1', duration: 8000 });
    act(() => toast!.action!.onPress());
    await waitFor(() => expect(listed()).toEqual(['Job 1', 'Job 2']));
    await waitFor(() =>
      expect(asked.filter((what) => what.includes('save '))).toEqual(['unsave 1', 'save 1']),
    );
    // Without a network both would wait, and the later one replaces the earlier one, which is about the same.
    const waiting = sent.mock.calls.flatMap(([one]) => one.getContext()['whenOffline'] ?? []);
    const request = { path: '/api/saved-jobs/1' };
    expect(waiting).toMatchObject([
      { kind: 'unsave', about: 'saved 1', request: { method: 'DELETE', ...request } },
      { kind: 'save', about: 'saved 1', request: { method: 'PUT', ...request } },
    ]);
    sent.mockRestore();
  });

  test('a refusal is rolled back with the reason', async () => {
    await drawSaved({ saved: ['2'], refuses: () => 'You have saved 500 jobs.' });
    await waitFor(() => expect(listed()).toEqual(['Job 2']));
    await user.click(icons('Job 1')[0]!);
    await waitFor(() =>
      expect(toasts()).toEqual([['We could not save the job', 'You have saved 500 jobs.']]),
    );
    expect(pressed()).toEqual(['false']);
    expect(listed()).toEqual(['Job 2']);
    expect(count()).toBe('Saved: 1');
    await user.click(icons('Job 2')[0]!);
    await waitFor(() =>
      expect(toasts().at(-1)).toEqual(['We could not remove the job', 'You have saved 500 jobs.']),
    );
  });

  test('a session that has ended asks to log in, and promises nothing', async () => {
    await drawSaved({ refuses: () => 'Log in.', code: 'UNAUTHENTICATED' });
    await screen.findByText('No saved jobs yet');
    await user.click(icons('Job 1')[0]!);
    await waitFor(() => expect(currentDialog()).toMatchObject({ name: 'login' }));
    expect(toasts()).toEqual([]);
  });

  test('the list shows twelve, and more on request', async () => {
    const saved = Array.from({ length: 14 }, (_, at) => `${at + 1}`);
    const titles = saved.map((id) => `Job ${id}`);
    await drawSaved({ saved });
    await waitFor(() => expect(listed()).toEqual(titles.slice(0, 12)));
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(listed()).toEqual(titles));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(document.activeElement?.closest('li')?.textContent).toContain('Job 13');
  });

  test('once all that are shown are removed, the next ones are loaded', async () => {
    const saved = Array.from({ length: 14 }, (_, at) => `${at + 1}`);
    await drawSaved({ saved });
    await waitFor(() => expect(listed()).toHaveLength(12));
    const list = await screen.findByRole('list');
    for (const title of listed())
      await user.click(within(list).getByRole('button', { name: `Save ${title}` }));
    await waitFor(() => expect(listed()).toEqual(['Job 13', 'Job 14']));
    expect(screen.queryByText('No saved jobs yet')).toBeNull();
  });

  test('the list marks ended jobs, and keeps the focus in it', async () => {
    await drawSaved({ saved: ['1', '2', '3'], ended: ['2'] });
    await waitFor(() => expect(listed()).toEqual(['Job 1', 'Job 2', 'Job 3']));
    const rows = () => screen.getAllByRole('article');
    expect(rows().map((row) => within(row).queryByText('No longer open') !== null)).toEqual([
      false,
      true,
      false,
    ]);
    await user.click(within(rows()[1]!).getByRole('button', { name: /^Save/ }));
    await waitFor(() => expect(listed()).toEqual(['Job 1', 'Job 3']));
    expect(document.activeElement).toBe(within(rows()[1]!).getByRole('button', { name: /^Save/ }));
    await user.click(document.activeElement!);
    await waitFor(() => expect(listed()).toEqual(['Job 1']));
    expect(document.activeElement).toBe(within(rows()[0]!).getByRole('button', { name: /^Save/ }));
    await user.click(document.activeElement!);
    await waitFor(() => expect(listed()).toEqual(['No saved jobs yet']));
    expect(document.activeElement?.tagName).toBe('H1');
  });
});

describe('for a guest', () => {
  beforeEach(() => {
    act(() => leave());
  });

  test('saving asks to log in, and completes by itself', async () => {
    const { asked, saved } = await drawSaved();
    await user.click(screen.getByRole('button', { name: 'Save Job' }));
    await waitFor(() => expect(currentDialog()).toMatchObject({ name: 'login' }));
    expect(currentDialog()!.message).toContain('Please log in to save jobs.');
    expect(asked).not.toContain('save 1');
    act(() => {
      logInAs({});
      closeDialog();
    });
    await waitFor(() => expect(saved).toEqual(['1']));
    expect(toasts()).toEqual([['Job Saved!', 'Job 1']]);
    expect(pressed()).toContain('true');
  });

  test('saving also completes when the login reloads the page, even without the button', async () => {
    const first = await drawSaved();
    await user.click(screen.getByRole('button', { name: 'Save Job' }));
    await waitFor(() => expect(currentDialog()).not.toBeNull());
    first.unmount();
    const { saved } = await drawSaved({ part: <p>Another page</p> });
    act(() => logInAs({}));
    await waitFor(() => expect(saved).toEqual(['1']));
  });

  test('a job that turns out to be saved already stays saved once', async () => {
    const { asked } = await drawSaved({ saved: ['2', '1'] });
    await user.click(screen.getByRole('button', { name: 'Save Job' }));
    await waitFor(() => expect(currentDialog()).not.toBeNull());
    act(() => {
      logInAs({});
      closeDialog();
    });
    await waitFor(() => expect(asked).toContain('save 1'));
    await waitFor(() => expect(toasts()).toEqual([['Job Saved!', 'Job 1']]));
    expect(count()).toBe('Saved: 2');
    expect(listed()).toEqual(['Job 2', 'Job 1']);
  });

  test('a request from half an hour ago is forgotten', () => {
    const now = clock.now();
    const later = vi.spyOn(clock, 'now');
    const job = { id: '1', title: 'Job 1' };
    for (const [minutes, taken] of [
      [29, job],
      [31, null],
    ] as const) {
      later.mockReturnValue(now);
      rememberSave(job);
      later.mockReturnValue(now + minutes * 60_000);
      expect(takePendingSave()).toEqual(taken);
      expect(takePendingSave()).toBeNull();
    }
    later.mockRestore();
  });

  test('closing the dialog cancels the save', async () => {
    const { saved } = await drawSaved();
    await user.click(screen.getByRole('button', { name: 'Save Job' }));
    await waitFor(() => expect(currentDialog()).not.toBeNull());
    act(() => closeDialog());
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
    act(() => logInAs({}));
    await screen.findByText('No saved jobs yet');
    expect(saved).toEqual([]);
  });
});
