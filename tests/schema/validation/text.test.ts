import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacters } from '#tests/support/anyCharacters.ts';
import { beginningOf } from '#schema/validation/lengths.ts';
import {
  clearable,
  line,
  orEmpty,
  paragraphs,
  unsuitableText,
  withFewMarks,
} from '#schema/validation/text.ts';

const anyText = anyCharacters();
const wild = fc.oneof(
  anyText,
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

test('any accepted text can be stored, is not blank and not too long', () => {
  fc.assert(
    fc.property(wild, (text) => {
      for (const schema of [line('name', 20), paragraphs('message', 20)]) {
        const result = schema.safeParse(text);
        if (!result.success) continue;
        expect(unsuitableText(result.data)).toBe(false);
        expect(result.data.trim()).toBe(result.data);
        expect(result.data.length).toBeGreaterThan(0);
        expect(result.data.length).toBeLessThanOrEqual(20);
      }
    }),
  );
});

test('an accepted text is unchanged when parsed again', () => {
  fc.assert(
    fc.property(wild, (text) => {
      for (const schema of [line('name'), paragraphs('message'), clearable(line('name'))]) {
        const result = schema.safeParse(text);
        if (result.success) expect(schema.parse(result.data)).toBe(result.data);
      }
    }),
  );
});

test.each(['\u200B', '\u115F', '\u2800', '\u3164', '\uFFA0', '\uFE0F', '\u{E0020}'])(
  'a text of nothing but %j is missing, because nobody can see it',
  (sign) => {
    expect(line('name').safeParse(`${sign} ${sign}`).success).toBe(false);
    expect(paragraphs('message').safeParse(sign).success).toBe(false);
    expect(line('name').safeParse(`${sign}a`).success).toBe(true);
  },
);

test('PostgreSQL can store exactly the texts that are not unsuitable', () => {
  fc.assert(
    fc.property(wild, (text) => {
      expect(unsuitableText(text)).toBe(text.includes('\0') || !text.isWellFormed());
    }),
  );
});

test('a letter can have thirty accents, but not so many that comparing texts takes long', () => {
  const accents = (count: number) => `e${'\u0323\u0301'.repeat(count / 2)}`;
  expect(line('name').parse(accents(30))).toBe(accents(30));
  expect(unsuitableText(accents(30))).toBe(false);
  for (const text of [accents(32), `カ${'\uFF9E\u0301'.repeat(16)}`]) {
    expect(line('name').safeParse(text).success).toBe(false);
    expect(paragraphs('message').safeParse(text).success).toBe(false);
    expect(unsuitableText(text)).toBe(true);
  }
  expect(withFewMarks(accents(60))).toBe(accents(30));
  expect(withFewMarks('ｶ' + 'ﾞ'.repeat(40))).toBe('ｶ' + 'ﾞ'.repeat(30));
});

test('multi-line texts keep their lines and tabs, single lines do not', () => {
  expect(paragraphs('message').parse(' a\r\n\tb\rc ')).toBe('a\n\tb\nc');
  expect(line('name').parse('a\r\n\tb')).toBe('a b');
  expect(paragraphs('message').safeParse('a\u0007b').success).toBe(false);
  expect(line('name').safeParse('a\u001bb').success).toBe(false);
});

test('clearable and orEmpty differ in how they treat missing values', () => {
  expect([undefined, null, ' '].map((given) => clearable(line('name')).parse(given))).toEqual([
    undefined,
    null,
    null,
  ]);
  expect([undefined, null, ' '].map((given) => orEmpty(line('name')).parse(given))).toEqual([
    '',
    '',
    '',
  ]);
});

test('the beginning of any text that can be stored can be stored too', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, max) => {
      const beginning = beginningOf(text, max);
      expect(text.startsWith(beginning)).toBe(true);
      expect(beginning.length).toBeGreaterThanOrEqual(Math.min(text.length, max) - 1);
      expect(beginning.isWellFormed()).toBe(text.isWellFormed());
    }),
  );
  expect(beginningOf('ab🇮🇳', 3)).toBe('ab');
  expect(beginningOf('ab🇮🇳', 4)).toBe('ab🇮');
});
