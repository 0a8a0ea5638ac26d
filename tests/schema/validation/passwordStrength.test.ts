import { expect, test } from 'vitest';
import { passwordStrength } from '#schema/validation/values/passwordStrength.ts';

test.each([
  ['', 'weak'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['12345678', 'weak'],
  ['abcdefgh', 'weak'],
  ['zyxwvutsrqponmlk', 'weak'],
  ['tea&Cake', 'fair'],
  ['rainy day', 'fair'],
  ['nine Brown cows sing', 'strong'],
  ['q7#Wz4!mKp', 'strong'],
  ['मेरी गाय हरी घास खाती है', 'strong'],
])('%s is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
