import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { GraphQLError } from 'graphql';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { Words } from '#client/components/Words.tsx';
import { Link, useLocation } from '#client/lib/routing.ts';
import { loadWords } from '#client/lib/words.ts';
import { Page } from '#client/pages/admin/AdminSettingsPage.tsx';
import { FIELDS, SECTIONS } from '#client/pages/admin/settings/settingFields.ts';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';

const user = userEvent.setup({ delay: null });
const AREAS = ['admin', 'systemSettings', 'backups', 'validation'] as const;

beforeEach(() => {
  act(() => logInAs({ role: 'ADMIN', email: 'admin@people.example' }));
});
afterEach(() => {
  vi.useRealTimers();
  act(() => leave());
});

interface World {
  stored?: object;
  fails?: (what: string) => GraphQLError | undefined;
  mail?: { sent: boolean; message: string };
}

/** A server that stores the settings; `asked` collects the changes. */
async function draw({ stored = {}, fails, mail }: World = {}) {
  const { smtpPassword: _, ...defaults } = SETTINGS_DEFAULTS;
  const site = {
    id: 'site',
    ...defaults,
    defaultLanguage: 'EN',
    backupFrequency: 'DAILY',
    smtpPasswordSet: false,
    apiRateLimitSaved: true,
    ...stored,
  };
  const asked: object[] = [];
  const refuse = (what: string) => {
    const error = fails?.(what);
    if (error) throw error;
  };
  const schema = mockedSchema({
    resolvers: {
      Query: { admin: () => ({}) },
      Admin: {
        settings: () => {
          refuse('load');
          return { ...site };
        },
        backups: () => ({
          running: false,
          nextDueAt: '2026-11-22T02:00:00.000Z',
          frequency: 'daily',
          retentionPeriod: 30,
          list: [],
          last: null,
        }),
      },
      Mutation: {
        updateSystemSettings: (_root: unknown, { input }: { input: object }) => {
          asked.push({ ...input });
          refuse('save');
          const { smtpPassword, clearSmtpPassword, ...others } = input as Record<string, unknown>;
          const has = { ...(smtpPassword !== undefined && { smtpPasswordSet: true }) };
          Object.assign(site, others, has, clearSmtpPassword && { smtpPasswordSet: false });
          if ('apiRateLimit' in others) site.apiRateLimitSaved = true;
          return { settings: { ...site } };
        },
        sendTestMail: (_root: unknown, { input }: { input: object }) => {
          asked.push({ ...input });
          refuse('mail');
          return mail;
        },
      },
    },
  });
  await loadWords('en', AREAS);
  const drawn = await drawInSite(
    <Words areas={AREAS}>
      <Hash />
      <main>
        <Link to="/elsewhere">Elsewhere</Link>
        <Link to="/admin/settings#mail">Mail section</Link>
        <Page />
      </main>
    </Words>,
    { schema, path: '/admin/settings' },
  );
  return { ...drawn, asked };
}

const Hash = () => <output data-testid="hash">{useLocation().hash}</output>;

const box = (name: RegExp | string) => screen.findByLabelText<HTMLInputElement>(name);
const button = (name: string) => screen.getByRole('button', { name });
const type = async (name: RegExp | string, text: string) => {
  const input = await box(name);
  await user.clear(input);
  await user.paste(text);
};

test('every setting is on the page once', () => {
  expect([...FIELDS].toSorted()).toEqual(Object.keys(SETTINGS_DEFAULTS).toSorted());
});

test('changed settings are counted, sent alone, and reported as saved for three seconds', async () => {
  const { asked, container } = await draw();
  await type(/^Site name/, 'Naukri Ghar');
  await type(/^Session timeout/, '45');
  await user.click(await box(/^Approve jobs/));
  await user.selectOptions(await box(/^Default language/), 'Hindi');
  expect(screen.getByText('4 unsaved changes')).toBeTruthy();
  await user.click(await box(/^Approve jobs/));
  expect(screen.getByText('3 unsaved changes')).toBeTruthy();
  await expectNoViolations(container);
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await user.click(button('Save'));
  expect(await screen.findByText('Settings saved')).toBeTruthy();
  expect(asked).toEqual([{ siteName: 'Naukri Ghar', sessionTimeout: 45, defaultLanguage: 'HI' }]);
  expect(screen.queryByText(/unsaved/)).toBeNull();
  expect(document.activeElement?.tagName).toBe('H2');
  await act(() => vi.advanceTimersByTimeAsync(3_100));
  expect(screen.queryByText('Settings saved')).toBeNull();
});

test('a limit that was never saved is not shown, and the suggested one can be saved', async () => {
  const { asked } = await draw({ stored: { apiRateLimitSaved: false } });
  const { value, placeholder } = await box(/^API rate limit/);
  expect([value, placeholder]).toEqual(['', 'No limit saved yet']);
  await type(/^API rate limit/, '100');
  await user.click(button('Save'));
  await screen.findByText('Settings saved');
  expect(asked).toEqual([{ apiRateLimit: 100 }]);
  expect((await box(/^API rate limit/)).value).toBe('100');
});

test('a reverted change does not count as a change', async () => {
  const { asked } = await draw();
  await type(/^Site name/, 'Another');
  await user.click(button('Discard'));
  expect((await box(/^Site name/)).value).toBe('Kaamyab');
  expect(document.activeElement?.textContent).toBe('Site');
  await type(/^Site name/, 'Kaamyab');
  expect(screen.queryByText(/unsaved/)).toBeNull();
  expect(asked).toEqual([]);
  await type(/^Session timeout/, '2');
  await user.click(button('Save'));
  await screen.findByRole('alert');
  await user.click(button('Discard'));
  expect(screen.queryByRole('alert')).toBeNull();
  expect((await box(/^Session timeout/)).getAttribute('aria-invalid')).not.toBe('true');
});

describe('an invalid value', () => {
  test('is reported with its range, at its field, before anything is sent', async () => {
    const { asked } = await draw();
    await type(/^Session timeout/, '2');
    await type(/^Sender/, 'nobody');
    await user.click(button('Save'));
    const summary = await screen.findByRole('alert');
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Session timeout must be between 5 and 1440', 'Please enter a valid email address']);
    await user.click(within(summary).getAllByRole('link')[0]!);
    expect(document.activeElement).toBe(await box(/^Session timeout/));
    expect((await box(/^Session timeout/)).getAttribute('aria-invalid')).toBe('true');
    expect(asked).toEqual([]);
    await type(/^Session timeout/, '30');
    expect((await box(/^Session timeout/)).getAttribute('aria-invalid')).not.toBe('true');
  });

  test('that the server refuses is reported at its field too', async () => {
    const fields = [{ field: 'smtpHost', message: 'There is no such host.' }];
    const error = new GraphQLError('No.', { extensions: { code: 'BAD_USER_INPUT', fields } });
    await draw({ fails: (what) => (what === 'save' ? error : undefined) });
    await type(/^Mail server/, 'mail.example');
    await user.click(button('Save'));
    await waitFor(() => expect(screen.getAllByText('There is no such host.')).toHaveLength(2));
    expect((await box(/^Mail server/)).value).toBe('mail.example');
    expect(screen.getByText('1 unsaved change')).toBeTruthy();
  });

  test('a failed save loses nothing', async () => {
    const error = new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } });
    await draw({ fails: (what) => (what === 'save' ? error : undefined) });
    await type(/^Site name/, 'Another');
    await user.click(button('Save'));
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to save');
    expect((await box(/^Site name/)).value).toBe('Another');
  });
});

test('what is typed while a save is under way stays, unsaved', async () => {
  const { asked } = await draw({
    fails: (what) => {
      if (what !== 'save') return undefined;
      const change = (name: RegExp, value: string) =>
        fireEvent.change(screen.getByLabelText(name), { target: { value } });
      change(/^Support phone/, '+91 20 1234');
      change(/^Site name/, 'Yet another');
      return undefined;
    },
  });
  await type(/^Site name/, 'Another');
  await user.click(button('Save'));
  await waitFor(() => expect(asked).toEqual([{ siteName: 'Another' }]));
  expect(await screen.findByText('2 unsaved changes')).toBeTruthy();
  expect((await box(/^Support phone/)).value).toBe('+91 20 1234');
  expect((await box(/^Site name/)).value).toBe('Yet another');
});

test('the password can be set but not read', async () => {
  const { asked } = await draw({ stored: { smtpPasswordSet: true } });
  const password = await box('Password');
  expect([password.value, password.placeholder]).toEqual(['', 'Saved. Type to replace it.']);
  await user.type(password, 's3cret');
  await user.click(button('Save'));
  await waitFor(() => expect(asked).toEqual([{ smtpPassword: 's3cret' }]));
  await waitFor(() => expect(password.value).toBe(''));
  await user.click(button('Remove the password'));
  expect(password.placeholder).toBe('Will be removed when you save');
  await user.click(button('Keep the password'));
  expect(screen.queryByText(/unsaved/)).toBeNull();
  await user.click(button('Remove the password'));
  await user.click(button('Save'));
  await waitFor(() => expect(asked.at(-1)).toEqual({ clearSmtpPassword: true }));
  await waitFor(() => expect(password.placeholder).toBe('Not set'));
  expect(document.activeElement?.id).toBe('mail-title');
});

describe('a test email', () => {
  test('goes to the administrator, and the mail server’s response is shown', async () => {
    const { asked } = await draw({ mail: { sent: true, message: '250 OK' } });
    expect((await box('Send a test email to')).value).toBe('admin@people.example');
    await user.click(button('Send test email'));
    expect(await screen.findByText('250 OK')).toBeTruthy();
    expect(asked).toEqual([{ to: 'admin@people.example' }]);
    await type(/^Mail server/, 'mail.example');
    expect(screen.getByText(/^The test uses the saved settings\./)).toBeTruthy();
    await user.type(await box('Send a test email to'), 'x{Enter}');
    await waitFor(() => expect(asked).toHaveLength(2));
    await user.type(await box('Send a test email to'), 'y');
    expect(screen.queryByText('250 OK')).toBeNull();
  });

  test('that was refused is reported as a failure', async () => {
    await draw({ mail: { sent: false, message: 'Wrong password.' } });
    await box('Send a test email to');
    await user.click(button('Send test email'));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('We could not send the test email');
    expect(alert.textContent).toContain('Wrong password.');
  });
});

/**
 * Whether the browser would close the tab without a question. Only the page hears it: React Aria would stop watching the
 * window, which other tests share.
 */
function watchClosing(): () => boolean {
  const begun = vi.spyOn(globalThis, 'addEventListener');
  const ended = vi.spyOn(globalThis, 'removeEventListener');
  onTestFinished(() => {
    for (const spy of [begun, ended]) spy.mockRestore();
  });
  const heardBy = ({ mock }: typeof begun | typeof ended) =>
    mock.calls.filter(([kind]) => kind === 'beforeunload').map(([, listener]) => listener);
  return () => {
    const closing = new Event('beforeunload', { cancelable: true });
    const left = heardBy(ended);
    for (const listener of heardBy(begun))
      if (!left.includes(listener)) (listener as EventListener)(closing);
    return !closing.defaultPrevented;
  };
}

test('leaving with unsaved changes asks for confirmation, but not within the page', async () => {
  const closesTab = watchClosing();
  await draw();
  await box(/^Site name/);
  expect(closesTab()).toBe(true);
  await type(/^Site name/, 'Another');
  expect(closesTab()).toBe(false);
  await user.click(screen.getByRole('link', { name: 'Mail section' }));
  await waitFor(() => expect(screen.getByTestId('hash').textContent).toBe('#mail'));
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  const question = await screen.findByRole('alertdialog', { name: 'Leave without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Stay' }));
  await expectAddress('/admin/settings');
  expect((await box(/^Site name/)).value).toBe('Another');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(await screen.findByRole('button', { name: 'Leave' }));
  await expectAddress('/elsewhere');
});

test('settings that cannot be loaded say so and can be retried', async () => {
  let away = true;
  const error = new GraphQLError('Away', { extensions: { code: 'UNAVAILABLE' } });
  await draw({ fails: (what) => (away && what === 'load' ? error : undefined) });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load settings');
  away = false;
  await user.click(button('Try Again'));
  expect((await box(/^Site name/)).value).toBe('Kaamyab');
  for (const { key } of SECTIONS) expect(document.getElementById(key)).toBeTruthy();
});
