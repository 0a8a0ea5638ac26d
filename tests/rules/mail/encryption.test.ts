import { expect, test } from 'vitest';
import { encryptionOf } from '#server/lib/mailTransport.ts';

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
