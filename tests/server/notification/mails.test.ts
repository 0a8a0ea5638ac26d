import { beforeAll, describe, expect, test } from 'vitest';
import {
  NOTIFICATION_GATES,
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '#schema/options/notifications.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import { sendNotification } from './sendNotification.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

const UPDATE = `mutation($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { id } } }`;
const MAILED = NOTIFICATION_KINDS.filter((kind) => !NOTIFICATION_GATES[kind].ownMail);
const GATED = MAILED.filter((kind) => NOTIFICATION_GATES[kind].flag);
const ringsBell = (kind: NotificationKind) => !NOTIFICATION_GATES[kind].stopsBell;

async function mailsAbout(person: Person, kind: NotificationKind) {
  const before = (await app.mails(person.email)).length;
  await sendNotification(app, person.id, kind, '/settings');
  const mails = await app.mails(person.email);
  return mails.slice(0, mails.length - before);
}

const everythingOn = {
  emailNotifications: true,
  applicationAlerts: true,
  jobExpiryAlerts: true,
  weeklyReports: true,
};

test.each(MAILED)('%s appears in the bell and in an email with the same words', async (kind) => {
  const { seeker } = await scenario().seeker();
  await seeker.graphql(UPDATE, { input: everythingOn });
  const [mail] = await mailsAbout(seeker, kind);
  const { viewer } = await seeker.graphql<{
    viewer: { notifications: { nodes: { title: string; body: string }[] } };
  }>('{ viewer { notifications { nodes { title body } } } }');
  const [notification] = viewer.notifications.nodes;
  expect(mail?.subject).toBe(`${notification!.title} · Kaamyab`);
  expect(mail?.text).toContain(notification!.body);
  expect(mail?.text).toContain(`${app.url}/settings`);
  expect(mail?.text).not.toMatch(/\bkind\.|undefined|\{/);
});

test.each(GATED)(
  'the switch of %s stops its email, and the bell only if documented',
  async (kind) => {
    const { seeker } = await scenario().seeker();
    await seeker.graphql(UPDATE, { input: everythingOn });
    await seeker.graphql(UPDATE, { input: { [NOTIFICATION_GATES[kind].flag!]: false } });
    expect(await mailsAbout(seeker, kind)).toEqual([]);
    const { viewer } = await seeker.graphql<{ viewer: object }>(
      '{ viewer { unreadNotifications } }',
    );
    expect(viewer).toEqual({ unreadNotifications: ringsBell(kind) ? 1 : 0 });
  },
);

test.each(MAILED)('with email notifications off there is no email about %s', async (kind) => {
  const { seeker } = await scenario().seeker();
  await seeker.graphql(UPDATE, { input: { ...everythingOn, emailNotifications: false } });
  expect(await mailsAbout(seeker, kind)).toEqual([]);
});

describe('with a new account’s settings', () => {
  test('emails about the user’s own matters are sent, the weekly report is not', async () => {
    const { seeker } = await scenario().seeker();
    expect(await mailsAbout(seeker, 'application_status_changed')).toHaveLength(1);
    expect(await mailsAbout(seeker, 'weekly_report')).toEqual([]);
  });
});

test('an alert is announced by its digest alone', async () => {
  const { seeker } = await scenario().seeker();
  expect(await mailsAbout(seeker, 'job_alert_matched')).toEqual([]);
});

test('the site’s switches stop emails for everyone', async () => {
  const { seeker } = await scenario().seeker();
  await app.settings({ notifyApplicationStatus: false });
  expect(await mailsAbout(seeker, 'application_status_changed')).toEqual([]);
  expect(await mailsAbout(seeker, 'application_sent')).toHaveLength(1);
  await app.settings({ notifyApplicationStatus: true, enableEmailNotifications: false });
  expect(await mailsAbout(seeker, 'application_sent')).toEqual([]);
  await app.settings({ enableEmailNotifications: true });
});

test('an unconfirmed address and a suspended user get no emails', async () => {
  const { seeker, other } = await scenario()
    .seeker({ emailVerified: false })
    .seeker({ as: 'other' });
  expect(await mailsAbout(seeker, 'application_sent')).toEqual([]);
  await app.sql(`update users set status = 'suspended' where id = ?`, [other.id]);
  expect(await mailsAbout(other, 'application_sent')).toEqual([]);
});

test('the email and its links are in the language of its reader', async () => {
  const { seeker } = await scenario().seeker();
  await seeker.graphql(`mutation { setLocale(input: { locale: HI }) { user { id } } }`);
  const [mail] = await mailsAbout(seeker, 'application_sent');
  expect(mail?.subject).toBe('आवेदन पहुँच गया · Kaamyab');
  expect(mail?.text).toContain(`${app.url}/hi/settings`);
});
