import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { CommandHost } from '#client/components/commands/CommandHost.tsx';
import { closeDialog, currentDialog } from '#client/lib/dialogs.ts';
import { drawInSite, expectAddress, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { expectNoViolations } from '#tests/client/ui/expectNoViolations.ts';

afterEach(() => {
  act(() => {
    leave();
    closeDialog();
  });
});

async function openMenu(keys = '{Control>}k{/Control}') {
  await userEvent.keyboard(keys);
  return screen.findByRole('combobox', { name: 'Search, or find a page by name' });
}

const lines = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the command menu (Ctrl+K)', () => {
  test('finds a page by a few of its letters', async () => {
    await drawInSite(<CommandHost />);
    const box = await openMenu();
    await waitFor(() => expect(document.activeElement).toBe(box));
    await userEvent.keyboard('priv{ArrowDown}{Enter}');
    await expectAddress('/privacy');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('searches jobs for any other text', async () => {
    await drawInSite(<CommandHost />);
    await openMenu('{Meta>}k{/Meta}');
    await userEvent.keyboard('c++ & co{Enter}');
    await expectAddress('/browse-jobs?search=c%2B%2B+%26+co');
  });

  test.each([
    ['EMPLOYER', ['applications', 'your jobs', 'jobs'], '/manage-applications?search=asha+rao'],
    ['ADMIN', ['users', 'companies', 'jobs'], '/admin/users?search=asha+rao'],
  ] as const)('searches what an %s looks for', async (role, what, address) => {
    logInAs({ role });
    await drawInSite(<CommandHost />);
    await openMenu();
    await userEvent.keyboard('asha rao');
    expect(lines()).toEqual(what.map((one) => `Search ${one} for “asha rao”`));
    await userEvent.keyboard('{Enter}');
    await expectAddress(address);
  });

  test('puts a page first that the text names, and the search before pages that only contain it', async () => {
    logInAs({ role: 'ADMIN' });
    await drawInSite(<CommandHost />);
    const box = await openMenu();
    for (const [typed, shown] of [
      ['Users', ['Users', 'Search users for “Users”']],
      ['settings', ['Settings', 'Search users for “settings”']],
      ['activity', ['Activity Logs', 'Search users for “activity”']],
      ['logs', ['Search users for “logs”', 'Activity Logs']],
      ['use', ['Search users for “use”', 'Users']],
    ] as const) {
      await userEvent.clear(box);
      await userEvent.keyboard(typed);
      const others = /^Search (companies|jobs)/;
      expect(
        lines()
          .filter((line) => !others.test(line))
          .slice(0, 2),
      ).toEqual(shown);
    }
    await userEvent.clear(box);
    await userEvent.keyboard('jobs');
    expect(lines()[0]).toBe('Jobs');
  });

  test('offers login and sign-up to a guest, and a seeker’s own pages to a seeker', async () => {
    await drawInSite(<CommandHost />);
    await openMenu();
    expect(lines()).toEqual(expect.arrayContaining(['Login', 'Sign Up', 'Add Job']));
    await userEvent.keyboard('login{Enter}');
    await waitFor(() => expect(currentDialog()?.name).toBe('login'));
    act(() => {
      closeDialog();
      logInAs({});
    });
    await openMenu();
    expect(lines()).toEqual(expect.arrayContaining(['Saved Jobs', 'Logout']));
    expect(lines()).not.toContain('Add Job');
  });

  test('leads administrators to each of their pages', async () => {
    logInAs({ role: 'ADMIN' });
    await drawInSite(<CommandHost />);
    await openMenu();
    expect(lines()).toEqual(
      expect.arrayContaining(['Companies', 'Users', 'Explore', 'Activity Logs']),
    );
    await userEvent.keyboard('explore{Enter}');
    await expectAddress('/admin/analytics/explore');
  });

  test('wraps around its list, and Escape closes it', async () => {
    await drawInSite(<CommandHost />);
    // Firefox opens its console with this one.
    await userEvent.keyboard('{Control>}{Shift>}k{/Shift}{/Control}');
    expect(screen.queryByRole('combobox')).toBeNull();
    const box = await openMenu();
    await userEvent.keyboard('{ArrowUp}');
    const [active] = screen.getAllByRole('option', { selected: true });
    expect(active).toBe(screen.getAllByRole('option').at(-1));
    expect(box.getAttribute('aria-activedescendant')).toBe(active!.id);
    await expectNoViolations(document.body);
    expect(fireEvent.keyDown(box, { key: 'Enter', isComposing: true })).toBe(true);
    await userEvent.keyboard('privacy');
    const [first] = screen.getAllByRole('option');
    expect(first!.getAttribute('aria-selected')).toBe('true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
