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

test('the login form wants six characters', () => {
  expect(sentences(loginForm(), { email: 'asha@mail.example', password: '12345' })).toEqual({
    password: 'Password must be at least 6 characters',
  });
  expect(sentences(loginForm(), { email: ' ', password: '' })).toEqual({
    email: 'Email is required',
    password: 'Password is required',
  });
});

test('sign-up: passwords must be equal and the terms agreed to', () => {
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

test('sign-up says everything at once', () => {
  expect(sentences(signupForm(), { email: 'x', password: '1', confirmPassword: '2' })).toEqual({
    email: 'Please enter a valid email address',
    password: 'Password must be at least 8 characters',
    confirmPassword: 'Passwords do not match',
    terms: 'Please agree to the terms and conditions',
  });
});

test('a mismatch shows beside other mistakes', () => {
  const given = { email: '', password: 'a secret', confirmPassword: 'x', terms: true };
  expect(sentences(signupForm(), given)).toEqual({
    email: 'Email is required',
    confirmPassword: 'Passwords do not match',
  });
});

test('a form that is none is one mistake', () => {
  for (const form of [null, 'x'])
    expect(sentences(signupForm(), form)).toEqual({ root: 'Please check this value' });
});

test('after Google only the code is asked for', () => {
  expect(sentences(googleCodeForm, {})).toEqual({ secondFactor: 'Code is required' });
  expect(googleCodeForm.parse({ secondFactor: '123456' })).toEqual({ secondFactor: '123456' });
});

test('a reset asks for the password twice', () => {
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

test('a change: new and confirmed password must match', () => {
  const given = { currentPassword: 'old', newPassword: '12345678', confirmPassword: '12345678' };
  expect(sentences(changePasswordForm(), given)).toEqual({});
  expect(sentences(changePasswordForm(), { ...given, confirmPassword: '' })).toEqual({
    confirmPassword: 'New passwords do not match',
  });
  expect(sentences(changePasswordForm(10), given)).toEqual({
    newPassword: 'Password must be at least 10 characters long',
  });
});

test('react-hook-form reads the forms as they are', async () => {
  const resolve = standardSchemaResolver(signupForm());
  const options = { fields: {}, shouldUseNativeValidation: false };
  const refused = await resolve({ ...signup, terms: false as true }, undefined, options);
  const found = (refused.errors as { terms?: { message?: string } }).terms?.message;
  expect(messageOf(found!, english)).toBe('Please agree to the terms and conditions');
  const taken = await resolve(signup, undefined, options);
  expect(taken.values).toMatchObject({ email: 'asha@mail.example', role: 'job_seeker' });
});
