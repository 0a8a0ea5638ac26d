import { describe, expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import { withoutValues } from '#server/db/statementTally.ts';
import { sealSettings, unsealSettings } from '#server/modules/setting/sealSettings.service.ts';
import {
  requestedChanges,
  changesMailServer,
  loggedChanges,
} from '#server/modules/setting/setting.rules.ts';
import { mailProblemOf, withoutSecrets } from '#server/modules/admin/setting/testMail.rules.ts';

const KEY = 'a secret that only tests know, and no more';

describe('secrets', () => {
  const values = { smtpPassword: 'p4ss', siteName: 'Naukri' };
  const rows = (kept: object) =>
    Object.entries(kept).map(([key, value]) => ({ key: key as never, value: value as unknown }));

  test('are encrypted with the key of this installation, and cannot be decrypted with another', () => {
    const kept = sealSettings(values, KEY);
    expect(kept).toEqual({ siteName: 'Naukri', smtpPassword: { sealed: expect.any(String) } });
    expect(unsealSettings(rows(kept), KEY)).toEqual(values);
    expect(unsealSettings(rows(kept), `${KEY}!`)).toEqual({ ...values, smtpPassword: '' });
  });

  test('cannot be decrypted in another row', () => {
    const { smtpPassword } = sealSettings(values, KEY) as { smtpPassword: unknown };
    expect(unsealSettings(rows({ smtpUsername: smtpPassword }), KEY)).toEqual({ smtpUsername: '' });
  });
});

describe('setting.smtp.password', () => {
  const current = { ...SETTINGS_DEFAULTS, smtpHost: 'mail.example', smtpPassword: 'secret' };
  test.each([
    [{}, false],
    [{ siteName: 'Rozgar', fromEmail: 'post@mail.example' }, false],
    [{ smtpHost: 'mail.example', smtpPassword: 'secret' }, false],
    [{ smtpHost: 'mail.evil.example' }, true],
    [{ smtpPort: 2525 }, true],
    [{ smtpUsername: 'post' }, true],
    [{ smtpPassword: '' }, true],
  ])('%o changes the mail server: %s', (changes, expected) =>
    expect(changesMailServer(current, changes)).toBe(expected),
  );
});

describe('setting.password.kept', () => {
  test.each([
    [{ smtpPassword: '' }, {}],
    [{ smtpPassword: 'new' }, { smtpPassword: 'new' }],
    [{ clearSmtpPassword: true }, { smtpPassword: '' }],
    [{ smtpPassword: 'new', clearSmtpPassword: true }, { smtpPassword: 'new' }],
    [{ clearSmtpPassword: false, cacheTTL: 0 }, { cacheTTL: 0 }],
    [{ siteName: undefined, debugMode: false }, { debugMode: false }],
    [{ siteName: null as unknown as string, debugMode: false }, { debugMode: false }],
  ])('%o asks for %o', (given, changes) => expect(requestedChanges(given)).toStrictEqual(changes));
});

test('the log shows of a secret only that it was changed', () => {
  const logged = loggedChanges({ smtpPassword: 'old' }, { smtpPassword: 'new', debugMode: true });
  expect(logged).toEqual({
    before: { smtpPassword: 'set', debugMode: false },
    after: { smtpPassword: 'changed', debugMode: true },
  });
});

test('the log shows only the settings that differ', () => {
  expect(loggedChanges({ siteName: 'Naukri' }, { siteName: 'Naukri' })).toEqual({
    before: {},
    after: {},
  });
  expect(loggedChanges({ siteName: 'Naukri' }, { siteName: 'Kaam' })).toEqual({
    before: { siteName: 'Naukri' },
    after: { siteName: 'Kaam' },
  });
  expect(loggedChanges({ smtpPassword: 'old' }, { smtpPassword: '' })).toEqual({
    before: { smtpPassword: 'set' },
    after: { smtpPassword: '' },
  });
});

test('a default saved for the first time counts as not saved before', () => {
  const { debugMode, sessionTimeout } = SETTINGS_DEFAULTS;
  expect(loggedChanges({}, { debugMode })).toEqual({
    before: { debugMode: null },
    after: { debugMode },
  });
  expect(loggedChanges({}, { sessionTimeout: sessionTimeout + 1 }).before).toEqual({
    sessionTimeout,
  });
});

describe('a statement in the log has no values', () => {
  test.each([
    [
      `select * from users where email = 'a@b.example' and n = 42`,
      'select * from users where email = ? and n = ?',
    ],
    [
      `select 'O''Neill', E'back\\\\slash''s', $1, m2, "q3" limit 5`,
      'select ?, ?, $1, m2, "q3" limit ?',
    ],
    [`insert into t values ('{"a": "it''s"}', -1.5)`, 'insert into t values (?, -?)'],
    [`select 'never closed`, 'select ?'],
    [`select\n  1`, 'select ?'],
  ])('%s', (text, expected) => expect(withoutValues(text)).toBe(expected));
});

describe('the error of the mail server', () => {
  test.each([
    [
      { code: 'EAUTH', response: '535 No' },
      { key: 'login', said: '535 No' },
    ],
    [
      { code: 'ECONNECTION', message: 'refused' },
      { key: 'unreachable', said: 'refused' },
    ],
    [
      { code: 'ESOCKET', message: 'self-signed certificate' },
      { key: 'encryption', said: 'self-signed certificate' },
    ],
    [
      { code: 'EENVELOPE', response: '550  Nobody\nhere' },
      { key: 'refused', said: '550 Nobody here' },
    ],
    [
      { code: 'EENVELOPE', response: ' 550 TLS first ' },
      { key: 'refused', said: '550 TLS first' },
    ],
    [{ code: 'EAUTH' }, { key: 'login', said: '' }],
    [{}, { key: 'refused', said: '' }],
  ])('%o', (error, expected) => expect(mailProblemOf(error)).toEqual(expected));

  test.each([
    ['EAUTH', 'login'],
    ['ENOAUTH', 'login'],
    ['EDNS', 'unreachable'],
    ['ECONNECTION', 'unreachable'],
    ['ETIMEDOUT', 'unreachable'],
    ['ESOCKET', 'unreachable'],
    ['ECONNREFUSED', 'unreachable'],
    ['ETLS', 'encryption'],
    ['EMESSAGE', 'refused'],
  ])('%s is reported as %s', (code, key) => expect(mailProblemOf({ code }).key).toBe(key));

  test('is repeated without the password, however it was sent', () => {
    const auth = { user: 'us', pass: 'p4ss' };
    const sent = Buffer.from('\0us\0p4ss').toString('base64');
    expect(withoutSecrets(`no: p4ss ${sent} cDRzcw==`, auth)).toBe('no: ••• ••• •••');
    expect(withoutSecrets('no', {})).toBe('no');
    expect(withoutSecrets('no: p4ss')).toBe('no: p4ss');
    const nameless = Buffer.from('\0\0p4 ss').toString('base64');
    expect(withoutSecrets(`no: p4%20ss ${nameless}`, { pass: 'p4 ss' })).toBe('no: ••• •••');
  });
});
