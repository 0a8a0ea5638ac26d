import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import {
  aKey,
  button,
  choose,
  DAY,
  drawKeys,
  inDays,
  lastToast,
  row,
  TOKEN,
  user,
} from './drawKeys.tsx';
import { loseConnection } from './drawWebhooks.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  act(() => leave());
});

const factsOf = (name: string) =>
  [...row(name).querySelectorAll('ul:last-of-type > li')].map(({ textContent }) => textContent);

test('a key offers what its state and owner allow', async () => {
  await drawKeys({
    keys: [
      aKey('1'),
      aKey('2', { isOwn: false, madeBy: null, wasHandedOver: true }),
      aKey('3', { isOwn: false, oldPrefix: 'kmb_before00', oldUntil: inDays(2) }),
      aKey('4', { state: 'BARRED', lastUsedAt: inDays(-1) }),
      aKey('5', { state: 'EXPIRED', expiresAt: inDays(-4) }),
      aKey('6', { state: 'REVOKED', revokedAt: inDays(-1), madeBy: null }),
    ],
  });
  await screen.findByText('4 of 20 keys active');
  const offered = async (name: string) => {
    await user.click(button(`More actions for ${name}`));
    const items = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
    await user.keyboard('{Escape}');
    return items;
  };
  expect(await offered('Key 1')).toEqual(['New secret…', 'Rename…', 'Revoke…']);
  expect(await offered('Key 2')).toEqual(['Rename…', 'Revoke…']);
  expect(await offered('Key 3')).toEqual(['Revoke old secret…', 'Rename…', 'Revoke…']);
  expect(factsOf('Key 1')).toEqual([
    'Expires 16 Feb 2027',
    'Never used',
    'Created by Asha Rao, 18 Nov 2026',
  ]);
  expect(factsOf('Key 2')).toEqual(['Expires 16 Feb 2027', 'Never used', 'Created 18 Nov 2026']);
  expect(row('Key 1').textContent).toContain('Secret kmb_abcdefgh…');
  expect(row('Key 1').textContent).not.toContain('Expires soon');
  const known = 'Someone who has left the team knows this secret.';
  expect(within(row('Key 2')).getByText(new RegExp(`${known} Ask Asha Rao`))).toBeTruthy();
  expect(screen.getAllByText(new RegExp(known))).toHaveLength(1);
  const barred =
    'This key does not work while its creator is suspended or the company is not approved.';
  expect(within(row('Key 4')).getByText(barred)).toBeTruthy();
  expect(within(row('Key 4')).getByText('Blocked')).toBeTruthy();
  expect(screen.getAllByText(barred)).toHaveLength(1);
  const docs = screen.getByRole('link', { name: 'How to use the API' });
  expect(docs.getAttribute('href')).toBe('/docs/api');

  await user.click(button('2 expired or revoked keys'));
  const ended = screen.getByRole('list', { name: '2 expired or revoked keys' });
  expect(within(ended).getByText('Expired')).toBeTruthy();
  expect(factsOf('Key 5')[0]).toBe('Expired 17 Nov 2026');
  expect(factsOf('Key 6')).toEqual(['Revoked 20 Nov 2026', 'Never used', 'Created 18 Nov 2026']);
  expect(within(ended).queryByText('Expires soon')).toBeNull();
});

test('rotating a secret can end the old one at once and change the lifetime', async () => {
  const { asked } = await drawKeys();
  await screen.findByText('1 of 20 keys active');
  await choose('Key 1', 'New secret…');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'A new secret for “Key 1”' })).toBeTruthy();
  const old = dialog.getByLabelText<HTMLSelectElement>('Old secret stops working');
  expect(old.selectedOptions[0]?.text).toBe('In 7 days');
  const lasts = dialog.getByLabelText<HTMLSelectElement>('Key is valid for');
  expect([...lasts.options].map(({ text }) => text)).toEqual([
    'As before, until 16 Feb 2027, 3:30 pm IST',
    '7 days',
    '30 days',
    '90 days',
    '180 days',
    'one year',
  ]);
  await user.selectOptions(old, 'Immediately');
  await user.selectOptions(lasts, 'one year');
  await user.click(dialog.getByRole('button', { name: 'Create new secret' }));
  await screen.findByText(TOKEN);
  const [, { oldUntil, expiresAt }] = asked[0]!;
  const daysTo = (moment: unknown) => (Date.parse(String(moment)) - Date.now()) / DAY;
  expect(daysTo(oldUntil)).toBeCloseTo(0, 1);
  expect(daysTo(expiresAt)).toBeCloseTo(365, 1);
  expect(screen.getByRole('region', { name: 'The key “Key 1”' })).toBeTruthy();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(button('Copy key'));
  await waitFor(() =>
    expect(lastToast()).toMatchObject({
      kind: 'error',
      title: 'We could not copy the key. Select it and copy it by hand.',
    }),
  );
});

test('a key that cannot be revoked stays, and the reason is shown', async () => {
  const { asked } = await drawKeys({ refusal: 'Log in again to do this.' });
  await screen.findByText('1 of 20 keys active');
  const revoke = async () => {
    await choose('Key 1', 'Revoke…');
    const dialog = within(await screen.findByRole('alertdialog'));
    const text = 'Every program that uses it loses access immediately and permanently.';
    expect(dialog.getByText(text)).toBeTruthy();
    return dialog;
  };
  await user.click((await revoke()).getByRole('button', { name: 'Keep key' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([]);
  const notDone = { kind: 'error', title: 'Nothing was revoked' };
  await user.click((await revoke()).getByRole('button', { name: 'Revoke key' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked).toEqual([['revoke', { id: '1' }]]);
  expect(lastToast()).toMatchObject({ ...notDone, message: 'Log in again to do this.' });
  const dialog = await revoke();
  loseConnection();
  await user.click(dialog.getByRole('button', { name: 'Revoke key' }));
  const message = 'You seem to be offline. Check your connection and try again.';
  await waitFor(() => expect(lastToast()).toMatchObject({ ...notDone, message }));
  expect(within(row('Key 1')).getByText('Active')).toBeTruthy();
});

test('an administrator gives a key admin scopes, with what they allow', async () => {
  const { asked } = await drawKeys({ role: 'ADMIN', keys: [] });
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = within(await screen.findByRole('dialog'));
  const scopes = dialog.getAllByRole<HTMLInputElement>('checkbox').map((box) => {
    const hint = document.getElementById(box.getAttribute('aria-describedby')!);
    return [box.labels?.[0]?.textContent, hint?.textContent];
  });
  expect(scopes).toEqual([
    ['Read jobs', 'All jobs on the site, as administrators see them.'],
    ['Post and change jobs', 'Approve, reject and suspend jobs.'],
    ['Read analytics', 'Ask questions about the market and read figures, reports and dashboards.'],
  ]);
  await user.click(dialog.getByRole('button', { name: 'Create API key' }));
  const group = dialog.getByRole('group', { name: 'What it can do' });
  await waitFor(() => expect(group.getAttribute('aria-invalid')).toBe('true'));
  const error = document.getElementById(group.getAttribute('aria-describedby')!);
  expect(error?.textContent).toBe('What it can do: at least one is required');
  await user.click(dialog.getByLabelText('Read analytics'));
  expect(group.hasAttribute('aria-invalid')).toBe(false);
  await user.type(dialog.getByLabelText('Name'), 'Report');
  await user.click(dialog.getByRole('button', { name: 'Create API key' }));
  await screen.findByText(TOKEN);
  expect(asked.at(-1)).toEqual([
    'create',
    expect.objectContaining({ name: 'Report', scopes: ['ANALYTICS_READ'] }),
  ]);
});

test('keys that fail to load can be loaded again', async () => {
  const { server } = await drawKeys({ broken: 'Away' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('We could not load the API keys.');
  server.broken = '';
  await user.click(button('Try Again'));
  await screen.findByText('1 of 20 keys active');
});
