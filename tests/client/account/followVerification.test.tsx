import { act, screen, waitFor } from '@testing-library/react';
import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { afterEach, expect, test } from 'vitest';
import { EMAIL_CONFIRMED } from '#client/lib/emailConfirmed.ts';
import { followVerification } from '#client/pages/frame/followVerification.ts';
import { SessionNotices } from '#client/pages/frame/SessionNotices.tsx';
import { VerifyEmailBanner } from '#client/components/VerifyEmailBanner.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { ASHA, drawAccount } from './drawAccount.tsx';

afterEach(() => {
  act(() => leave());
});

function Tab() {
  const client = useApolloClient();
  useEffect(() => followVerification(client), [client]);
  return (
    <>
      <SessionNotices />
      <VerifyEmailBanner />
    </>
  );
}

test.each([
  ['another tab confirms it', () => dispatchEvent(new StorageEvent('storage', { key: EMAIL_CONFIRMED }))], // oxfmt-ignore
  ['the user comes back', () => document.dispatchEvent(new Event('visibilitychange'))],
])('the banner for an unconfirmed address disappears when %s', async (_when, happen) => {
  const user = { ...ASHA, emailVerified: true };
  act(() => logInAs({ id: ASHA.id, emailVerified: false }));
  await drawAccount(<Tab />, { viewer: () => ({ id: user.id, user }) });
  await screen.findByText(/^Open the link/);
  act(() => void happen());
  await waitFor(() => expect(screen.queryByText(/^Open the link/)).toBeNull());
});
