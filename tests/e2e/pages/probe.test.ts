import { test } from 'vitest';
import { newPage, screenshot } from '#tests/support/browser.ts';
import { expectNoAxeViolations } from '#tests/support/pageChecks.ts';
import { theMarket } from './market.ts';
import { visit } from './visit.ts';
test('probe', { timeout: 200000 }, async () => {
  const { app, tokens } = await theMarket();
  const page = await newPage({ baseUrl: app.url, width: 360, expectedProblems: [/./] });
  page.on('console', (m) => console.log('CONSOLE', m.type(), m.text().slice(0, 1500)));
  page.on('pageerror', (m) => console.log('PAGEERROR', m.stack));
  page.on('response', (m) => { if (m.status() >= 400) console.log('RESPONSE', m.status(), m.url()); });
  const r = await app.rest('GET', '/dev/ui');
  console.log(r.status, JSON.stringify(r.body).length, JSON.stringify(r.body).slice(0,800));
  await page.goto('/dev/ui');
  await page.waitForLoadState('networkidle');
  console.log(await page.evaluate(() => document.body.innerHTML.slice(0, 500)));
  await expectNoAxeViolations(page).catch((e) => console.log(JSON.stringify(e.actual, null, 1)));
  for (const path of ['/admin/users', '/admin/users', '/admin/jobs', '/saved-jobs']) {
    await visit(page, path);
    await expectNoAxeViolations(page).catch((e) => console.log(path, JSON.stringify(e.actual, null, 1)));
  }
  const member = await newPage({ baseUrl: app.url, width: 360, token: tokens.job_seeker!, expectedProblems: [/./] });
  for (const path of ['/add-job', '/manage-jobs', '/add-job', '/manage-jobs', '/', '/']) {
    await visit(member, path);
    await expectNoAxeViolations(member).catch((e) => console.log(path, JSON.stringify(e.actual, null, 1)));
  }
  console.log(await screenshot(member, 'member'));
});
