import { useMutation } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { graphql } from '#client/gql/gql.ts';
import { serverMessage } from '#client/lib/failures.ts';
import { currentSession } from '#client/lib/session.ts';
import { answerPasswordQuestion, askForPassword } from '#client/lib/passwordProof.ts';
import { PasswordHost } from '#client/pages/account/PasswordHost.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { box, complaints, drawAccount, refuse } from './drawAccount.tsx';

const user = userEvent.setup({ delay: null });
const NEEDED = 'Confirm your password to do this.';
const RULE = { code: 'FORBIDDEN', rule: 'account.password.recent' };

beforeEach(() => act(() => logInAs({ email: 'asha@people.example' })));
afterEach(() => {
  act(() => {
    answerPasswordQuestion(false);
    leave();
  });
});

/** Represents any action that requires the password again. */
const GuardedAct = graphql(`
  mutation EndSession($input: EndSessionInput!) {
    endSession(input: $input) {
      message
    }
  }
`);

function Act({ onDone, onFailed }: { onDone: () => void; onFailed: (error: unknown) => void }) {
  const [run] = useMutation(GuardedAct, { variables: { input: { id: 's1' } } });
  return (
    <button type="button" onClick={() => void run().then(onDone, onFailed)}>
      Make a key
    </button>
  );
}

interface World {
  viewer?: object;
  confirm?: () => unknown;
  googleSignIn?: boolean;
}

/** The server refuses the action until the password has been confirmed. */
async function open({ viewer = {}, confirm = () => ({}), googleSignIn = false }: World = {}) {
  const server = { confirmed: false };
  const onDone = vi.fn();
  const onFailed = vi.fn();
  const part = (
    <>
      <Act onDone={onDone} onFailed={onFailed} />
      <PasswordHost />
    </>
  );
  const drawn = await drawAccount(part, {
    site: { googleSignIn },
    viewer: () => ({ id: 'v', hasPassword: true, twoFactor: { isOn: false }, ...viewer }),
    mutations: {
      endSession: () => (server.confirmed ? { message: 'Done.' } : refuse(NEEDED, RULE)),
      confirmPassword: () => {
        const answer = confirm();
        server.confirmed = true;
        return answer;
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Make a key' }));
  await screen.findByRole('dialog', { name: 'Confirm your password' });
  return { ...drawn, onDone, onFailed };
}

describe('an action that requires the password', () => {
  test('is repeated once the password has been confirmed', async () => {
    const { asked, onDone, container } = await open();
    await user.type(await screen.findByLabelText('Password'), 'my passphrase');
    expect(screen.getByDisplayValue('asha@people.example').hidden).toBe(true);
    await expectNoViolations(container.ownerDocument.body);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(asked).toEqual([
      ['endSession', { id: 's1' }],
      ['confirmPassword', { password: 'my passphrase' }],
      ['endSession', { id: 's1' }],
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('fails with the server’s message when the user closes the prompt', async () => {
    const { asked, onFailed } = await open();
    await screen.findByLabelText('Password');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(onFailed).toHaveBeenCalledOnce());
    expect(serverMessage(onFailed.mock.calls[0]![0])).toBe(NEEDED);
    expect(asked).toEqual([['endSession', { id: 's1' }]]);
  });
});

test('actions that need the password at the same time share one prompt', async () => {
  const answers = Promise.all([askForPassword(), askForPassword()]);
  answerPasswordQuestion(true);
  expect(await answers).toEqual([true, true]);
  const again = askForPassword();
  answerPasswordQuestion(false);
  expect(await again).toBe(false);
});

describe('the password prompt', () => {
  test('reports a wrong password at its field', async () => {
    const message = 'The password is incorrect.';
    const fields = [{ field: 'password', message }];
    const { onDone } = await open({
      confirm: () => refuse(message, { code: 'BAD_USER_INPUT', fields }),
    });
    await user.type(await screen.findByLabelText('Password'), 'a guess{Enter}');
    await waitFor(() => expect(complaints()).toEqual([message]));
    expect(onDone).not.toHaveBeenCalled();
  });

  test('also asks for a code if the login requires one', async () => {
    const { asked } = await open({ viewer: { twoFactor: { isOn: true } } });
    await user.type(await screen.findByLabelText('Password'), 'my passphrase{Enter}');
    await waitFor(() => expect(complaints()).toEqual(['Code is required']));
    await user.type(box('Six-digit code'), '123456{Enter}');
    const input = { password: 'my passphrase', code: '123456' };
    await waitFor(() => expect(asked).toContainEqual(['confirmPassword', input]));
  });

  test('sends users without a password to Google', async () => {
    await open({ viewer: { hasPassword: false }, googleSignIn: true });
    const google = await screen.findByRole('button', { name: /Google/ });
    expect(screen.queryByLabelText('Password')).toBeNull();
    vi.spyOn(crypto, 'getRandomValues').mockImplementation(() => {
      throw new Error('No secure context.');
    });
    onTestFinished(() => void vi.restoreAllMocks());
    await user.click(google);
    expect(currentSession().token).toBeNull();
  });

  test('says that it could not be opened, and tries again', async () => {
    let isDown = true;
    const hasPassword = () => (isDown ? refuse('Later.', { code: 'UNAVAILABLE' }) : true);
    await open({ viewer: { hasPassword } });
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(document.querySelector('[role=dialog] .skeleton')).toBeNull();
    isDown = false;
    await user.click(again);
    expect(await screen.findByLabelText('Password')).toBeTruthy();
  });
});
