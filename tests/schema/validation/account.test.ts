import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  changePasswordSchema,
  loginSchema,
  registerSchema,
  requestPasswordResetSchema,
  resetPasswordSchema,
  verifyEmailSchema,
} from '#schema/validation/account.ts';
import { sentences, UNSUITABLE } from './sentences.ts';

const person = { email: 'asha@mail.example', password: 'a secret' };

describe('sign-up', () => {
  test('requires only email and password, and creates a job seeker without a name', () => {
    expect(registerSchema().parse(person)).toEqual({
      ...person,
      firstName: '',
      lastName: '',
      role: 'job_seeker',
    });
  });

  test('trims and lowercases the email, trims the names, and never changes the password', () => {
    const given = {
      email: '  Asha@Mail.Example ',
      password: ' secret ',
      firstName: ' Asha  Devi ',
      lastName: null,
    };
    expect(registerSchema().parse(given)).toMatchObject({
      email: 'asha@mail.example',
      password: ' secret ',
      firstName: 'Asha Devi',
      lastName: '',
    });
  });

  test('requires the missing fields', () => {
    const expected = { email: 'Email is required', password: 'Password is required' };
    expect(sentences(registerSchema(), {})).toEqual(expected);
    expect(sentences(registerSchema(), { email: ' ', password: '      ' })).toEqual(expected);
    expect(sentences(registerSchema(), { email: null, password: null })).toEqual(expected);
  });

  test('requires eight characters, or as many as the setting says; an emoji counts as one', () => {
    const password = 'Password must be at least 8 characters';
    expect(sentences(registerSchema(), { ...person, password: '1234567' })).toEqual({ password });
    expect(sentences(registerSchema(), { ...person, password: '😀😀😀😀😀😀😀' })).toEqual({
      password,
    });
    expect(sentences(registerSchema(), { ...person, password: '12345678' })).toEqual({});
    expect(sentences(registerSchema(10), { ...person, password: '123456789' })).toEqual({
      password: 'Password must be at least 10 characters',
    });
  });

  test('accepts a password of up to 1024 bytes', () => {
    const long = { ...person, password: 'ह'.repeat(341) + 'x' };
    expect(sentences(registerSchema(), long)).toEqual({});
    expect(sentences(registerSchema(), { ...long, password: `${long.password}y` })).toEqual({
      password: 'Password is too long. Please choose a shorter one.',
    });
  });

  test('accepts both roles in any spelling and rejects admin', () => {
    const roleOf = (role: string) => registerSchema().parse({ ...person, role }).role;
    expect(['job_seeker', 'employer', 'EMPLOYER', 'Job Seeker'].map(roleOf)).toEqual([
      'job_seeker',
      'employer',
      'employer',
      'job_seeker',
    ]);
    expect(sentences(registerSchema(), { ...person, role: 'admin' })).toEqual({
      role: 'Administrator accounts cannot be created here. Please choose job seeker or employer.',
    });
    expect(sentences(registerSchema(), { ...person, role: 'boss' })).toEqual({
      role: 'Role: please choose one of the options',
    });
  });

  test('accepts names of up to 100 characters', () => {
    expect(sentences(registerSchema(), { ...person, firstName: 'a'.repeat(100) })).toEqual({});
    expect(sentences(registerSchema(), { ...person, lastName: 'a'.repeat(101) })).toEqual({
      lastName: 'Last name must be at most 100 characters',
    });
  });

  test.each(UNSUITABLE)('rejects %j in every field', (text) => {
    const given = { email: `${text}@x.example`, password: `secret${text}`, firstName: text };
    expect(Object.keys(sentences(registerSchema(), given))).toEqual([
      'email',
      'password',
      'firstName',
    ]);
  });

  test('never includes the password in an error', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4, maxLength: 5, unit: 'grapheme-ascii' }), (secret) => {
        const password = `#${secret}`.slice(0, 5);
        const { error } = registerSchema().safeParse({ email: 'x', password });
        expect(JSON.stringify(error!.issues)).not.toContain(JSON.stringify(password).slice(1, -1));
      }),
    );
  });

  test('names a role or name it cannot read', () => {
    expect(sentences(registerSchema(), { ...person, firstName: 7, lastName: 7, role: 7 })).toEqual({
      firstName: 'First name must be text',
      lastName: 'Last name must be text',
      role: 'Role: please choose one of the options',
    });
  });

  test('gives a sensible error for an invalid body', () => {
    expect(sentences(registerSchema(), 'x')).toEqual({ root: 'Please check this value' });
  });
});

describe('email addresses', () => {
  const isTaken = (email: string) => sentences(loginSchema, { email, password: 'x' });

  test.each([
    'a@b.co',
    'first.last+tag@mail.kaamyab.example',
    "o'brien@mail.example",
    'नाम@उदाहरण.भारत',
    `${'a'.repeat(64)}@${'b'.repeat(180)}.example`,
  ])('accepts %s', (email) => expect(isTaken(email)).toEqual({}));

  test.each([
    'plain',
    '@mail.example',
    'a@',
    'a@example',
    'a@.example',
    'a@mail.',
    'a@mail..example',
    'a b@mail.example',
    'a@b@mail.example',
    'a@mail.example,b@mail.example',
    'x,a@mail.example',
    'a\u200b@mail.example',
    '"Asha" <a@mail.example>',
    `a@${'b'.repeat(250)}.example`,
  ])('rejects %s', (email) =>
    expect(isTaken(email)).toEqual({ email: 'Please enter a valid email address' }),
  );

  test('are unchanged when parsed again', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (email) => {
        const result = requestPasswordResetSchema.safeParse({ email: ` ${email} ` });
        if (!result.success) return;
        expect(requestPasswordResetSchema.parse(result.data)).toEqual(result.data);
        expect(result.data.email).toBe(email.toLowerCase());
      }),
    );
  });
});

describe('login and passwords', () => {
  test('a login requires both fields, without checking the length of the password', () => {
    expect(sentences(loginSchema, {})).toEqual({
      email: 'Email is required',
      password: 'Password is required',
    });
    expect(sentences(loginSchema, { email: 'a@b.example', password: 'abc' })).toEqual({});
  });

  test('the forgot-password form has a shorter message', () => {
    expect(sentences(requestPasswordResetSchema, { email: 'x' })).toEqual({
      email: 'Please enter a valid email',
    });
    expect(sentences(requestPasswordResetSchema, {})).toEqual({ email: 'Email is required' });
  });

  test('a change requires the current password and eight characters', () => {
    const schema = changePasswordSchema();
    expect(sentences(schema, {})).toEqual({
      currentPassword: 'Current password is required',
      newPassword: 'New password is required',
    });
    expect(sentences(schema, { currentPassword: 'x', newPassword: '1234567' })).toEqual({
      newPassword: 'Password must be at least 8 characters long',
    });
    expect(sentences(schema, { currentPassword: 'x', newPassword: '12345678' })).toEqual({});
    expect(
      sentences(changePasswordSchema(12), { currentPassword: 'x', newPassword: '12345678' }),
    ).toEqual({ newPassword: 'Password must be at least 12 characters long' });
  });

  test('a reset requires a token and eight characters', () => {
    const schema = resetPasswordSchema();
    expect(sentences(schema, {})).toEqual({
      token: 'The password reset link is invalid or has expired.',
      password: 'Password is required',
    });
    expect(sentences(schema, { token: 'abc', password: '1234567' })).toEqual({
      password: 'Password must be at least 8 characters',
    });
    expect(schema.parse({ token: ' abc ', password: '12345678' })).toEqual({
      token: 'abc',
      password: '12345678',
    });
  });

  test.each(['', 'a b', 'a\0', 'x'.repeat(201)])('%j is not a token', (token) => {
    expect(sentences(verifyEmailSchema, { token })).toEqual({
      token: 'This confirmation link is invalid or has expired. Request a new one.',
    });
  });
});
