import * as z from 'zod/mini';
import { isAny } from '#schema/options/spelling.ts';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS } from '#schema/validation/lengths.ts';
import { maxLength, missing, notBlank } from '#schema/validation/text.ts';
import { converted } from './converted.ts';

type Parse<T> = (text: string) => T | null;

/** An option in any documented spelling; converted to the stored value. */
export function option<T extends string>(
  label: LabelKey,
  parse: Parse<T>,
  examples: readonly T[] = [],
) {
  return z.pipe(
    z
      .string({ error: missing(label) })
      .check(
        z.trim(),
        notBlank(label),
        maxLength(label, LENGTHS.option),
        z.meta({ examples: [...examples] }),
      ),
    converted<string, T>((text, refuse) => parse(text) ?? refuse(issue('option', { label }))),
  );
}

/** Optional; blank, "any" and "all" become null. */
export function optionOrAny<T extends string>(label: LabelKey, parse: Parse<T>) {
  return z.optional(
    z.pipe(
      z.nullable(z.string({ error: missing(label) }).check(maxLength(label, LENGTHS.option))),
      converted<string | null, T | null>((text, refuse) =>
        text === null || isAny(text) ? null : (parse(text) ?? refuse(issue('option', { label }))),
      ),
    ),
  );
}

/** Several of the options, each once, in the order of the list. Optional; null empties it. */
export function options<T extends string>(label: LabelKey, parse: Parse<T>, all: readonly T[]) {
  const place = (value: unknown) => all.findIndex((one) => one === value);
  return z.optional(
    z.pipe(
      z.transform<string[] | null, string[]>((value) => value ?? []),
      z.array(option(label, parse, all), { error: issue('list', { label }) }).check(
        z.overwrite((chosen) => [...new Set(chosen)].toSorted((a, b) => place(a) - place(b))),
        z.maxLength(all.length, { error: issue('listMax', { label, max: all.length }) }),
      ),
    ),
  );
}

export function flag(label: LabelKey) {
  return z.boolean({ error: issue('flag', { label }) });
}

/** Optional; missing means no. */
export function flagOrNo(label: LabelKey) {
  return z.pipe(
    z.optional(z.nullable(flag(label))),
    z.transform((value) => value ?? false),
  );
}
