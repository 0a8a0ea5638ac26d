import { createTranslator } from 'use-intl/core';
import type * as z from 'zod/mini';
import en from '#schema/words/en/validation.json';
import { fieldsOf } from '#schema/validation/issues.ts';

export const TODAY = { today: '2026-11-21' };

export function translatorFor(locale: string, validation: typeof en) {
  return createTranslator({ locale, messages: { validation }, namespace: 'validation' });
}

export const english = translatorFor('en', en);

/** The error messages by field; empty if the value is valid. */
export function sentences(schema: z.ZodMiniType, value: unknown): Record<string, string> {
  const result = schema.safeParse(value);
  const fields = result.success ? [] : fieldsOf(result.error, english);
  return Object.fromEntries(fields.map(({ field, message }) => [field, message]));
}

/** The parsed value, or the error message. */
export function read(schema: z.ZodMiniType, value: unknown): unknown {
  const result = schema.safeParse(value);
  return result.success ? result.data : sentences(schema, value)['root'];
}

/** A text with NUL and one with half a surrogate pair. PostgreSQL can store neither. */
export const UNSUITABLE = ['a\0b', 'a\ud800b', 'a\udc00'];
