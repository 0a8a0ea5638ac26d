import { useApolloClient } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Page } from '#client/pages/settings/SettingsPage.tsx';
import { closeToast, queuedToasts } from '#client/ui/toast.ts';
import {
  ASHA,
  box,
  complaints,
  drawAccount,
  refuse,
  toasts,
} from '#tests/client/account/drawAccount.tsx';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

const EMPLOYER = { ...ASHA, role: 'EMPLOYER' } as const;

beforeEach(() => {
  act(() => logInAs(EMPLOYER));
});
afterEach(() => {
  act(() => {
    leave();
    for (const { id } of queuedToasts()) closeToast(id);
  });
});

const SETTINGS = {
  id: ASHA.id,
  firstName: 'Asha',
  lastName: 'Rao',
  phone: null as string | null,
  contactDecidedBy: null as string | null,
};
const LOTUS = { id: 'c1', name: 'Lotus Works' };
const NOTIFICATIONS = {
  emailNotifications: true,
  applicationAlerts: true,
  jobExpiryAlerts: true,
  weeklyReports: false,
  marketingEmails: false,
};
const PRIVACY = { profileVisibility: 'PUBLIC', showContactInfo: true, allowDirectContact: true };

interface Visit {
  settings?: Partial<typeof SETTINGS>;
  /** Called for each request. */
  company?: () => typeof LOTUS | null;
  /** The new name that waits for review. */
  proposed?: () => string | null;
  /** Every change is refused. */
  refuses?: () => never;
  fails?: () => boolean;
}

async function open(section: string, visit: Visit = {}) {
  const { settings, company = () => LOTUS, proposed, refuses, fails } = visit;
  const stored = { ...SETTINGS, ...settings };
  const [notifications, privacy] = [{ ...NOTIFICATIONS }, { ...PRIVACY }];
  const all = () => ({ ...stored, notifications, privacy });
  const user = () => ({ ...EMPLOYER, firstName: stored.firstName, lastName: stored.lastName });
  const companyProfile = () => {
    const current = company();
    const after = proposed?.();
    const fields = [{ name: 'name', before: current?.name, after }];
    const pendingChange = after ? { id: 'p1', fields, questions: [] } : null;
    return current && { id: current.id, company: current, pendingChange };
  };
  const change = (part: object) => (input: object) => {
    refuses?.();
    Object.assign(part, input);
    return { settings: all(), viewer: { id: ASHA.id, user: user(), companyProfile } };
  };
  const part = (
    <>
      <Page />
      <SwitchButton />
    </>
  );
  const drawn = await drawAccount(part, {
    path: `/settings${section && `?section=${section}`}`,
    viewer: () => ({
      hasPassword: true,
      sessions: [],
      companyProfile,
      employerSettings: () => (fails?.() ? refuse('No.', { code: 'INTERNAL' }) : all()),
      user,
    }),
    mutations: {
      updateEmployerProfile: change(stored),
      updateEmployerNotifications: change(notifications),
      updateEmployerPrivacy: change(privacy),
    },
  });
  await screen.findByRole('tabpanel');
  return { ...drawn, user: userEvent.setup({ delay: null }) };
}

/** Reads everything again, as switching to another company does. */
function SwitchButton() {
  const client = useApolloClient();
  return (
    <button type="button" onClick={() => void client.resetStore()}>
      Switch
    </button>
  );
}

const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const press = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Save Changes' }));

test('an employer has the four documented tabs, starting with the profile', async () => {
  const { container } = await open('');
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map(({ textContent }) => textContent)).toEqual([
    'Profile',
    'Notifications',
    'Privacy',
    'Security',
  ]);
  expect(tabs[0]!.getAttribute('aria-selected')).toBe('true');
  await screen.findByLabelText('First name');
  await expectNoViolations(container);
});

test('data export and deletion are in the security tab', async () => {
  await open('data');
  screen.getByRole('heading', { name: 'Change password' });
  expect(screen.getByRole('heading', { name: 'Delete my account' })).toBeTruthy();
});

test('settings that cannot be loaded say so, and load with Try Again', async () => {
  let broken = true;
  const { user } = await open('', { fails: () => broken });
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load settings');
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Try Again' }));
  await screen.findByLabelText('First name');
});

describe('the profile tab', () => {
  test('is saved, and the confirmation stays until something else is typed', async () => {
    const { user, asked } = await open('profile');
    await user.clear(await screen.findByLabelText('First name'));
    await user.type(box('First name'), 'Meera');
    await user.type(box('Phone (optional)'), '022 2345 6789');
    await press(user);
    await screen.findByText('Profile updated successfully!');
    const input = { firstName: 'Meera', lastName: 'Rao', phone: '022 2345 6789' };
    expect(asked).toEqual([['updateEmployerProfile', input]]);
    await user.type(box('Last name'), 'x');
    expect(screen.queryByText('Profile updated successfully!')).toBeNull();
  });

  test('sends the name of the company only when it was changed here, and once', async () => {
    const { user, asked } = await open('profile');
    await user.type(await screen.findByLabelText('Company name'), ' India');
    await press(user);
    await screen.findByText('Profile updated successfully!');
    await user.type(box('Phone (optional)'), '022 2345 6789');
    await press(user);
    await screen.findByText('Profile updated successfully!');
    const person = { firstName: 'Asha', lastName: 'Rao' };
    expect(asked).toEqual([
      ['updateEmployerProfile', { ...person, phone: null, companyName: 'Lotus Works India' }],
      ['updateEmployerProfile', { ...person, phone: '022 2345 6789' }],
    ]);
  });

  test('says that a new name waits for review, and what the company is called until then', async () => {
    let proposed: string | null = null;
    const { user } = await open('profile', { proposed: () => proposed });
    await screen.findByText(/A new name may need approval first/);
    await user.type(box('Company name'), ' India');
    proposed = 'Lotus Works India';
    await press(user);
    await screen.findByText('Profile updated. The new name of your company is being reviewed.');
    const hint =
      '“Lotus Works India” is being reviewed. Until it is approved, your company is called “Lotus Works”.';
    expect(screen.getByText(hint)).toBeTruthy();
    await user.type(box('Phone (optional)'), '022 2345 6789');
    await press(user);
    await screen.findByText('Profile updated successfully!');
  });

  test('starts again with the company that the account switched to', async () => {
    let company = LOTUS;
    let reads = 0;
    const read = () => {
      reads += 1;
      return company;
    };
    const { user } = await open('profile', { company: read });
    await user.type(await screen.findByLabelText('Company name'), ' India');
    // Reading the same company again keeps what was typed.
    reads = 0;
    await user.click(screen.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(reads).toBeGreaterThan(0));
    expect((await screen.findByLabelText<HTMLInputElement>('Company name')).value).toBe(
      'Lotus Works India',
    );
    company = { id: 'c2', name: 'Kaveri Foods' };
    await user.click(screen.getByRole('button', { name: 'Switch' }));
    await waitFor(() => expect(box('Company name').value).toBe('Kaveri Foods'));
  });

  test('leaves the name of the company to those whose role in the team includes it', async () => {
    act(() => logInAs({ ...EMPLOYER, teamRole: 'RECRUITER' }));
    const { user, asked } = await open('profile');
    await user.type(await screen.findByLabelText('Last name'), 's');
    expect(screen.queryByLabelText('Company name')).toBeNull();
    expect(screen.queryByRole('link', { name: 'profile' })).toBeNull();
    expect(screen.getByText('Your own name and number.')).toBeTruthy();
    await press(user);
    await screen.findByText('Profile updated successfully!');
    const input = { firstName: 'Asha', lastName: 'Raos', phone: null };
    expect(asked).toEqual([['updateEmployerProfile', input]]);
  });

  test('requires both names, and sends nothing without them', async () => {
    const { user, asked, container } = await open('profile');
    await user.clear(await screen.findByLabelText('First name'));
    await user.clear(box('Last name'));
    await press(user);
    await waitFor(() =>
      expect(complaints()).toEqual(['First name is required', 'Last name is required']),
    );
    expect(asked).toEqual([]);
    await expectNoViolations(container);
  });

  test('shows a refusal, and nothing typed is lost', async () => {
    const refuses = () => refuse('Try again in a moment.', { code: 'UNAVAILABLE' });
    const { user } = await open('profile', { refuses });
    await user.type(await screen.findByLabelText('Last name'), 's');
    await press(user);
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Failed to update profileTry again in a moment.',
    );
    expect(box('Last name').value).toBe('Raos');
  });

  test('without a company shows no company name', async () => {
    const { user, asked } = await open('profile', { company: () => null });
    await screen.findByLabelText('First name');
    expect(screen.queryByLabelText('Company name')).toBeNull();
    screen.getByRole('link', { name: 'Create its profile' });
    await press(user);
    await screen.findByText('Profile updated successfully!');
    expect(asked).toEqual([
      ['updateEmployerProfile', { firstName: 'Asha', lastName: 'Rao', phone: null }],
    ]);
  });
});

describe('the notifications tab', () => {
  test('a switch moves at once, sends only itself, and shows the documented confirmation', async () => {
    const { user, asked, container } = await open('notifications');
    for (const name of ['Email notifications', 'Application alerts', 'Job expiry alerts'])
      expect((await toggle(name)).checked, name).toBe(true);
    for (const name of ['Weekly reports', 'Marketing emails'])
      expect((await toggle(name)).checked, name).toBe(false);
    await user.click(await toggle('Weekly reports'));
    expect((await toggle('Weekly reports')).checked).toBe(true);
    await screen.findByText('Notification settings updated successfully!');
    expect(asked).toEqual([['updateEmployerNotifications', { weeklyReports: true }]]);
    await expectNoViolations(container);
  });

  test('offers the end of jobs only to those who get notices about it', async () => {
    act(() => logInAs({ ...EMPLOYER, teamRole: 'INTERVIEWER' }));
    await open('notifications');
    await toggle('Application alerts');
    expect(screen.queryByRole('switch', { name: 'Job expiry alerts' })).toBeNull();
  });

  test('without emails the bell’s switches still work', async () => {
    const { user } = await open('notifications');
    await user.click(await toggle('Email notifications'));
    await screen.findByText(/^You get no emails at the moment/);
    expect((await toggle('Application alerts')).disabled).toBe(false);
    expect((await toggle('Marketing emails')).disabled).toBe(true);
  });

  test('a refused switch moves back with the reason', async () => {
    const refuses = () => refuse('Try later.', { code: 'UNAVAILABLE' });
    const { user } = await open('notifications', { refuses });
    await user.click(await toggle('Job expiry alerts'));
    await waitFor(() =>
      expect(toasts()).toEqual([['Failed to update notification settings', 'Try later.']]),
    );
    expect((await toggle('Job expiry alerts')).checked).toBe(true);
    expect(screen.queryByText('Notification settings updated successfully!')).toBeNull();
  });
});

describe('the privacy tab', () => {
  test('has three independent settings', async () => {
    const { user, asked, container } = await open('privacy');
    await user.click(await screen.findByRole('radio', { name: /^Private/ }));
    await screen.findByText('Privacy settings updated successfully!');
    expect((await toggle('Show contact info')).disabled).toBe(false);
    await user.click(await toggle('Allow direct contact'));
    await waitFor(() =>
      expect(asked).toEqual([
        ['updateEmployerPrivacy', { profileVisibility: 'PRIVATE' }],
        ['updateEmployerPrivacy', { allowDirectContact: false }],
      ]),
    );
    await expectNoViolations(container);
  });

  test('a refused switch moves back with the reason', async () => {
    const refuses = () => refuse('Try later.', { code: 'UNAVAILABLE' });
    const { user } = await open('privacy', { refuses });
    await user.click(await toggle('Show contact info'));
    await waitFor(() =>
      expect(toasts()).toEqual([['Failed to update privacy settings', 'Try later.']]),
    );
    expect((await toggle('Show contact info')).checked).toBe(true);
  });

  test.each([
    ['Meera Nair', 'Meera Nair decides whether your company page shows'],
    ['', 'The first owner of your company decides whether your company page shows'],
  ])('names the owner who decides for the company (“%s”)', async (contactDecidedBy, words) => {
    await open('privacy', { settings: { contactDecidedBy } });
    expect(await screen.findByText(words, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByRole('radio', { name: /^Private/ })).toBeTruthy();
  });
});
