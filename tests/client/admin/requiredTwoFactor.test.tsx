import type { IResolvers } from '@graphql-tools/utils';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { loadWords } from '#client/lib/words.ts';
import { AdminFrame } from '#client/components/admin/AdminFrame.tsx';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const CODES = ['one-1', 'two-2'];
const user = userEvent.setup({ delay: null });
beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN' }));
});
afterEach(() => act(leave));

test('an administrator required to use a second factor sets it up before the admin area opens', async () => {
  let isOn = false;
  const resolvers: IResolvers = {
    Query: {
      viewer: () => ({ hasPassword: true }),
      admin: () => {
        if (isOn) return {};
        const extensions = { code: 'RULE_VIOLATION', rule: 'account.twoFactor.demanded' };
        throw new GraphQLError('Set it up first.', { extensions });
      },
    },
    Mutation: {
      startTwoFactor: () => ({ secret: 'ABCD EFGH', uri: 'otpauth://totp/Kaamyab' }),
      confirmTwoFactor: () => {
        isOn = true;
        return { recoveryCodes: CODES, viewer: { hasPassword: true } };
      },
    },
  };
  const schema = mockedSchema({
    mocks: {
      DateTime: () => '2026-11-20T10:00:00.000Z',
      AdminPermissions: () => ({ canManageJobs: true, canManageUsers: false }),
      JobConnection: () => ({ totalCount: 3 }),
    },
    resolvers,
  });
  await loadWords('en', ['admin']);
  await drawInSite(
    <Words areas={['admin']}>
      <AdminFrame section="jobs">
        <p>The jobs.</p>
      </AdminFrame>
    </Words>,
    { schema, path: '/admin/jobs' },
  );
  const title = { level: 1, name: 'Set up two-step verification' };
  expect(await screen.findByRole('heading', title)).toBeTruthy();
  expect(screen.getByText(/^Administrators of this site need two-step verification/)).toBeTruthy();
  expect(screen.queryByText('The jobs.')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Admin menu' })).toBeNull();
  await user.type(await screen.findByLabelText('Password'), 'the old phrase{Enter}');
  await user.type(await screen.findByLabelText('Six-digit code'), '123456{Enter}');
  const codes = within(await screen.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await user.click(screen.getByLabelText('I have saved these codes'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('The jobs.')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Jobs' })).toBeTruthy();
  expect(screen.queryByText(CODES[0]!)).toBeNull();
});
