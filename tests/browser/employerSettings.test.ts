/** @module-tag full */
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { scenario, type Employer } from '#tests/support/scenario.ts';
import { expectFocus, press, tabTo, typeInto } from './keyboard.ts';
import { button, expectAccessible, heading, waitForText } from './screen.ts';

const PHONE = '022 2345 6789';
const EMAIL = 'hr@lotus.example';
let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
const toggle = (page: Page, name: string) => page.getByRole('switch', { name, exact: true });

async function expectGoodInBothThemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectReadableInTheDark(page);
}

async function next(page: Page, from: string, to: string): Promise<void> {
  await tabTo(page, tab(page, from));
  await page.keyboard.press('ArrowRight');
  await expectFocus(tab(page, to));
}

async function slugOf({ company }: Employer): Promise<string> {
  const [row] = await app.sql<{ slug: string }>(
    'update companies set phone = ?, email = ? where id = ? returning slug',
    [PHONE, EMAIL, company!.id],
  );
  return row!.slug;
}

test('an employer goes through the four settings tabs by keyboard alone at 360 px', async () => {
  const { employer } = await scenario(app).employer();
  const page = await newPage({ baseUrl: app.url, width: 360, token: employer.token });
  await page.goto('/settings');
  await heading(page, 'Settings');
  await typeInto(page, 'First name', 'Meera');
  await typeInto(page, 'Last name', '');
  await page.keyboard.press('Delete');
  await press(page, button(page, 'Save Changes'));
  await waitForText(page, 'Last name is required');
  await expectGoodInBothThemes(page);
  await typeInto(page, 'Last name', 'Nair');
  await typeInto(page, 'Company name', 'Lotus Mills');
  await press(page, button(page, 'Save Changes'));
  await waitForText(page, 'Profile updated successfully!');
  await expectGoodInBothThemes(page);

  await next(page, 'Profile', 'Notifications');
  await press(page, toggle(page, 'Weekly reports'), 'Space');
  await waitForText(page, 'Notification settings updated successfully!');
  await press(page, toggle(page, 'Email notifications'), 'Space');
  await waitForText(page, /^You get no emails at the moment/);
  await expectGoodInBothThemes(page);

  await next(page, 'Notifications', 'Privacy');
  await tabTo(page, page.getByRole('radio', { name: /^Public/ }));
  await page.keyboard.press('ArrowDown');
  await waitForText(page, 'Privacy settings updated successfully!');
  await expectGoodInBothThemes(page);

  await next(page, 'Privacy', 'Security');
  await typeInto(page, 'Current password', employer.password);
  await typeInto(page, 'New password', 'Another phrase 2');
  await typeInto(page, 'Confirm new password', 'Another phrase 2');
  await press(page, button(page, 'Change password'));
  await waitForText(page, 'Password changed successfully!');
  await expectGoodInBothThemes(page);

  const [stored] = await app.sql(
    `select u.first_name, u.last_name, c.name, s.weekly_reports, s.email_notifications, s.profile_visibility
       from users u join companies c on c.id = u.company_id join user_settings s on s.user_id = u.id
       where u.id = ?`,
    [employer.id],
  );
  expect(stored).toEqual({
    first_name: 'Meera',
    last_name: 'Nair',
    // An administrator reviews the new name first.
    name: employer.company!.name,
    weekly_reports: true,
    email_notifications: false,
    profile_visibility: 'private',
  });
});

test('a job seeker writes by keyboard to an employer who allows it; a guest sees no contact form', async () => {
  const { employer, seeker } = await scenario(app).employer({ firstName: 'Meera' }).seeker();
  const path = `/companies/${await slugOf(employer)}`;
  const html = await (await fetch(app.url + path)).text();
  expect(html).toContain('Meera Rao');
  for (const hidden of [PHONE, EMAIL, 'Write to the employer']) expect(html).not.toContain(hidden);

  const page = await newPage({ baseUrl: app.url, width: 360, token: seeker.token });
  await page.goto(path);
  await waitForText(page, PHONE);
  await typeInto(page, 'Message', 'Are there night shifts?');
  await tabTo(page, page.getByRole('checkbox', { name: /^Share my email address/ }));
  await page.keyboard.press('Space');
  await expectGoodInBothThemes(page);
  await press(page, button(page, 'Send message'));
  await waitForText(page, 'Your message has been sent.');
  await expectAccessible(page);
  const mails = (await app.mails(employer.email)).map(({ text }) => text);
  expect(mails.filter((text) => text.includes('Are there night shifts?'))).toHaveLength(1);

  await app.sql(
    `insert into user_settings (user_id, show_contact_info, allow_direct_contact, profile_visibility)
     values (?, false, false, 'private')`,
    [employer.id],
  );
  await page.goto(path);
  await waitForText(page, 'Lotus Works');
  await page.waitForLoadState('networkidle');
  const shown = await page.locator('main').innerText();
  for (const hidden of [PHONE, EMAIL, 'Meera Rao', 'Write to the employer'])
    expect(shown).not.toContain(hidden);
});
