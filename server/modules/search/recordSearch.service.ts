import { LEAST_PEOPLE } from '#schema/options/smallGroups.ts';
import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { FACETS } from './filter.rules.ts';
import { isChosen, type FilterLists } from './filterLists.rules.ts';

/**
 * A search may be shown in figures once five people have made it (M086MoreSubjects). The statement does not see the row
 * that it adds, so it looks for four others.
 */
const RECORD = statement(
  'record-search',
  `
    with added as (
      insert into searches (id, user_id, words, filters, results, searched_at)
      values ($1, $2, $3, $4, $5, $6)
      returning user_id, lower(words) as words, lower(btrim(filters ->> 'location')) as place)
    insert into common_searches (kind, text)
    select 'words', added.words from added
    where added.words <> '' and added.user_id is not null
      and not exists (select from common_searches known where known.kind = 'words' and known.text = added.words)
      and (select count(distinct others.user_id) from searches others where lower(others.words) = added.words
        and others.words <> '' and others.user_id <> added.user_id) >= ${LEAST_PEOPLE - 1}
    union all
    select 'place', added.place from added
    where added.place <> '' and added.user_id is not null
      and not exists (select from common_searches known where known.kind = 'place' and known.text = added.place)
      and (select count(distinct others.user_id) from searches others
        where lower(btrim(others.filters ->> 'location')) = added.place
          and others.filters ->> 'location' <> '' and others.user_id <> added.user_id) >= ${LEAST_PEOPLE - 1}
    on conflict do nothing`,
);

const WORDS_KEPT = 400;

/** Only searches by words or place are kept. */
export function isWorthRecording({ search, location }: FilterLists): boolean {
  return Boolean(search.trim() || location);
}

/** Recorded in the background; the response does not wait for it, and a failure does no harm. */
export function recordSearch(
  { services, viewer }: Context,
  filter: FilterLists,
  results: number,
): void {
  const { search, location } = filter;
  const given = FACETS.filter((name) => isChosen(filter[name])).map((name) => {
    const value = filter[name];
    return [name, Array.isArray(value) && value.length === 1 ? kept(String(value[0])) : value];
  });
  const filters = { ...(location && { location: kept(location) }), ...Object.fromEntries(given) };
  const words = kept(search.replace(/\s+/g, ' ').trim());
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
