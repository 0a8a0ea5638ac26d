import { Observable } from '@apollo/client';
import { SchemaLink } from '@apollo/client/link/schema';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { cards, jobs, open } from './drawBrowse.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  leave();
  for (const { id } of queuedToasts()) closeToast(id);
});

test('a seeker hides a company, and shows it again', async () => {
  logInAs({ id: 'a seeker who hides' });
  const { asked, hidden } = await open();
  await jobs();
  const before = asked.length;
  await userEvent.selectOptions(await screen.findByLabelText('Hide a company'), 'Lotus Works');
  const again = await screen.findByRole('button', { name: 'Show jobs from Lotus Works again' });
  expect(hidden).toHaveLength(1);
  await waitFor(() => expect(asked.length).toBeGreaterThan(before));
  await userEvent.click(again);
  await waitFor(() => expect(screen.queryByText('Hidden companies')).toBeNull());
  expect(hidden).toEqual([]);
  expect(queuedToasts()).toHaveLength(1);
  await userEvent.selectOptions(screen.getByLabelText('Hide a company'), 'Lotus Works');
  await waitFor(() => expect(hidden).toHaveLength(1));
  act(() => queuedToasts().at(-1)!.action!.onPress());
  await waitFor(() => expect(hidden).toEqual([]));
});

test('the list that was rendered for a guest is asked for again once, for a seeker who hides a company', async () => {
  logInAs({ id: 'a seeker who hid before' });
  const { asked } = await open('', 'en', {}, [{ id: 'hidden-1', name: 'Teak Traders' }]);
  await screen.findByRole('button', { name: 'Show jobs from Teak Traders again' });
  await waitFor(() => expect(asked).toHaveLength(2));
  await jobs();
});

test('pages of the list that were seen before are asked for again once a company is hidden', async () => {
  logInAs({ id: 'a seeker who hides' });
  const { asked } = await open();
  const openPage = async (page: number) => {
    await userEvent.click(await screen.findByRole('link', { name: `Page ${page}` }));
    await screen.findByText(`Accountant ${page * 12}`);
  };
  await jobs();
  await openPage(2);
  await openPage(1);
  expect(asked.map(({ page }) => page)).toEqual([1, 2]);
  await userEvent.selectOptions(await screen.findByLabelText('Hide a company'), 'Lotus Works');
  // The list stays while it is asked for again.
  expect(cards()).toHaveLength(12);
  await waitFor(() => expect(asked.map(({ page }) => page)).toEqual([1, 2, 1]));
  await openPage(2);
  await waitFor(() => expect(asked.map(({ page }) => page)).toEqual([1, 2, 1, 2]));
});

test('without a network the lists stay, because they could not be asked for again', async () => {
  logInAs({ id: 'a seeker who hides' });
  await open();
  const choice = await screen.findByLabelText('Hide a company');
  const send = vi.spyOn(SchemaLink.prototype, 'request').mockImplementation(
    () =>
      new Observable((observer) => {
        observer.next({ data: {} });
        observer.complete();
      }),
  );
  await userEvent.selectOptions(choice, 'Lotus Works');
  await waitFor(() => expect(queuedToasts()).toHaveLength(1));
  expect(send).toHaveBeenCalledTimes(1);
  expect(cards()).toHaveLength(12);
  // In development, Apollo complains about the empty answer.
  vi.mocked(console.error).mockClear();
});

test('a guest has no menu to hide a company', async () => {
  await open();
  await jobs();
  expect(screen.queryByLabelText('Hide a company')).toBeNull();
});
