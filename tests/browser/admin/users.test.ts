/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocus, press, tabTo } from '#tests/browser/keyboard.ts';
import {
  button,
  dialog,
  expectAccessible,
  heading,
  link,
  waitForText,
} from '#tests/browser/screen.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
});

test('by keyboard on a phone: a user is found and suspended with a reason, which the user’s open page shows', async () => {
  const { admin, seeker } = await scenario(app)
    .admin()
    .seeker({ firstName: 'Meera', lastName: 'Nair' });
  await app.sql('update users set onboarding_complete = true where id = ?', [seeker.id]);
  const open = await newPage({
    baseUrl: app.url,
    token: seeker.token,
    expectedProblems: [/401/],
  });
  await open.goto('/saved-jobs');
  await heading(open, 'Saved Jobs');

  const page = await newPage({ baseUrl: app.url, width: 360, theme: 'dark', token: admin.token });
  await page.goto('/admin/users');
  await waitForText(page, /^\d+ users$/);
  await expectAccessible(page);
  await page.keyboard.press('/');
  await expectFocus(page.getByLabel('Search users'));
  await page.keyboard.type('nair meera');
  await waitForText(page, '1 user');
  await press(page, button(page, 'Suspend: Meera Nair'));
  const ask = dialog(page, 'Suspend user');
  await expectFocus(ask.getByLabel('Reason'));
  expect(await ask.getByLabel('Reason').inputValue()).toBe('Admin action');
  await expectAccessible(page);
  await page.keyboard.type('Sent the same letter to all.');
  await tabTo(page, ask.getByLabel('Duration'));
  await page.keyboard.press('7');
  expect(await ask.getByLabel('Duration').inputValue()).toBe('10080');
  await press(page, ask.getByRole('button', { name: 'Suspend' }));
  await waitForText(page, 'User suspended');
  await expectFocus(link(page, 'Meera Nair'));
  await expectReadableInTheDark(page);
  await expectAccessible(page);

  await waitForText(open, 'You have been logged out');
  await waitForText(open, /suspended until .+ Reason: Sent the same letter to all\./);

  await page.keyboard.press('Enter');
  await heading(page, 'Meera Nair');
  await waitForText(page, 'This account is suspended');
  await waitForText(page, 'User suspended');
  await expectAccessible(page);
  await press(page, button(page, 'Lift suspension: Meera Nair'));
  await waitForText(page, 'Suspension lifted');
  await press(page, button(page, 'Delete: Meera Nair'));
  const question = page.getByRole('alertdialog', { name: 'Delete Meera Nair?' });
  await question.waitFor();
  await expectAccessible(page);
  await press(page, question.getByRole('button', { name: 'Delete user' }));
  await waitForText(page, 'User deleted');
  await heading(page, 'Users');
  const [row] = await app.sql(
    'select first_name, deleted_at is null as there from users where id = ?',
    [seeker.id],
  );
  expect(row).toEqual({ first_name: '', there: false });
});
