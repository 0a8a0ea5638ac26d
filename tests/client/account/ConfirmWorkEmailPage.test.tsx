import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { Page } from '#client/pages/account/ConfirmWorkEmailPage.tsx';
import { leave } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { drawAccount, refuse } from './drawAccount.tsx';

afterEach(() => act(leave));

const PROVEN = {
  __typename: 'WorkEmail',
  companyName: 'Lotus Works',
  domain: 'lotus.example',
  email: 'hr@lotus.example',
};

const open = (workEmail: object | null, confirm = (): unknown => ({ workEmail: PROVEN })) =>
  drawAccount(<Page />, {
    path: '/confirm-work-email?token=a-token',
    mutations: { confirmWorkEmail: confirm },
    queries: { workEmail: () => workEmail },
  });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the page says what will be confirmed, and a press confirms it', async () => {
  const { asked, container } = await open(PROVEN);
  await heading('Does Lotus Works use lotus.example?');
  expect(screen.getByText(/The link was sent to hr@lotus\.example/)).toBeTruthy();
  // Programs that open links in emails confirm nothing.
  expect(asked).toEqual([]);
  await expectNoViolations(container);
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  await heading('Domain confirmed');
  expect(asked).toEqual([['confirmWorkEmail', { token: 'a-token' }]]);
});

test('an expired link says so', async () => {
  await open(null);
  expect(await heading('This link does not work')).toBeTruthy();
});

test('a link that expires while the page is open says so', async () => {
  await open(PROVEN, () => refuse('Expired.', { code: 'BAD_USER_INPUT' }));
  await heading('Does Lotus Works use lotus.example?');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await heading('This link does not work')).toBeTruthy();
});
