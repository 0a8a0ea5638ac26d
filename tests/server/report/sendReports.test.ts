import { describe, expect, test } from 'vitest';
import { sendDueReports } from '#server/modules/report/schedule/sendDueReports.service.ts';
import { startApp } from '#tests/support/app.ts';
import { saveReport, scheduleReport } from './reportWorld.ts';
import { at, daily, mailsOf, scheduled, send, sendingWorld } from './sendingWorld.ts';

const world = sendingWorld();

describe('a due report', () => {
  test('is emailed once, with its rows, its period and both links', async () => {
    const id = await daily(world.asha);
    await send();
    expect(await mailsOf(world.asha)).toEqual([]);
    await at('2027-02-01T08:00:00Z');
    await send();
    const [mail, ...others] = await mailsOf(world.asha);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('Applications by category: last 90 days (4 Nov 2026 to 1 Feb 2027)');
    expect(mail!.text).toContain('Applications by category, last 90 days.');
    expect(mail!.text).toContain(
      `/admin/analytics/explore?measures=applications&by=category&last=90-day&chart=bar&report=${id}`,
    );
    expect(mail!.text).toMatch(/\/leave-subscription\?token=[\w-]+/);
    expect(await scheduled(world.asha, id)).toMatchObject({
      nextAt: '2027-02-02T08:00:00.000Z',
      failures: 0,
      isActive: true,
    });
    await send();
    expect(await mailsOf(world.asha)).toHaveLength(1);
  });

  test('is emailed once by two concurrent processes, and after one was interrupted', async () => {
    const id = await daily(world.asha);
    const other = await startApp({ databaseUrl: world.app.databaseUrl });
    await at('2027-02-01T09:30:00Z');
    other.clock.moveTo('2027-02-01T09:30:00Z');
    await Promise.all(
      [world.app, other, world.app, other].map(({ services }) => sendDueReports(services)),
    );
    expect(await mailsOf(world.asha)).toHaveLength(1);

    await at('2027-02-02T08:00:00Z');
    await world.app.sql(`create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'the power is gone'; end $$`);
    await world.app.sql('create trigger refuse before insert on outbox execute function refuse()');
    await expect(sendDueReports(world.app.services)).rejects.toThrow('the power is gone');
    expect((await scheduled(world.asha, id)).nextAt).toBe('2027-02-02T08:00:00.000Z');
    await world.app.sql('drop trigger refuse on outbox');
    await world.app.sql('drop function refuse()');
    await send();
    expect(await mailsOf(world.asha)).toHaveLength(2);
  });

  test('is emailed once if it is days late', async () => {
    const id = await daily(world.asha);
    await at('2027-02-05T13:00:00Z');
    await send();
    expect(await mailsOf(world.asha)).toHaveLength(1);
    expect((await scheduled(world.asha, id)).nextAt).toBe('2027-02-06T08:00:00.000Z');
  });

  test('is sent on the last day of a short month, and in the new time zone after the site has moved', async () => {
    const { id } = await saveReport(world.asha);
    await scheduleReport(world.asha, { reportId: id, every: 'MONTHLY', day: 31, hour: 9 });
    expect((await scheduled(world.asha, id)).nextAt).toBe('2027-02-28T09:00:00.000Z');
    await at('2027-02-28T09:01:00Z');
    await send();
    expect((await scheduled(world.asha, id)).nextAt).toBe('2027-03-31T09:00:00.000Z');
    await world.app.settings({ timeZone: 'America/New_York' });
    await send();
    expect(await scheduled(world.asha, id)).toMatchObject({
      nextAt: '2027-03-31T13:00:00.000Z',
      timeZone: 'America/New_York',
    });
    expect(await mailsOf(world.asha)).toHaveLength(1);
  });

  test('is sent once on the days when clocks change', async () => {
    await world.app.settings({ timeZone: 'America/New_York' });
    await at('2027-03-13T12:00:00Z');
    const { id } = await saveReport(world.asha);
    await scheduleReport(world.asha, { reportId: id, hour: 2 });
    const sent: number[] = [];
    for (const time of [
      '2027-03-14T06:59:00Z',
      '2027-03-14T07:01:00Z',
      '2027-03-14T12:00:00Z',
      '2027-03-15T06:01:00Z',
      '2027-03-15T12:00:00Z',
    ]) {
      await at(time);
      await send();
      sent.push((await mailsOf(world.asha)).length);
    }
    expect(sent).toEqual([0, 1, 1, 2, 2]);
  });

  test('a report over time lists its latest days, unless it is sorted', async () => {
    const query = {
      measures: ['JOBS'],
      dimensions: ['TIME'],
      range: { last: 30, unit: 'DAY' },
      grain: 'DAY',
    };
    await daily(world.asha, { name: 'Jobs by day', query, chart: 'LINE' });
    const ahead = { ...query, range: { from: '2027-01-22', to: '2027-02-28' } };
    await daily(world.asha, { name: 'Season', query: ahead, chart: 'LINE' });
    const order = [{ dimension: 'TIME', descending: false }];
    await daily(world.asha, { name: 'Oldest', query: { ...query, order }, chart: 'LINE' });
    await at('2027-02-01T08:00:00Z');
    await send();
    const daysOf = async (name: string) => {
      const mail = (await mailsOf(world.asha)).find(({ subject }) => subject.startsWith(name))!;
      const days = [...mail.text.matchAll(/^(\d+ \w+ \d{4})\t/gm)].map(([, day]) => day);
      return [days.length, days[0], days.at(-1)];
    };
    expect(await daysOf('Jobs by day')).toEqual([20, '13 Jan 2027', '1 Feb 2027']);
    expect(await daysOf('Season')).toEqual([20, '22 Jan 2027', '10 Feb 2027']);
    expect(await daysOf('Oldest')).toEqual([20, '3 Jan 2027', '22 Jan 2027']);
  });

  test('uses the language and number format of its reader', async () => {
    await world.app.sql(`update users set locale = 'hi' where id = ?`, [world.asha.id]);
    const query = { measures: ['APPLICATIONS', 'HIRES'], range: { last: 12, unit: 'MONTH' } };
    await daily(world.asha, { name: 'भर्ती', query, chart: 'TABLE' });
    await at('2027-02-01T08:00:00Z');
    await send();
    const [mail] = await mailsOf(world.asha);
    expect(mail!.subject).toContain('पिछले 12 महीने');
    expect(mail!.text).toContain('/hi/admin/analytics/explore');
    expect(mail!.html).toContain('<html lang="hi">');
  });
});
