import { describe, expect, test } from 'vitest';
import { deletionForm, deletionSchema } from '#schema/validation/settings/deletion.ts';
import { userSettingsSchema } from '#schema/validation/settings/userSettings.ts';
import { systemSettingsSchema, testMailSchema } from '#schema/validation/systemSettings.ts';
import * as twoFactor from '#schema/validation/twoFactor.ts';
import { sentences } from './sentences.ts';

describe('deleting an account', () => {
  test('accepts the confirmation word, however it is typed', () => {
    const form = deletionForm('Delete', true, false);
    expect(sentences(form, { password: 'x', confirmation: ' DELETE ' })).toEqual({});
    expect(sentences(form, { password: 'x', confirmation: 'delete me' })).toEqual({
      confirmation: 'Confirmation is required',
    });
    expect(sentences(form, { password: '', confirmation: '' })).toEqual({
      password: 'Password is required',
      confirmation: 'Confirmation is required',
    });
  });

  test('requires no password if there is none', () => {
    expect(
      sentences(deletionForm('delete', false, false), { password: '', confirmation: 'delete' }),
    ).toEqual({});
    expect(sentences(deletionSchema, { confirmation: 'delete' })).toEqual({});
    expect(sentences(deletionSchema, { password: null, confirmation: ' ' })).toEqual({
      confirmation: 'Confirmation is required',
    });
  });
});

test('deleting an account with two-step verification on requires a code', () => {
  const form = deletionForm('delete', false, true);
  const given = { password: '', confirmation: 'delete' };
  expect(sentences(form, { ...given, code: '123456' })).toEqual({});
  expect(sentences(form, { ...given, code: '' })).toEqual({ code: 'Code is required' });
});

describe('the second step of a login', () => {
  const wrong = 'This is not a valid code. Enter six digits or a recovery code.';

  test.each([
    [' 123456 ', {}],
    ['x'.repeat(40), {}],
    ['x'.repeat(41), { code: wrong }],
    ['12\u00003', { code: 'Code contains characters that cannot be used. Please type it again.' }],
    [' ', { code: 'Code is required' }],
    [undefined, { code: 'Code is required' }],
    [123_456, { code: 'Code must be text' }],
  ])('a code: %j', (code, expected) => {
    expect(sentences(twoFactor.confirmTwoFactorSchema, { code })).toEqual(expected);
  });

  test('requires the password again if there is one', () => {
    const required = { password: 'Password is required' };
    expect(sentences(twoFactor.startTwoFactorForm(true), {})).toEqual(required);
    expect(sentences(twoFactor.startTwoFactorForm(false), {})).toEqual({});
    expect(sentences(twoFactor.twoFactorProofForm(true), { code: '123456' })).toEqual(required);
    expect(sentences(twoFactor.twoFactorProofForm(false), {})).toEqual({
      code: 'Code is required',
    });
    for (const password of [undefined, null, 'x']) {
      expect(sentences(twoFactor.startTwoFactorSchema, { password })).toEqual({});
      expect(sentences(twoFactor.twoFactorProofSchema, { password, code: '1' })).toEqual({});
    }
    expect(sentences(twoFactor.twoFactorProofSchema, {})).toEqual({ code: 'Code is required' });
    expect(sentences(twoFactor.startTwoFactorSchema, { password: 7 })).toEqual({
      password: 'Please check this value',
    });
  });
});

describe('the settings of a user', () => {
  test('changes only the given fields', () => {
    expect(userSettingsSchema.parse({ jobAlerts: false, profileVisibility: 'Private' })).toEqual({
      jobAlerts: false,
      profileVisibility: 'private',
    });
    expect(userSettingsSchema.parse({})).toEqual({});
    expect(sentences(userSettingsSchema, { profileVisibility: 'friends' })).toEqual({
      profileVisibility: 'Profile visibility: please choose one of the options',
    });
  });
});

describe('the system settings', () => {
  test.each(['mail.lotus.example', 'localhost', 'x', '192.0.2.1', '[2001:db8::1]', '2001:db8::1'])(
    '%s is a mail server',
    (smtpHost) => expect(sentences(systemSettingsSchema, { smtpHost })).toEqual({}),
  );

  test.each(['mail.lotus.example:25', 'mail/lotus', 'mail lotus', '.mail', 'mail-', '-mail', '@'])(
    '%s is not',
    (smtpHost) =>
      expect(sentences(systemSettingsSchema, { smtpHost })).toEqual({
        smtpHost: 'Please enter a server name, such as mail.company.example',
      }),
  );

  test('optional fields can be cleared with a blank', () => {
    const empty = {
      siteDescription: '',
      smtpHost: '',
      smtpUsername: '',
      fromEmail: '',
      supportEmail: '',
      supportPhone: '',
      postalAddress: '',
    };
    const blank = Object.fromEntries(Object.keys(empty).map((name) => [name, ' ']));
    expect(systemSettingsSchema.parse(blank)).toEqual(empty);
  });

  test('the password of the mail server is kept unchanged, and cannot contain control characters', () => {
    expect(systemSettingsSchema.parse({ smtpPassword: ' p ' }).smtpPassword).toBe(' p ');
    expect(sentences(systemSettingsSchema, { smtpPassword: 'a\nb' })).toEqual({
      smtpPassword: 'SMTP password contains characters that cannot be used. Please type it again.',
    });
    expect(sentences(systemSettingsSchema, { smtpPassword: 'x'.repeat(201) })).toEqual({
      smtpPassword: 'SMTP password must be at most 200 characters',
    });
    expect(sentences(systemSettingsSchema, { smtpPassword: null })).toEqual({
      smtpPassword: 'SMTP password is required',
    });
  });

  test('options are accepted in any spelling', () => {
    const given = { defaultLanguage: 'HI', backupFrequency: 'Weekly', timeZone: 'Asia/Kolkata' };
    expect(systemSettingsSchema.parse(given)).toEqual({
      defaultLanguage: 'hi',
      backupFrequency: 'weekly',
      timeZone: 'Asia/Kolkata',
    });
    expect(sentences(systemSettingsSchema, { defaultLanguage: 'x', backupFrequency: 'x' })).toEqual(
      {
        defaultLanguage: 'Default language: please choose one of the options',
        backupFrequency: 'Backup frequency: please choose one of the options',
      },
    );
  });

  test('a test email requires an address', () => {
    expect(sentences(testMailSchema, {})).toEqual({ to: 'Email is required' });
    expect(testMailSchema.parse({ to: ' Asha@mail.example ' })).toEqual({
      to: 'asha@mail.example',
    });
  });
});
