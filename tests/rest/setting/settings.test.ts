import { beforeAll, beforeEach, expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import { passwordTenMinutesAgo } from '#tests/server/account/people.ts';
import type { App } from '#tests/support/app.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

let app: App;
let admin: Person;
let seeker: Person;

beforeAll(async () => {
  ({ app, admin, seeker } = await scenario().admin().seeker());
});
beforeEach(async () => {
  await app.sql('delete from settings');
});

const PATH = '/api/admin/settings';
const { smtpPassword: _, ...READABLE } = SETTINGS_DEFAULTS;

test('GET returns every setting by its documented name, and no secret', async () => {
  const { status, body, headers } = await admin.rest('GET', PATH);
  expect(status).toBe(200);
  expect(body).toEqual({ ...READABLE, smtpPasswordSet: false });
  expect(headers.get('cache-control')).toBe('no-store');
});

test('PUT accepts any documented spelling and returns all settings', async () => {
  const { status, body } = await admin.rest('PUT', PATH, {
    sessionTimeout: '20',
    backupFrequency: 'Weekly',
    enablePushNotifications: 'yes',
    smtpPassword: 'secret 1',
  });
  expect(status).toBe(200);
  expect(body).toEqual({
    ...READABLE,
    sessionTimeout: 20,
    backupFrequency: 'weekly',
    enablePushNotifications: true,
    smtpPasswordSet: true,
  });
  expect((await admin.rest('GET', PATH)).body).toEqual(body);
});

test('a response of GET can be sent back unchanged', async () => {
  const { body } = await admin.rest('GET', PATH);
  expect((await admin.rest('PUT', PATH, body)).body).toEqual(body);
});

test('PUT accepts settings wrapped in an object of that name', async () => {
  const { status, body } = await admin.rest('PUT', PATH, { settings: { siteName: 'Wrapped' } });
  expect(status).toBe(200);
  expect(body['siteName']).toBe('Wrapped');
});

test.each([
  [{ siteNme: 'Kam', siteName: 'Half' }],
  [{ settings: { siteName: 'Half', siteNme: 'Kam' } }],
  [{ settings: { siteName: 'Half' }, siteNme: 'Kam' }],
])('an unknown name is refused by name, and nothing is saved: %j', async (given) => {
  const { status, body } = await admin.rest('PUT', PATH, given);
  expect(status).toBe(400);
  expect(body['code']).toBe('BAD_USER_INPUT');
  expect(body['message']).toContain('siteNme');
  expect((await admin.rest('GET', PATH)).body['siteName']).toBe('Kaamyab');
});

test('a body that is wrapped twice is refused', async () => {
  const given = { settings: { settings: { siteName: 'Half' } } };
  expect((await admin.rest('PUT', PATH, given)).status).toBe(400);
});

test('a change of the mail server needs a recent password', async () => {
  const smtpHost = 'mail.example';
  await passwordTenMinutesAgo(app, admin);
  expect(await admin.rest('PUT', PATH, { smtpHost })).toMatchObject({
    status: 403,
    body: { rule: 'account.password.recent', message: 'Confirm your password to do this.' },
  });
  const { password } = admin;
  await admin.rest('POST', '/api/auth/confirm-password', { password });
  const answer = await admin.rest('PUT', PATH, { settings: { smtpHost } });
  expect(answer).toMatchObject({ status: 200, body: { smtpHost } });
});

test('a number out of range is refused with the range', async () => {
  const { status, body } = await admin.rest('PUT', PATH, { cacheTTL: 86_401, siteName: 'Half' });
  expect(status).toBe(400);
  expect(body).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: [{ field: 'cacheTTL', message: 'Cache TTL must be between 0 and 86400' }],
  });
  expect((await admin.rest('GET', PATH)).body['siteName']).toBe('Kaamyab');
});

test('only administrators can read or change the settings', async () => {
  expect((await app.rest('GET', PATH)).status).toBe(401);
  expect((await seeker.rest('GET', PATH)).status).toBe(403);
  expect((await seeker.rest('PUT', PATH, { siteName: 'Mine' })).status).toBe(403);
  expect((await app.rest('PUT', PATH, { siteName: 'Mine' })).status).toBe(401);
});
