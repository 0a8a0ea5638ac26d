import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Disclosure } from '#client/ui/Disclosure.tsx';
import { expectNoViolations } from './expectNoViolations.ts';

afterEach(cleanup);
beforeEach(() => {
  render(
    <>
      <Disclosure label="Account">
        {(close) => (
          <>
            <a href="#profile">Profile</a>
            <button type="button" onClick={close}>
              Log out
            </button>
          </>
        )}
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
  );
});

const button = () => screen.getByRole('button', { name: 'Account' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

test('a press opens the region and a second one closes it', async () => {
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(button());
  expect(isOpen()).toBe(true);
  expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
  await expectNoViolations(document.body);
  await userEvent.click(button());
  expect(isOpen()).toBe(false);
});

test('Escape closes it and returns the focus', async () => {
  const user = userEvent.setup();
  button().focus();
  await user.keyboard('{Enter}');
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Profile');
  await user.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('a press outside closes it and leaves the focus where the press was', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement?.textContent).toBe('Elsewhere');
});

test('tabbing past its end closes it', async () => {
  const user = userEvent.setup();
  await user.click(button());
  await user.tab();
  await user.tab();
  expect(isOpen()).toBe(true);
  await user.tab();
  expect(isOpen()).toBe(false);
});

test('following a link inside closes it; the focus is on the button if the page stays', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('link', { name: 'Profile' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});

test('an action inside can close it', async () => {
  await userEvent.click(button());
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(isOpen()).toBe(false);
  expect(document.activeElement).toBe(button());
});
