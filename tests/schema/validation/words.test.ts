import { describe, expect, test } from 'vitest';
import en from '#schema/words/en/validation.json';
import es from '#schema/words/es/validation.json';
import hi from '#schema/words/hi/validation.json';
import { fieldsOf, issue, messageOf, summaryOf, type LabelKey } from '#schema/validation/issues.ts';
import { english, translatorFor } from './sentences.ts';

const values = {
  label: 'x',
  min: 6,
  max: 10,
  name: 'x',
  type: '.pdf',
  message: 'x',
  row: 2,
  field: 'x',
  count: 3,
};
const keys = Object.keys(en).filter((key) => key !== 'label') as Exclude<
  keyof typeof en,
  'label'
>[];

describe.each([
  ['hi', hi],
  ['es', es],
] as const)('%s', (locale, words) => {
  test('has every message of English, with the same values', () => {
    expect(Object.keys(words)).toEqual(Object.keys(en));
    expect(Object.keys(words.label)).toEqual(Object.keys(en.label));
    const holes = (text: string) => text.match(/\{\w+\}/g)?.toSorted() ?? [];
    for (const key of keys) expect(holes(words[key])).toEqual(holes(en[key]));
  });
  test('has a text for every key', () => {
    const t = translatorFor(locale, words) as unknown as (key: string, given: object) => string;
    for (const key of keys) {
      const said = t(key, { ...values, types: '.pdf', fields: 'title' });
      // Two of them name a placeholder, as it is written.
      const named = ['placeholders', 'messageFields'].includes(key);
      const plain = named ? said.replaceAll(/[{}]/g, '') : said;
      expect(plain).not.toMatch(/[{}]|validation\./);
    }
  });
});

test('an issue contains its key and values', () => {
  const encoded = issue('minLength', { label: 'message', min: 10 });
  expect(encoded).toBe('minLength|label=message|min=10');
  expect(messageOf(encoded, english)).toBe('Message must be at least 10 characters');
  expect(messageOf(issue('range', { label: 'foundedYear', min: 1800, max: 2026 }), english)).toBe(
    'Founded year must be between 1800 and 2026',
  );
});

test('a value that only starts or ends with a digit is text', () => {
  for (const types of ['7z', '.mp3'])
    expect(messageOf(issue('fileType', { types }), english)).toBe(
      `File type not allowed. Allowed types: ${types}`,
    );
});

test('every label can be looked up', () => {
  for (const label of Object.keys(en.label) as LabelKey[]) {
    expect(messageOf(issue('required', { label }), english)).toBe(`${en.label[label]} is required`);
  }
});

test.each(['Invalid input', 'Invalid input: expected object', '', 'unknownKey'])(
  'an issue not from our rules (%j) also has a message',
  (encoded) => expect(messageOf(encoded, english)).toBe('Please check this value'),
);

test('each field shows its first issue; paths are dotted, and segments can be objects', () => {
  const issues = [
    { message: 'terms', path: ['a', 0, { key: 'b' }] },
    { message: 'email', path: ['a', 0, 'b'] },
    { message: 'url', path: [] },
    { message: 'ctc' },
  ];
  expect(fieldsOf({ issues }, english)).toEqual([
    { field: 'a.0.b', message: 'Please agree to the terms and conditions' },
    { field: 'root', message: 'Please enter a valid web address' },
  ]);
  expect(fieldsOf({}, english)).toEqual([]);
});

test('a summary contains each message once, or only the one about the whole form', () => {
  const same = { field: 'a', message: 'A is required' };
  expect(summaryOf([same, { ...same, field: 'b' }, { field: 'c', message: 'C' }])).toBe(
    'A is required; C',
  );
  expect(summaryOf([same, { field: 'root', message: 'Missing' }])).toBe('Missing');
});
