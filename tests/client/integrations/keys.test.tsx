import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  aKey,
  button,
  choose,
  DAY,
  drawKeys,
  inDays,
  row,
  toasts,
  TOKEN,
  user,
} from './drawKeys.tsx';

afterEach(() => {
  act(() => leave());
});

test('each key shows its scopes, expiry and last use', async () => {
  const { container } = await drawKeys({
    keys: [
      aKey('1', { lastUsedAt: inDays(-2) }),
      aKey('2', { expiresAt: inDays(5), oldPrefix: 'kmb_before00', oldUntil: inDays(2) }),
      aKey('3', { state: 'REVOKED', revokedAt: inDays(-1) }),
    ],
  });
  await screen.findByText('2 of 20 keys active');
  expect(row('Key 1').textContent).toContain('Last used 2 days ago');
  for (const text of ['Active', 'Read jobs', 'Read applications'])
    expect(within(row('Key 1')).getByText(text)).toBeTruthy();
  expect(row('Key 2').textContent).toContain('Expires soon');
  expect(row('Key 2').textContent).toContain('The old secret kmb_before00… works until');
  expect(screen.queryByRole('heading', { name: 'Key 3' })).toBeNull();
  await user.click(button('1 expired or revoked key'));
  expect(within(row('Key 3')).getByText('Revoked')).toBeTruthy();
  expect(within(row('Key 3')).queryByRole('button')).toBeNull();
  await expectNoViolations(container);
});

test('a new key is requested with its scopes and days, and its secret is shown once', async () => {
  const { asked } = await drawKeys({ keys: [] });
  await screen.findByText('No active API keys');
  await user.click(button('Create API key'));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
  await waitFor(() =>
    expect(dialog.textContent).toContain('What it can do: at least one is required'),
  );
  expect(asked).toEqual([]);
  await user.type(within(dialog).getByLabelText('Name'), 'Careers page');
  await user.click(within(dialog).getByLabelText('Read jobs'));
  await user.click(within(dialog).getByLabelText('Post and change jobs'));
  expect(within(dialog).queryByLabelText('Read analytics')).toBeNull();
  await user.selectOptions(within(dialog).getByLabelText('Valid for'), '30 days');
  await expectNoViolations(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
  await screen.findByText(TOKEN);
  const [, input] = asked[0]!;
  expect(input).toMatchObject({ name: 'Careers page', scopes: ['JOBS_READ', 'JOBS_WRITE'] });
  const days = (new Date(String(input['expiresAt'])).getTime() - Date.now()) / DAY;
  expect(days).toBeCloseTo(30, 1);

  await user.click(button('Copy key'));
  expect(await navigator.clipboard.readText()).toBe(TOKEN);
  await user.click(button('Copy command'));
  expect(await navigator.clipboard.readText()).toContain(`'Authorization: Bearer ${TOKEN}'`);
  await expectNoViolations(await screen.findByRole('dialog'));
  await user.click(button('I have saved it'));
  await waitFor(() => expect(screen.queryByText(TOKEN)).toBeNull());
  expect(row('Careers page')).toBeTruthy();
});

test('a refusal is shown, and what was typed stays', async () => {
  await drawKeys({
    refusal: 'You already have 20 active API keys, which is the limit. Revoke one first.',
  });
  await user.click(await screen.findByRole('button', { name: 'Create API key' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText('Name'), 'One more');
  await user.click(within(dialog).getByLabelText('Read jobs'));
  await user.click(within(dialog).getByRole('button', { name: 'Create API key' }));
  await within(dialog).findByText(/You already have 20 active API keys/);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Name').value).toBe('One more');
});

test('a key’s secret is rotated, and the old one is ended by hand', async () => {
  const { asked } = await drawKeys();
  await screen.findByText('1 of 20 keys active');
  await choose('Key 1', 'New secret…');
  await user.selectOptions(await screen.findByLabelText('Old secret stops working'), 'In 1 day');
  await user.click(button('Create new secret'));
  await screen.findByText(TOKEN);
  const [, input] = asked[0]!;
  expect(input).not.toHaveProperty('expiresAt');
  const days = (new Date(String(input['oldUntil'])).getTime() - Date.now()) / DAY;
  expect(days).toBeCloseTo(1, 1);
  await user.click(button('I have saved it'));
  await choose('Key 1', 'Revoke old secret…');
  await user.click(await screen.findByRole('button', { name: 'Revoke old secret' }));
  await waitFor(() => expect(toasts()).toEqual(['The old secret of “Key 1” has been revoked']));
  expect(row('Key 1').textContent).not.toContain('old secret');
});

test('a key is renamed, and revoked after a confirmation that names it', async () => {
  const { asked } = await drawKeys();
  await screen.findByText('1 of 20 keys active');
  await choose('Key 1', 'Rename…');
  const name = await screen.findByLabelText('Name');
  await user.clear(name);
  await user.type(name, 'Careers page');
  await user.click(button('Save name'));
  await screen.findByRole('heading', { name: 'Careers page' });
  await choose('Careers page', 'Revoke…');
  await screen.findByText('Revoke “Careers page”?');
  await user.click(button('Revoke key'));
  await waitFor(() => expect(toasts()).toEqual(['“Careers page” has been revoked']));
  expect(asked.map(([what]) => what)).toEqual(['rename', 'revoke']);
  expect(screen.getByText('0 of 20 keys active')).toBeTruthy();
  expect(button('1 expired or revoked key')).toBeTruthy();
});

test('a company that was not approved reads so and cannot create a key', async () => {
  await drawKeys({ keys: [], adminStatus: 'PENDING' });
  await screen.findByText('API keys are for approved companies');
  expect(screen.queryByRole('button', { name: 'Create API key' })).toBeNull();
});
