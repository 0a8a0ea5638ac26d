import { expect, test } from 'vitest';
import { NOTIFICATION_GATES, NOTIFICATION_KINDS } from '#schema/options/notifications.ts';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import { mayMail, mayNotifyByBell } from '#server/modules/notification/notification.rules.ts';

const ON = {
  emailNotifications: true,
  applicationAlerts: true,
  jobExpiryAlerts: true,
  jobAlerts: true,
  jobRecommendations: true,
  weeklyReports: true,
  marketingEmails: true,
};
const READER = { status: 'active', deletedAt: null, emailVerified: true, flags: ON } as const;

test.each(NOTIFICATION_KINDS)(
  'notification.mail.wanted: %s depends on its own switches and no others',
  (kind) => {
    const { flag, setting } = NOTIFICATION_GATES[kind];
    expect(mayMail(kind, READER, SETTINGS_DEFAULTS)).toBe(true);
    for (const name of Object.keys(ON) as (keyof typeof ON)[]) {
      const flags = { ...ON, [name]: false };
      const stops = name === 'emailNotifications' || name === flag;
      expect(mayMail(kind, { ...READER, flags }, SETTINGS_DEFAULTS), name).toBe(!stops);
    }
    for (const name of [
      'enableEmailNotifications',
      'notifyNewJobs',
      'notifyApplicationStatus',
    ] as const) {
      const stops = name === 'enableEmailNotifications' || name === setting;
      expect(mayMail(kind, READER, { ...SETTINGS_DEFAULTS, [name]: false }), name).toBe(!stops);
    }
  },
);

test('notification.mail.wanted: deleted, suspended and unconfirmed users get no email', () => {
  const to = (reader: object) =>
    mayMail('application_sent', { ...READER, ...reader }, SETTINGS_DEFAULTS);
  expect(to({ deletedAt: new Date(0) })).toBe(false);
  expect(to({ status: 'suspended' })).toBe(false);
  expect(to({ emailVerified: false })).toBe(false);
});

test.each(NOTIFICATION_KINDS)('notification.bell.wanted: %s', (kind) => {
  const { flag, stopsBell, setting } = NOTIFICATION_GATES[kind];
  for (const name of Object.keys(ON) as (keyof typeof ON)[]) {
    const stops = Boolean(stopsBell) && name === flag;
    expect(mayNotifyByBell(kind, { ...ON, [name]: false }, SETTINGS_DEFAULTS), name).toBe(!stops);
  }
  for (const name of ['notifyNewJobs', 'notifyApplicationStatus'] as const) {
    const site = { ...SETTINGS_DEFAULTS, [name]: false };
    expect(mayNotifyByBell(kind, ON, site), name).toBe(name !== setting);
  }
});
