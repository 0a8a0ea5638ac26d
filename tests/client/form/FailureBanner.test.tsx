import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FailureBanner } from '#client/components/form/FailureBanner.tsx';
import { drawAccount } from '#tests/client/account/drawAccount.tsx';

const draw = (error: unknown, words: { title?: string; fallback?: string }) =>
  drawAccount(<FailureBanner error={error} {...words} attempt={1} />);
const alertText = () => screen.getByRole('alert').textContent;

test('a network failure is reported as such, without a request id', async () => {
  await draw(new TypeError('Failed to fetch'), { fallback: 'Login failed' });
  expect(alertText()).toBe('You seem to be offline. Check your connection and try again.');
});

test('a failure without its own message has the documented one', async () => {
  await draw(new Error('Unexpected token < in JSON'), { fallback: 'Login failed' });
  expect(alertText()).toBe('Login failed');
});

test('a title is shown alone if there is no message', async () => {
  await draw(new Error(), { title: 'Failed to change password.' });
  expect(alertText()).toBe('Failed to change password.');
});
