import * as z from 'zod/mini';
import { issue, type LabelKey } from '#schema/validation/issues.ts';
import { LENGTHS, LIST_ENTRIES_MAX } from '#schema/validation/lengths.ts';
import { maxLength, missing, noControlCharacters } from '#schema/validation/text.ts';

/** The message for a value that needs at least one entry but is missing or is not a list. */
export function missingList(label: LabelKey) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? issue('listMin', { label }) : issue('list', { label });
}

/** Entries are trimmed, blank and repeated ones dropped; the first spelling of a word is kept. */
export function list(label: LabelKey, max: number = LIST_ENTRIES_MAX) {
  const entry = z.string({ error: missing(label) }).check(
    z.overwrite((value) => value.replace(/\s+/g, ' ').trim()),
    maxLength(label, LENGTHS.listEntry),
    noControlCharacters(label),
  );
  return z
    .array(entry, { error: issue('list', { label }) })
    .check(z.overwrite(distinct), z.maxLength(max, { error: issue('listMax', { label, max }) }));
}

/** Optional; null empties the list. */
export function clearableList(label: LabelKey, max?: number) {
  return z.optional(
    z.pipe(
      z.transform<string[] | null, string[]>((value) => value ?? []),
      list(label, max),
    ),
  );
}

function distinct(entries: string[]): string[] {
  const seen = new Set<string>(['']);
  return entries.filter((entry) => {
    const folded = entry.toLowerCase();
    return !seen.has(folded) && seen.add(folded);
  });
}
