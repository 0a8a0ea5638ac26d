/** @module-tag full */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, inject, test } from 'vitest';
import { Database } from '#server/db/database.ts';
import { newId } from '#server/lib/ids.ts';
import { Notification } from '#server/modules/notification/notification.entity.ts';
import { notificationText } from '#server/modules/notification/notificationText.service.ts';

const name = `upgrade_${randomBytes(6).toString('hex')}`;

async function administer(statement: string) {
  const client = new pg.Client({ connectionString: inject('postgres').address });
  await client.connect();
  await client.query(statement);
  await client.end();
}

afterAll(() => administer(`drop database if exists ${name} with (force)`));

test('notifications from an older version keep their words', async () => {
  await administer(`create database ${name}`);
  const url = Object.assign(new URL(inject('postgres').address), { pathname: `/${name}` }).href;
  const database = await Database.connect({ url, entities: [Notification] });
  await database.orm.migrator.up({ to: 'M001Foundation' });
  const em = database.fork();
  const [user, company, job, application] = Array.from({ length: 4 }, () =>
    newId(1_700_000_000_000),
  );
  const now = new Date('2026-11-20T10:00:00Z');
  await em.execute(
    `insert into users (id, email, role, created_at, updated_at) values (?, 'a@b.example', 'job_seeker', ?, ?)`,
    [user, now, now],
  );
  await em.execute(
    `insert into companies (id, slug, name, industry, admin_status, created_at, updated_at) values (?, 'lotus', 'Lotus Works', 'technology', 'approved', ?, ?)`,
    [company, now, now],
  );
  await em.execute(
    `insert into jobs (id, company_id, title, description, description_html, type, industry, posted_at, created_at, updated_at) values (?, ?, 'Staff Nurse', '', '', 'full_time', 'technology', ?, ?, ?)`,
    [job, company, now, now, now],
  );
  await em.execute(
    `insert into applications (id, job_id, seeker_id, name, email, status_changed_at, applied_at) values (?, ?, ?, 'Asha Rao', 'a@b.example', ?, ?)`,
    [application, job, user, now, now],
  );
  const kinds: [kind: string, title: string, body: string, data: object][] = [
    [
      'application_received',
      'New application',
      'Asha Rao has applied for Staff Nurse.',
      { applicationId: application, jobId: job },
    ],
    [
      'application_status_changed',
      'You have been shortlisted',
      'Staff Nurse at Lotus Works',
      { applicationId: application, jobId: job },
    ],
    ['job_alert_matched', '3 new jobs for you', 'Nursing in Pune', { alertId: job, matches: 3 }],
    ['job_status_changed', 'Your job was not approved', 'Staff Nurse', { jobId: job }],
    ['company_status_changed', 'Your company is approved', 'Lotus Works', { companyId: company }],
    ['job_expiring', 'A job closes in 3 days', 'Staff Nurse', { jobId: job }],
    ['weekly_report', 'Your week', '12 applications came in.', { applications: 12 }],
    ['job_status_changed', '25 jobs wait for approval', 'The newest: Staff Nurse', { jobs: 25 }],
  ];
  for (const [kind, title, body, data] of kinds) {
    await em.execute(
      `insert into notifications (id, user_id, kind, title, body, data, created_at) values (?, ?, ?, ?, ?, ?, ?)`,
      [newId(1_700_000_000_000), user, kind, title, body, JSON.stringify(data), now],
    );
  }

  await database.migrate();
  const rows = await database.fork().find(Notification, { userId: user });
  const words = rows.map(({ kind, data }) => notificationText('en', kind, data));
  expect(words.map(({ title, body }) => `${title} | ${body}`).toSorted()).toEqual(
    [
      'A job closes in 3 days | Staff Nurse',
      'New application | Asha Rao has applied for Staff Nurse.',
      'You have been shortlisted | Staff Nurse at Lotus Works',
      'Your company is approved | Lotus Works',
      'Your job was not approved | Staff Nurse at Lotus Works',
      'Your week | 12 applications came in.',
      '3 new jobs for you | From your alert “Nursing in Pune”',
    ].toSorted(),
  );
  await database.close();
});
