import { expect } from 'vitest';
import type * as z from 'zod/mini';
import { sentences } from '../sentences.ts';

/** The errors of a form in which every field has an unreadable value. */
export type Form = [name: string, schema: z.ZodMiniType, expected: Record<string, string>];

/** A value that is neither text, number, list nor boolean. */
const NOTHING_KNOWN = {};

export function expectOwnNames([, schema, expected]: Form) {
  const given = Object.fromEntries(Object.keys(expected).map((field) => [field, NOTHING_KNOWN]));
  expect(sentences(schema, given)).toEqual(expected);
}

const says = (what: string) => (labels: Record<string, string>) =>
  Object.fromEntries(Object.entries(labels).map(([field, label]) => [field, label + what]));

export const text = says(' must be text');
export const number = says(' must be a number');
export const list = says(' must be a list');
export const answer = says(': please answer yes or no');
