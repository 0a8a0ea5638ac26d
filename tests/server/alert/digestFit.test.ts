/* @module-tag full */
import { expect, test } from 'vitest';
import { seedDemoMarket } from '#server/db/seeds/demoMarket.ts';
import { newId } from '#server/lib/ids.ts';
import { startApp } from '#tests/support/app.ts';
import { freshDatabase } from '#tests/support/database.ts';
import { scenario } from '#tests/support/scenario.ts';
import { runDigest } from './alertWorld.ts';

/** What people ask alerts for, and the titles of jobs that fit. Judged by hand; the search has no part in it. */
const ROLES: Readonly<Record<string, RegExp>> = {
  accountant: /account|tally|gst|tax consultant|internal auditor|billing/i,
  'staff nurse': /nurse/i,
  'software engineer': /software|developer|programmer|technical lead/i,
  'java developer': /java\b/i,
  'react developer': /react|front end|full stack/i,
  'data analyst': /data analyst|business analyst|mis executive|product analyst/i,
  'data entry': /data entry|back office|computer operator|typist/i,
  'sales executive': /sales|business development/i,
  'business development executive': /business development|sales/i,
  telecaller: /telecaller|telesales|call cent|bpo|voice|inside sales/i,
  'customer support': /customer|chat support|bpo|call cent|voice process/i,
  'hr executive': /\bhr\b|recruit|payroll|human/i,
  recruiter: /recruit|talent|\bhr\b/i,
  electrician: /electrician|wireman|electrical/i,
  'mechanical engineer': /mechanical|maintenance|design engineer|production engineer/i,
  'civil engineer': /civil|site engineer|structural/i,
  driver: /driver/i,
  'delivery boy': /delivery|rider|courier/i,
  'security guard': /security guard|security supervisor|security officer/i,
  'warehouse executive': /warehouse|inventory|picker|store|dispatch|logistics/i,
  'graphic designer': /graphic|visual|ui\/ux|designer/i,
  'digital marketing': /digital marketing|seo|social media|performance marketing|content|market/i,
  'content writer': /content|copywriter|writer/i,
  'primary teacher': /teacher/i,
  chef: /chef|cook|commis|baker/i,
  receptionist: /reception|front (office|desk)/i,
  pharmacist: /pharmac/i,
  'relationship manager': /relationship|wealth|branch/i,
  physiotherapist: /physio/i,
  welder: /weld|fabricat/i,
};

const NOON = new Date('2026-11-21T06:30:00Z');
const MORNINGS = [22, 23, 24].map((day) => new Date(`2026-11-${day}T08:00:00+05:30`));

test('at least 95 percent of the jobs in the first three digests of 30 common roles fit, and no job comes twice', async () => {
  const databaseUrl = await freshDatabase();
  const app = await startApp({ databaseUrl });
  try {
    app.clock.moveTo(NOON);
    const { database } = app.services;
    await seedDemoMarket({ database, clock: app.clock, passwordHash: 'none' });
    await app.sql('delete from alerts');
    for (const keywords of Object.keys(ROLES)) {
      const { seeker } = await scenario(app).seeker();
      await app.sql(
        `insert into alerts (id, user_id, name, keywords, created_at, updated_at) values (?, ?, ?, ?, ?, ?)`,
        [newId(NOON.getTime()), seeker.id, keywords, keywords, NOON, NOON],
      );
    }
    for (const [third, morning] of MORNINGS.entries()) {
      app.clock.moveTo(morning);
      await app.sql(
        `update jobs set posted_at = ?::timestamptz - interval '2 hours'
         where status = 'active' and admin_status = 'approved' and abs(hashtext(id::text)) % 3 = ?`,
        [morning, third],
      );
      await runDigest(app);
    }
    const sent = await app.sql<{ keywords: string; title: string; jobId: string }>(
      `select a.keywords, j.title, j.id as "jobId" from alert_sent_jobs s
       join alerts a on a.id = s.alert_id join jobs j on j.id = s.job_id order by 1, 2`,
    );
    const unfit = sent.filter(({ keywords, title }) => !ROLES[keywords]!.test(title));
    const summary = unfit.map(({ keywords, title }) => `${keywords}: ${title}`);
    expect(new Set(sent.map(({ keywords }) => keywords)).size).toBeGreaterThan(20);
    expect(new Set(sent.map(({ keywords, jobId }) => keywords + jobId)).size).toBe(sent.length);
    expect(unfit.length / sent.length, summary.join('\n')).toBeLessThanOrEqual(0.05);
  } finally {
    await app.close();
  }
});
