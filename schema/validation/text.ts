import * as z from 'zod/mini';
import './withoutEval.ts';
import { issue, type LabelKey } from './issues.ts';
import { LENGTHS } from './lengths.ts';
import { isBlank } from './values/blank.ts';

/**
 * More accents on one letter than Unicode allows in stream-safe text. Comparing texts sorts them, in JavaScript and in
 * PostgreSQL, which takes a time that grows with the square of their number: seconds for ten thousand.
 */
const MANY_MARKS = String.raw`[\p{M}\uFF9E\uFF9F]{31}`;
const UNSUITABLE = new RegExp(String.raw`\0|\p{Cs}|${MANY_MARKS}`, 'u');
const FORBIDDEN_IN_LINE = new RegExp(String.raw`[\p{Cc}\p{Cs}]|${MANY_MARKS}`, 'u');
const FORBIDDEN_IN_TEXT = new RegExp(String.raw`[^\P{Cc}\t\n]|\p{Cs}|${MANY_MARKS}`, 'u');

/** What PostgreSQL cannot store, NUL and unpaired surrogates, or cannot compare in a short time. */
export function unsuitableText(value: string): boolean {
  return UNSUITABLE.test(value);
}

/** Keeps the first thirty of more accents in a row. */
export function withFewMarks(text: string): string {
  return text.replace(/([\p{M}\uFF9E\uFF9F]{30})[\p{M}\uFF9E\uFF9F]+/gu, '$1');
}

/** The message for a value that is missing or is not text. */
export function missing(label: LabelKey) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? issue('required', { label }) : issue('text', { label });
}

/** No control characters: a line may end up in an email header. */
export function noControlCharacters(label: LabelKey, forbidden = FORBIDDEN_IN_LINE) {
  return z.refine<string>((value) => !forbidden.test(value), {
    error: issue('characters', { label }),
  });
}

export function maxLength(label: LabelKey, max: number) {
  return z.maxLength(max, { error: issue('maxLength', { label, max }) });
}

/** White space and invisible characters. */
const NOTHING_TO_SEE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u;

/** No rule uses `abort`: zod would then skip the rules that compare fields. */
export function notBlank(label: LabelKey) {
  return z.refine<string>((value) => !NOTHING_TO_SEE.test(value), {
    error: issue('required', { label }),
  });
}

/** One line that must not be blank; runs of white space become one space. */
export function line(label: LabelKey, max: number = LENGTHS.line) {
  return z.string({ error: missing(label) }).check(
    z.overwrite((value) => value.replace(/\s+/g, ' ').trim()),
    notBlank(label),
    maxLength(label, max),
    noControlCharacters(label),
  );
}

/** Any number of lines that must not be blank. */
export function paragraphs(label: LabelKey, max: number = LENGTHS.text) {
  return z.string({ error: missing(label) }).check(
    z.overwrite((value) => value.replace(/\r\n?/g, '\n').trim()),
    notBlank(label),
    maxLength(label, max),
    noControlCharacters(label, FORBIDDEN_IN_TEXT),
  );
}

const blankToNull = z.transform<unknown, unknown>((value) => (isBlank(value) ? null : value));

/** Optional; null and blank clear it. */
export function clearable<S extends z.ZodMiniType>(schema: S) {
  const given = blankToNull as unknown as z.ZodMiniTransform<z.input<S> | null, z.input<S> | null>;
  return z.optional(z.pipe(given, z.nullable(schema)));
}

/** Optional; missing or cleared means empty text. */
export function orEmpty<S extends z.ZodMiniType<string, string>>(schema: S) {
  return z.pipe(
    clearable(schema),
    z.transform((value) => value ?? ''),
  );
}
