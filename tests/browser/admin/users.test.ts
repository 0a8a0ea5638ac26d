/** @module-tag full */
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocus, press, tabTo } from '#tests/browser/keyboard.ts';
import { button, dialog, expectGood, heading, link, shows } from '#tests/browser/screen.ts';

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
  await shows(page, /^\d+ users$/);
  await expectGood(page);
  await page.keyboard.press('/');
  await expectFocus(page.getByLabel('Search users'));
  await page.keyboard.type('nair meera');
  await shows(page, '1 user');
  await press(page, button(page, 'Suspend: Meera Nair'));
  const ask = dialog(page, 'Suspend user');
  await expectFocus(ask.getByLabel('Reason'));
  expect(await ask.getByLabel('Reason').inputValue()).toBe('Admin action');
  await expectGood(page);
  await page.keyboard.type('Sent the same letter to all.');
  await tabTo(page, ask.getByLabel('Duration'));
  await page.keyboard.press('7');
  expect(await ask.getByLabel('Duration').inputValue()).toBe('10080');
  await press(page, ask.getByRole('button', { name: 'Suspend' }));
  await shows(page, 'User suspended');
  await expectFocus(link(page, 'Meera Nair'));
  await expectReadableInTheDark(page);
  await expectGood(page);

  await shows(open, 'You have been logged out');
  await shows(open, /suspended until .+ Reason: Sent the same letter to all\./);

  await page.keyboard.press('Enter');
  await heading(page, 'Meera Nair');
  await shows(page, 'This account is suspended');
  await shows(page, 'User suspended');
  await expectGood(page);
  await press(page, button(page, 'Lift suspension: Meera Nair'));
  await shows(page, 'Suspension lifted');
  await press(page, button(page, 'Delete: Meera Nair'));
  const question = page.getByRole('alertdialog', { name: 'Delete Meera Nair?' });
  await question.waitFor();
  await expectGood(page);
  await press(page, question.getByRole('button', { name: 'Delete user' }));
  await shows(page, 'User deleted');
  await heading(page, 'Users');
  const [row] = await app.sql(
    'select first_name, deleted_at is null as there from users where id = ?',
    [seeker.id],
  );
  expect(row).toEqual({ first_name: '', there: false });
});
