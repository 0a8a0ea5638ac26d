import { describe, expect, test } from 'vitest';
import type { Person } from '#tests/support/scenario.ts';
import {
  deleteReport,
  reportOf,
  restoreReport,
  saveReport,
  scheduleReport,
  shareReport,
} from './reportWorld.ts';
import { at, daily, mailsOf, scheduled, send, sendingWorld } from './sendingWorld.ts';

const world = sendingWorld();

describe('no email is sent', () => {
  /** The emails sent by eight o'clock. */
  const byEight = async (who: Person) => {
    await at('2027-02-01T08:00:00Z');
    await send();
    return mailsOf(who);
  };

  test('while emails of the site are off, and missed ones are not sent later', async () => {
    const id = await daily(world.asha);
    await world.app.settings({ enableEmailNotifications: false });
    expect(await byEight(world.asha)).toEqual([]);
    await world.app.settings({ enableEmailNotifications: true });
    await send();
    expect(await mailsOf(world.asha)).toEqual([]);
    expect((await scheduled(world.asha, id)).nextAt).toBe('2027-02-02T08:00:00.000Z');
  });

  test.each([
    ['is suspended', `update users set status = 'suspended' where id = ?`],
    ['is no longer an administrator', `update users set role = 'job_seeker' where id = ?`],
    [
      'has not confirmed the email address',
      'update users set email_verified_at = null where id = ?',
    ],
    [
      'has turned off emails',
      `insert into user_settings (user_id, email_notifications) values (?, false)
       on conflict (user_id) do update set email_notifications = false`,
    ],
  ])('to a user who %s', async (_, change) => {
    await daily(world.asha);
    await world.app.sql(change, [world.asha.id]);
    expect(await byEight(world.asha)).toEqual([]);
  });

  test('while two-factor authentication is required and not set up', async () => {
    await daily(world.asha);
    await world.app.settings({ enable2FA: true });
    expect(await byEight(world.asha)).toEqual([]);
  });

  test('for a report that became private or was deleted, until it is back', async () => {
    const { id } = await saveReport(world.asha, { shared: true });
    await scheduleReport(world.ravi, { reportId: id, hour: 8 });
    await shareReport(world.asha, id, false);
    expect(await byEight(world.ravi)).toEqual([]);
    await shareReport(world.asha, id);
    await at('2027-02-02T07:00:00Z');
    await deleteReport(world.asha, id);
    await at('2027-02-02T08:00:00Z');
    await send();
    await restoreReport(world.asha, id);
    expect(await mailsOf(world.ravi)).toEqual([]);
    await at('2027-02-03T08:00:00Z');
    await send();
    expect(await mailsOf(world.ravi)).toHaveLength(1);
  });

  test('while the schedule is paused', async () => {
    const { id } = await saveReport(world.asha);
    await scheduleReport(world.asha, { reportId: id, hour: 8, isActive: false });
    expect(await byEight(world.asha)).toEqual([]);
  });
});

test('a failing report is reported once, and paused after three failures', async () => {
  const id = await daily(world.asha);
  const keep = (query: object) =>
    world.app.sql('update analytics_reports set query = ?::jsonb where id = ?', [
      JSON.stringify(query),
      id,
    ]);
  await keep({ measures: ['moon_phases'] });
  const history: [number, boolean, number][] = [];
  for (const day of ['01', '02', '03', '04']) {
    await at(`2027-02-${day}T08:00:00Z`);
    await send();
    const { failures, isActive } = await scheduled(world.asha, id);
    history.push([failures, isActive, (await mailsOf(world.asha)).length]);
  }
  expect(history).toEqual([
    [1, true, 1],
    [2, true, 1],
    [3, false, 1],
    [3, false, 1],
  ]);
  const [mail] = await mailsOf(world.asha);
  expect(mail!.subject).toBe('We could not prepare “Applications by category”');
  expect(mail!.text).toContain('moon_phases');

  await keep({ measures: ['applications'] });
  await scheduleReport(world.asha, { reportId: id, hour: 8 });
  expect(await scheduled(world.asha, id)).toMatchObject({ failures: 0, isActive: true });
  await at('2027-02-05T08:00:00Z');
  await send();
  expect(await mailsOf(world.asha)).toHaveLength(2);
});

describe('the link in an email', () => {
  async function linkOf(): Promise<{ id: string; token: string }> {
    const id = await daily(world.asha);
    await at('2027-02-01T08:00:00Z');
    await send();
    const [mail] = await mailsOf(world.asha);
    return { id, token: /leave-subscription\?token=([\w-]+)/.exec(mail!.text)![1]! };
  }

  test('stops the emails without a login, and can be used again without effect', async () => {
    const { id, token } = await linkOf();
    const leave = () =>
      world.app.graphql(
        'mutation($t: String!) { leaveSubscription(input: { token: $t }) { message } }',
        {
          t: token,
        },
      );
    await leave();
    expect((await reportOf(world.asha, id))!.schedule).toBeNull();
    await leave();
    const [entry] = await world.app.sql<{ action: string; actor: string }>(
      'select action, actor_id as actor from activity_log where subject_id = ? order by id desc',
      [id],
    );
    expect(entry).toEqual({ action: 'report.unschedule', actor: world.asha.id });
  });

  test('works as one-click unsubscribe in mail programs', async () => {
    const { id, token } = await linkOf();
    const [outbox] = await world.app.sql<{ headers: Record<string, string> }>(
      `select headers from outbox where user_id = ? and headers ->> 'List-Unsubscribe' is not null`,
      [world.asha.id],
    );
    expect(outbox!.headers['List-Unsubscribe']).toContain(token);
    const post = (given: string) =>
      fetch(`${world.app.url}/leave-subscription?token=${given}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await post(`${token}x`)).status).toBe(404);
    expect((await post(token)).status).toBe(200);
    expect((await reportOf(world.asha, id))!.schedule).toBeNull();
  });
});
