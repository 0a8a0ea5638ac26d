import { describe, expect, test } from 'vitest';
import {
  KEPT_FOR,
  keyIn,
  canonicalJson,
} from '#server/modules/limits/idempotency/idempotency.rules.ts';

describe('an idempotency key', () => {
  test.each([
    ['as most clients send it', '8e03978e-40d5', '8e03978e-40d5'],
    ['one character long', '!', '!'],
    ['with ASCII punctuation', 'a!~#"z', 'a!~#"z'],
    ['quoted, as the draft specifies', '"8e03978e-40d5"', '8e03978e-40d5'],
    ['quoted, with a space', '"two words"', 'two words'],
    ['quoted, with quotes in it', String.raw`"a\"b\\c"`, String.raw`a"b\c`],
    ['of 255 characters', 'k'.repeat(255), 'k'.repeat(255)],
    ['of 255 characters, quoted', `"${'k'.repeat(255)}"`, 'k'.repeat(255)],
  ])('%s', (_name, header, key) => {
    expect(keyIn(header)).toBe(key);
  });

  test.each([
    ['empty', ''],
    ['empty and quoted', '""'],
    ['with a space', 'two words'],
    ['with a trailing space', 'key '],
    ['with a leading space', ' key'],
    ['with a quote that is not closed', '"key'],
    ['with a quote in the middle of quotes', '"a"b"'],
    ['with a backslash before a letter', String.raw`"a\b"`],
    ['with text after the quotes', '"key";a=1'],
    ['with text before the quotes', 'a "key"'],
    ['with a non-ASCII letter', 'schlüssel'],
    ['with a non-ASCII letter, quoted', '"schlüssel"'],
    ['of 256 characters', 'k'.repeat(256)],
    ['of 256 characters, quoted', `"${'k'.repeat(256)}"`],
  ])('%s is none', (_name, header) => {
    expect(keyIn(header)).toBeNull();
  });

  test('is remembered for a day', () => {
    expect(KEPT_FOR).toBe(86_400_000);
  });
});

describe('the same values in another order are the same request', () => {
  test('in objects, however deep', () => {
    const one = { title: 'Nurse', pay: { min: 1, max: 2 }, tags: [{ a: 1, b: 2 }] };
    const other = { tags: [{ b: 2, a: 1 }], pay: { max: 2, min: 1 }, title: 'Nurse' };
    expect(canonicalJson(one)).toBe(canonicalJson(other));
    expect(canonicalJson(one)).toBe(
      '{"pay":{"max":2,"min":1},"tags":[{"a":1,"b":2}],"title":"Nurse"}',
    );
  });

  test('but not in lists', () => {
    expect(canonicalJson(['a', 'b'])).toBe('["a","b"]');
    expect(canonicalJson(['b', 'a'])).toBe('["b","a"]');
  });

  test('and a missing value is null', () => {
    expect(canonicalJson(undefined)).toBe('null');
    expect(canonicalJson(null)).toBe('null');
    expect(canonicalJson({ a: null, b: 'x', c: 0 })).toBe('{"a":null,"b":"x","c":0}');
  });
});
