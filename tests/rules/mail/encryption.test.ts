import { expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import { encryptionOf, mailRoute } from '#server/lib/mailTransport.ts';

const DEMANDED = { requireTLS: true, ignoreTLS: false };

test.each([
  [{ host: 'mail.example', port: 587, secure: false }, DEMANDED],
  [{ host: 'mail.example', port: 587 }, DEMANDED],
  // nodemailer uses 587 if no port is named.
  [{ host: 'mail.example' }, DEMANDED],
  [{ host: 'mail.example', port: 587, requireTLS: false, ignoreTLS: true }, DEMANDED],
  [{ host: 'mail.example', port: 465, secure: true }, {}],
  [{ host: 'mail.example', port: 25 }, {}],
  [{ host: '127.0.0.1', port: 587 }, { ignoreTLS: true }],
  [{ host: 'localhost', port: 2525 }, { ignoreTLS: true }],
])('the connection to %j is encrypted as %j', (server, encryption) => {
  expect(encryptionOf(server)).toEqual(encryption);
});

test('a saved mail server goes before that of the environment, and port 465 is encrypted from the start', () => {
  const config = { publicUrl: 'https://jobs.example', smtpUrl: 'smtp://mail.example:2525' };
  const routeOf = (saved: object) =>
    mailRoute(config as never, { ...SETTINGS_DEFAULTS, ...saved })!;
  expect(routeOf({}).server).toMatchObject({ host: 'mail.example', port: 2525 });
  const own = { smtpHost: 'own.example', smtpPort: 465 };
  expect(routeOf(own).server).toEqual({ host: 'own.example', port: 465, secure: true });
  expect(routeOf({ ...own, smtpPort: 587 }).server).toMatchObject({ secure: false });
  const user = { ...own, smtpUsername: 'site', smtpPassword: 'word' };
  expect(routeOf(user).server).toMatchObject({ auth: { user: 'site', pass: 'word' } });
  expect(routeOf({}).sender.address).toBe('no-reply@jobs.example');
  expect(routeOf({ fromEmail: 'jobs@own.example' }).sender.address).toBe('jobs@own.example');
});
