import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startApp, type App } from '#tests/support/app.ts';
import { newPage } from '#tests/support/browser.ts';
import { expectReadableInTheDark } from '#tests/support/pageChecks.ts';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario } from '#tests/support/scenario.ts';
import { expectFocus, press, tabTo, typeInto } from './keyboard.ts';
import { button, dialog, expectAccessible, heading, link, waitForText, visible } from './screen.ts';

let app: App;

beforeAll(async () => {
  app = await startApp({ pages: true });
});

const waits = (what: 'companies' | 'jobs') =>
  app.sql<{ id: string }>(`select id from ${what} where admin_status = 'pending'`);
const stored = async (what: 'companies' | 'jobs', id: string) => {
  const [row] = await app.sql<{ status: string; notes: string | null }>(
    `select admin_status as status, admin_notes as notes from ${what} where id = ?`,
    [id],
  );
  return row;
};
const atAddress = (page: Page, path: string) =>
  expect
    .poll(() => page.evaluate(() => location.pathname + location.search), { timeout: 10_000 })
    .toBe(path);

async function enter(page: Page, email: string, password: string) {
  await typeInto(page, 'Email', email);
  await typeInto(page, 'Password', password);
  await page.keyboard.press('Enter');
}

test('by keyboard on a phone: the admin area asks for the account of an administrator', async () => {
  const { employer, admin } = await scenario(app).employer().admin();
  const guest = await newPage({ baseUrl: app.url, width: 360 });
  await guest.goto('/admin/companies?page=2');
  await atAddress(guest, '/login?returnUrl=%2Fadmin%2Fcompanies%3Fpage%3D2');
  await dialog(guest, 'Login').waitFor();

  const page = await newPage({ baseUrl: app.url, width: 360, token: employer.token });
  await app.sql('update users set onboarding_complete = true where id = ?', [employer.id]);
  await page.goto('/admin');
  await heading(page, 'Access Denied');
  await waitForText(page, 'Only administrators can access this area.');
  await press(page, link(page, 'Admin Login'));
  await heading(page, 'Admin Login');
  await waitForText(page, `You are logged in as ${employer.email}`);
  await expectAccessible(page);
  await enter(page, employer.email, employer.password);
  await waitForText(page, 'Access denied. Admin privileges required.');
  await expectAccessible(page);
  await enter(page, admin.email, admin.password);
  await heading(page, 'Admin Panel');
  await atAddress(page, '/admin');
  await expectAccessible(page);
});

test('by keyboard on a phone: a company is approved, and the administrator logs out', async () => {
  const { admin } = await scenario(app).admin();
  const company = await addCompany(app, { name: 'Neem Textiles', status: 'pending' });
  const page = await newPage({ baseUrl: app.url, width: 360, token: admin.token });
  await page.goto('/admin');
  await press(page, link(page, 'Neem Textiles'));
  await dialog(page, 'Neem Textiles').waitFor();
  await atAddress(page, `/admin/companies?status=pending&open=${company.id}`);
  await expectAccessible(page);
  await press(page, dialog(page, 'Neem Textiles').getByRole('button', { name: /^Approve/ }));
  await waitForText(page, 'Company approved');
  await waitForText(page, 'No companies found');
  await waitForText(page, 'Nothing needs a decision.');
  await expectFocus(page.getByRole('heading', { level: 1, name: 'Companies' }));
  expect((await stored('companies', company.id))?.status).toBe('approved');

  await press(page, button(page, /^Admin menu/));
  await expectAccessible(page);
  await press(page, visible(button(page, 'Logout')));
  await atAddress(page, '/');
});

test(
  'by keyboard on a phone: a job is rejected with a note, others are approved together',
  { tags: ['full'] },
  async () => {
    const { employer, admin } = await scenario(app).employer().admin();
    const [tailor, driver, guard] = await Promise.all(
      ['Tailor', 'Driver', 'Night Guard'].map((title, age) =>
        addJob(app, employer.company!.id, { title, adminStatus: 'pending', postedIn: age - 5 }),
      ),
    );
    const page = await newPage({ baseUrl: app.url, width: 360, theme: 'dark', token: admin.token });
    await page.goto('/admin/jobs?status=pending');
    await waitForText(page, '3 jobs');
    await waitForText(page, 'Waiting for 5 days');
    await expectAccessible(page);

    await press(page, button(page, 'Reject: Tailor'));
    const note = dialog(page, 'Reject job');
    await expectFocus(note.getByLabel('Note to the employer'));
    expect(await note.getByLabel('Note to the employer').inputValue()).toBe('Admin action');
    await expectAccessible(page);
    await page.keyboard.type('The pay is missing.');
    await press(page, note.getByRole('button', { name: 'Reject' }));
    await waitForText(page, 'Job rejected');
    await waitForText(page, '2 jobs');
    await expectFocus(link(page, 'Driver'));
    expect(await stored('jobs', tailor!.id)).toEqual({
      status: 'rejected',
      notes: 'The pay is missing.',
    });

    await tabTo(page, visible(page.getByRole('checkbox', { name: 'Select Driver' })));
    await page.keyboard.press('Space');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await waitForText(page, '2 jobs selected');
    await expectAccessible(page);
    await press(
      page,
      page
        .getByRole('region', { name: 'Actions for the selected jobs' })
        .getByRole('button', { name: 'Approve' }),
    );
    await waitForText(page, '2 jobs approved');
    await waitForText(page, 'No jobs found');
    expect(await waits('jobs')).toEqual([]);
    for (const job of [driver, guard])
      expect((await stored('jobs', job!.id))?.status).toBe('approved');
  },
);

test('a bulk action names the jobs that were refused', { tags: ['full'] }, async () => {
  const { employer, admin } = await scenario(app).employer().admin();
  await addJob(app, employer.company!.id, { title: 'Welder', adminStatus: 'pending' });
  const gone = await addJob(app, employer.company!.id, { title: 'Cook', adminStatus: 'pending' });
  const page = await newPage({ baseUrl: app.url, token: admin.token });
  await page.goto('/admin/jobs?status=pending');
  await waitForText(page, '2 jobs');
  await press(
    page,
    visible(page.getByRole('checkbox', { name: 'Select all jobs on this page' })),
    'Space',
  );
  // Another administrator acts first.
  await app.sql(`update jobs set admin_status = 'approved' where id = ?`, [gone.id]);
  await press(
    page,
    page
      .getByRole('region', { name: 'Actions for the selected jobs' })
      .getByRole('button', { name: 'Approve' }),
  );
  await waitForText(page, '1 job approved, 1 not changed');
  await waitForText(page, /^Cook: /);
  await expectAccessible(page);
});

test.each([360, 1440])(
  'no accessibility violations at %i px in both themes',
  { tags: ['full'] },
  async (width) => {
    const { employer, admin } = await scenario(app).employer().admin();
    const job = await addJob(app, employer.company!.id, {
      title: 'Clerk',
      adminStatus: 'pending',
      postedIn: -2,
    });
    await app.sql(
      `update jobs set description = 'Pay a registration fee of Rs 500.' where id = ?`,
      [job.id],
    );
    const company = await addCompany(app, { name: 'Palash Paper', status: 'suspended' });
    const page = await newPage({ baseUrl: app.url, width, token: admin.token });
    const expectFine = async () => {
      await expectAccessible(page);
      await expectReadableInTheDark(page);
    };
    for (const path of [
      '/admin',
      '/admin/users',
      '/admin/companies',
      '/admin/jobs',
      '/admin/jobs?search=nowhere',
    ]) {
      await page.goto(path);
      await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' });
      await expectFine();
    }
    await page.goto(`/admin/jobs?open=${job.id}`);
    await dialog(page, 'Clerk').getByText('Asks for money').waitFor();
    await expectFine();
    await page.goto(`/admin/companies?open=${company.id}`);
    await dialog(page, 'Palash Paper').getByText('Suspended').waitFor();
    await expectFine();
    await app.sql(`update jobs set admin_status = 'approved' where id = ?`, [job.id]);
  },
);
