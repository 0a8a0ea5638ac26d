import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import { deviceStore } from '#client/lib/offline/deviceStore.ts';
import { setOfflineState } from '#client/lib/offline/offlineState.ts';
import { createMemoryRouter, RouterProvider } from '#client/lib/routing.ts';
import { startSession } from '#client/lib/session.ts';
import { loadWords, wordsOf } from '#client/lib/words.ts';
import { Page } from '#client/pages/offline/OfflinePage.tsx';

async function open(state: { wanted: string } | null) {
  await loadWords('en', ['shell', 'offline']);
  const router = createMemoryRouter([{ path: '*', element: <Page /> }], {
    initialEntries: [{ pathname: '/offline', state }],
  });
  const messages = wordsOf('en', ['shell', 'offline']);
  render(
    <IntlProvider locale="en-IN" messages={messages} timeZone="Asia/Kolkata">
      <RouterProvider router={router} useTransitions={false} />
    </IntlProvider>,
  );
  await screen.findByRole('heading', { level: 1 });
}

test('in place of a page that is not on the device, it says so and leads back to that page', async () => {
  await open({ wanted: 'https://site.example/messages?a=1' });
  expect(screen.getByText('The page you opened needs internet.')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Try Again' });
  expect(link.getAttribute('href')).toBe('https://site.example/messages?a=1');
});

test('opened at its own address, it names no other page', async () => {
  await open(null);
  expect(screen.queryByText('The page you opened needs internet.')).toBeNull();
});

test('what was not sent before the session ended waits for a login, and guests see only how many', async () => {
  const rows = [{ id: '1', userId: 'asha', title: 'Night Guard' }];
  vi.spyOn(deviceStore, 'all').mockImplementation(async () => rows as never);
  const remove = vi.spyOn(deviceStore, 'remove').mockResolvedValue();
  onTestFinished(() => {
    vi.restoreAllMocks();
    setOfflineState({ refused: 0 });
  });
  act(() => startSession());
  setOfflineState({ refused: 1 });
  await open(null);
  expect(screen.getByText('Your session has ended. Log in, and it will be sent.')).toBeTruthy();
  expect(screen.queryByText('Night Guard')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Discard' }));
  await waitFor(() => expect(remove).toHaveBeenCalledWith('outbox', '1'));
});
