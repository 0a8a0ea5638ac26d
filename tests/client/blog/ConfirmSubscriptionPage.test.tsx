import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Page } from '#client/pages/blog/ConfirmSubscriptionPage.tsx';
import { drawContent, refuse } from '#tests/client/contact/drawContent.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

type Answer = () => unknown;

async function open(confirmSubscription: Answer, path = '/confirm-subscription?token=abc') {
  const drawn = await drawContent(<Page />, { path, mutations: { confirmSubscription } });
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

const press = () => screen.getByRole('button', { name: 'Yes, subscribe me' });

test('opening the link confirms nothing; the press does', async () => {
  const done = () => ({ message: 'Done.', topic: 'BLOG' });
  const { user, asked, container } = await open(done);
  expect(asked).toEqual([]);
  await user.click(press());
  const heading = await screen.findByRole('heading', { name: 'You are subscribed' });
  expect(asked).toEqual([['confirmSubscription', { token: 'abc' }]]);
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await expectNoViolations(container);
});

test('an invalid link says what to do', async () => {
  const { user } = await open(() => refuse('No.', 'BAD_USER_INPUT'));
  await user.click(press());
  expect(await screen.findByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
});

test('an address without a token does too', async () => {
  await open(() => null, '/confirm-subscription');
  expect(screen.getByRole('heading', { name: 'This link no longer works' })).toBeTruthy();
});

test('a failure keeps the button', async () => {
  const { user } = await open(() => refuse('Not available right now.', 'UNAVAILABLE'));
  await user.click(press());
  expect((await screen.findByRole('alert')).textContent).toContain('Not available right now.');
  expect(press()).toBeTruthy();
});
