import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Page } from '#client/pages/settings/SettingsPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import {
  box,
  complaints,
  drawAccount,
  refuse,
  toasts,
} from '#tests/client/account/drawAccount.tsx';
import { replaceClipboard } from '#tests/support/clipboard.ts';

const user = userEvent.setup({ delay: null });
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, at) => `7k2m-0000-aaaa-bbb${at}`);

beforeEach(() => {
  act(() => logInAs({ email: 'asha@people.example' }));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

interface TwoFactor {
  isOn: boolean;
  since: string | null;
  recoveryCodesLeft: number;
  isDemanded: boolean;
}

const OFF: TwoFactor = { isOn: false, since: null, recoveryCodesLeft: 0, isDemanded: false };
const ON: TwoFactor = {
  ...OFF,
  isOn: true,
  since: '2026-11-20T10:00:00.000Z',
  recoveryCodesLeft: 10,
};

/** A server with state; the valid code is 123456. */
async function open(given = OFF, hasPassword = true) {
  let twoFactor = given;
  const viewer = () => ({ id: 'v', sessions: [], hasPassword, twoFactor });
  const checkProof = ({ password, code }: Record<string, unknown>) => {
    const rejectField = (field: string) =>
      refuse('Not right.', { code: 'BAD_USER_INPUT', fields: [{ field, message: 'Not right.' }] });
    if (password !== undefined && password !== 'the old phrase') rejectField('password');
    if (code !== undefined && code !== '123456') rejectField('code');
  };
  const drawn = await drawAccount(<Page />, {
    viewer,
    path: '/settings?section=security',
    mutations: {
      startTwoFactor: (input) => {
        checkProof(input);
        return { secret: SECRET, uri: `otpauth://totp/Kaamyab:asha?secret=${SECRET}` };
      },
      confirmTwoFactor: (input) => {
        checkProof(input);
        twoFactor = ON;
        return { recoveryCodes: CODES, viewer: viewer() };
      },
      renewRecoveryCodes: (input) => {
        checkProof(input);
        return { recoveryCodes: CODES, viewer: viewer() };
      },
      endTwoFactor: (input) => {
        checkProof(input);
        twoFactor = OFF;
        return { viewer: viewer() };
      },
    },
  });
  return drawn;
}

const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

test('two-factor is set up in three steps, and the codes are shown once', async () => {
  await open();
  expect(await screen.findByText('You log in with just your password.')).toBeTruthy();
  await press('Set up two-step verification');
  const dialog = await screen.findByRole('dialog', { name: 'Set up two-step verification' });
  const inside = within(dialog);
  await user.type(await inside.findByLabelText('Password'), 'wrong{Enter}');
  await waitFor(() => expect(complaints()).toEqual(['Not right.']));
  await user.clear(inside.getByLabelText('Password'));
  await user.type(inside.getByLabelText('Password'), 'the old phrase{Enter}');

  expect(await inside.findByRole('img', { name: /QR code/ })).toBeTruthy();
  expect(inside.getByText('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP')).toBeTruthy();
  expect(document.activeElement?.textContent).toMatch(/^Open the app/);
  await expectNoViolations(dialog);
  await user.type(inside.getByLabelText('Six-digit code'), '000000{Enter}');
  await waitFor(() => expect(complaints()).toEqual(['Not right.']));
  await user.clear(inside.getByLabelText('Six-digit code'));
  await user.type(inside.getByLabelText('Six-digit code'), '123456{Enter}');

  const codes = within(await inside.findByRole('list', { name: 'Recovery codes' }));
  expect(codes.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(CODES);
  await expectNoViolations(dialog);
  await user.keyboard('{Escape}');
  const done = inside.getByRole<HTMLButtonElement>('button', { name: 'Done' });
  expect(done.disabled).toBe(true);
  await user.click(inside.getByLabelText('I have saved these codes'));
  await user.click(done);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('10 recovery codes are left.')).toBeTruthy();
  expect(screen.queryByText(CODES[0]!)).toBeNull();
});

test('the codes can be copied and downloaded', async () => {
  const written = vi.fn(async () => undefined);
  replaceClipboard({ writeText: written });
  const saved: Blob[] = [];
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob);
        return 'blob:codes';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open(ON);
  await press('New recovery codes');
  await user.type(await screen.findByLabelText('Password'), 'the old phrase');
  await user.type(box('Code'), '123456{Enter}');
  await press('Copy');
  expect(written).toHaveBeenCalledWith(CODES.join('\n'));
  expect(toasts()).toEqual([['Copied', undefined]]);
  await press('Download');
  const text = await saved[0]!.text();
  expect(text).toContain('asha@people.example');
  for (const code of CODES) expect(text).toContain(code);
  await user.click(screen.getByLabelText('I have saved these codes'));
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('turning it off requires both factors, and tells an administrator the consequences', async () => {
  act(() => logInAs({ email: 'asha@people.example', role: 'ADMIN' }));
  const { asked } = await open({ ...ON, isDemanded: true });
  await press('Turn off');
  const dialog = await screen.findByRole('dialog', { name: 'Turn off two-step verification?' });
  const warning = within(dialog).getByText(/you will have to set it up again/);
  expect(warning.closest('[role=status]')?.className).toContain('bg-amber-wash');
  await expectNoViolations(dialog);
  await user.click(within(dialog).getByRole('button', { name: 'Turn off' }));
  await waitFor(() => expect(complaints()).toEqual(['Password is required', 'Code is required']));
  await user.type(box('Password'), 'the old phrase');
  await user.type(box('Code'), '123456{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked).toEqual([['endTwoFactor', { password: 'the old phrase', code: '123456' }]]);
  expect(toasts()).toEqual([['Two-step verification is off', undefined]]);
  expect(await screen.findByRole('button', { name: 'Set up two-step verification' })).toBeTruthy();
});

test('a user without a password is not asked for one', async () => {
  await open(OFF, false);
  await press('Set up two-step verification');
  await press('Continue');
  expect(await screen.findByRole('img', { name: /QR code/ })).toBeTruthy();
});

test('a low number of recovery codes is announced', async () => {
  await open({ ...ON, recoveryCodesLeft: 1 });
  expect(await screen.findByText(/1 recovery code is left. Create new ones/)).toBeTruthy();
});
