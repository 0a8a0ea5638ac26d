import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { expect, test } from 'vitest';
import { messageOf } from '#schema/validation/issues.ts';
import {
  changePasswordForm,
  googleCodeForm,
  loginForm,
  resetPasswordForm,
  signupForm,
} from '#schema/validation/accountForms.ts';
import { english, sentences } from './sentences.ts';

const signup = {
  email: 'asha@mail.example',
  password: 'a secret',
  confirmPassword: 'a secret',
  terms: true,
};

test('the login form requires six characters', () => {
  expect(sentences(loginForm(), { email: 'asha@mail.example', password: '12345' })).toEqual({
    password: 'Password must be at least 6 characters',
  });
  expect(sentences(loginForm(), { email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('sign-up: the passwords must match and the terms must be accepted', () => {
  expect(sentences(signupForm(), signup)).toEqual({});
  expect(sentences(signupForm(), { ...signup, confirmPassword: 'A Secret' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(sentences(signupForm(), { ...signup, confirmPassword: undefined })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  for (const terms of [false, undefined]) {
    expect(sentences(signupForm(), { ...signup, terms })).toEqual({
      terms: 'Please agree to the terms and conditions',
    });
  }
});

test('sign-up shows all errors at once', () => {
  expect(sentences(signupForm(), { email: 'x', password: '1', confirmPassword: '2' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
    confirmPassword: 'Passwords do not match',
    terms: 'Please agree to the terms and conditions',
  });
});

test('a mismatch is shown together with other errors', () => {
  const given = { email: '', password: 'a secret', confirmPassword: 'x', terms: true };
  expect(sentences(signupForm(), given)).toEqual({
    email: 'Email is required',
    confirmPassword: 'Passwords do not match',
  });
});

test('an invalid form gives a single error', () => {
  for (const form of [null, 'x'])
    expect(sentences(signupForm(), form)).toEqual({ root: 'Please check this value' });
});

test('after signing in with Google only the code is required', () => {
  expect(sentences(googleCodeForm, {})).toEqual({ secondFactor: 'Code is required' });
  expect(googleCodeForm.parse({ secondFactor: '123456' })).toEqual({ secondFactor: '123456' });
});

test('a reset requires the password twice', () => {
  const schema = resetPasswordForm();
  expect(sentences(schema, { password: '', confirmPassword: '' })).toEqual({
    password: 'Password is required',
    confirmPassword: 'Please confirm your password',
  });
  expect(sentences(schema, { password: '12345678', confirmPassword: '' })).toEqual({
    confirmPassword: 'Please confirm your password',
  });
  expect(sentences(schema, { password: '12345678', confirmPassword: '12345679' })).toEqual({
    confirmPassword: 'Passwords do not match',
  });
  expect(sentences(schema, { password: '12345678', confirmPassword: '12345678' })).toEqual({});
});

test('a change requires matching passwords', () => {
  const given = { currentPassword: 'old', newPassword: '12345678', confirmPassword: '12345678' };
  expect(sentences(changePasswordForm(), given)).toEqual({});
  expect(sentences(changePasswordForm(), { ...given, confirmPassword: '' })).toEqual({
    confirmPassword: 'New passwords do not match',
  });
  expect(sentences(changePasswordForm(10), given)).toEqual({
    newPassword: 'Password must be at least 10 characters long',
  });
});

test('react-hook-form works with the schemas', async () => {
  const resolve = standardSchemaResolver(signupForm());
  const options = { fields: {}, shouldUseNativeValidation: false };
  const refused = await resolve({ ...signup, terms: false as true }, undefined, options);
  const found = (refused.errors as { terms?: { message?: string } }).terms?.message;
  expect(messageOf(found!, english)).toBe('Please agree to the terms and conditions');
  const taken = await resolve(signup, undefined, options);
  expect(taken.values).toMatchObject({ email: 'asha@mail.example', role: 'job_seeker' });
});
