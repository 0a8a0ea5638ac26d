import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addCompany, addJob } from '#tests/support/rows.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { createAlert, runDigest } from '#tests/server/alert/alertWorld.ts';
import { sendNotification } from '#tests/server/notification/sendNotification.ts';
import { fiveSecondsAfter, twoProcesses, type TwoProcesses } from './settingWorld.ts';

let world: TwoProcesses;

beforeAll(async () => {
  world = await twoProcesses();
});
beforeEach(async () => {
  await world.here.sql('delete from settings');
  world.there.clock.forward({ seconds: 5 });
});

const unread = async (person: Person) =>
  (
    await person.graphql<{ viewer: { unreadNotifications: number } }>(
      '{ viewer { unreadNotifications } }',
    )
  ).viewer.unreadNotifications;

const mailsTo = async ({ email }: Person) => (await world.there.mails(email)).length;

describe('notifyApplicationStatus', () => {
  test('off: neither bell nor email; on again: both', async () => {
    const { there } = world;
    const { seeker } = await scenario(there).seeker();
    await fiveSecondsAfter(world, { notifyApplicationStatus: false });
    const before = await mailsTo(seeker);
    await sendNotification(there, seeker.id, 'application_status_changed', '/my-applications');
    expect([await unread(seeker), (await mailsTo(seeker)) - before]).toEqual([0, 0]);
    await sendNotification(there, seeker.id, 'application_sent', '/my-applications');
    expect(await unread(seeker)).toBe(1);
    await fiveSecondsAfter(world, { notifyApplicationStatus: true });
    await sendNotification(there, seeker.id, 'application_status_changed', '/my-applications');
    expect([await unread(seeker), (await mailsTo(seeker)) - before]).toEqual([2, 2]);
  });
});

describe('notifyNewJobs', () => {
  test('off: no digest and no bell; on again: waiting jobs are sent', async () => {
    const { there } = world;
    const { seeker } = await scenario(there).seeker();
    await createAlert(seeker, { keywords: 'falconer' });
    const company = await addCompany(there);
    there.clock.forward({ minutes: 1 });
    await addJob(there, company.id, { title: 'Falconer', endsIn: 300 });
    there.clock.forward({ days: 2 });
    await fiveSecondsAfter(world, { notifyNewJobs: false });
    const before = await mailsTo(seeker);
    await runDigest(there);
    expect([await unread(seeker), (await mailsTo(seeker)) - before]).toEqual([0, 0]);
    await fiveSecondsAfter(world, { notifyNewJobs: true });
    await runDigest(there);
    expect([await unread(seeker), (await mailsTo(seeker)) - before]).toEqual([1, 1]);
  });
});

describe('enableEmailNotifications', () => {
  test('off: the bell works, and only emails about the account and of the contact form are sent', async () => {
    const { there } = world;
    const { seeker } = await scenario(there).seeker();
    await fiveSecondsAfter(world, { enableEmailNotifications: false });
    const before = await mailsTo(seeker);
    await sendNotification(there, seeker.id, 'application_sent', '/my-applications');
    expect([await unread(seeker), (await mailsTo(seeker)) - before]).toEqual([1, 0]);
    await there.rest('POST', '/api/auth/forgot-password', { email: seeker.email });
    expect((await mailsTo(seeker)) - before).toBe(1);
    const message = { name: 'Asha', email: seeker.email, subject: 'Help', inquiryType: 'support' };
    await there.rest('POST', '/api/contact', { ...message, message: 'I cannot log in.' });
    expect((await mailsTo(seeker)) - before).toBe(2);
  });
});
