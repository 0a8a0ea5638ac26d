import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import type { JobFilter } from './search.inputs.ts';

const RECORD = statement(
  'record-search',
  `
    insert into searches (id, user_id, words, filters, results, searched_at)
    values ($1, $2, $3, $4, $5, $6)`,
);

const WORDS_KEPT = 400;

/** Only searches by words or place are kept. */
export function isWorthRecording({ search, location }: JobFilter): boolean {
  return Boolean(search?.trim() || location);
}

/** Recorded in the background; the response does not wait for it, and a failure does no harm. */
export function recordSearch(
  { services, viewer }: Context,
  { search, ...rest }: JobFilter,
  results: number,
): void {
  const given = Object.entries(rest).filter(([, value]) => value !== null && value !== undefined);
  const filters = Object.fromEntries(
    given.map(([name, value]) => [name, typeof value === 'string' ? kept(value) : value]),
  );
  const words = kept((search ?? '').replace(/\s+/g, ' ').trim());
  const now = services.clock.now();
  const row = [
    newId(now.getTime()),
    viewer?.userId ?? null,
    words,
    JSON.stringify(filters),
    results,
    now,
  ] as const;
  services.database
    .write(RECORD, row)
    .catch((error: unknown) => services.log.debug({ error }, 'a search was not recorded'));
}

/** Cuts between characters, never inside a surrogate pair. */
function kept(text: string): string {
  return Array.from(text)
    .slice(0, WORDS_KEPT / 2)
    .join('');
}
