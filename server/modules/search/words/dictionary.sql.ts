import { json, statement } from '#server/db/statement.ts';
import type { IndexedWord } from './corrections.rules.ts';

/**
 * $1 now, $2 words, $3 which of them are single words. For a word that hardly any job contains,
 * returns similarly spelt ones: those that differ in one letter and, for longer words, those that
 * share most of the letters.
 */
export const LOOK_UP = statement(
  'search-words',
  `
    select asked.word as "word!", asked.stem as "stem!", held.jobs as "jobs!", asked.is_spelt as "isSpelt",
      case when (held.jobs < 5 or not asked.is_spelt) and asked.alone and length(asked.word) between 3 and 30 then (
        select coalesce(json_agg(json_build_object('term', near.term, 'stem', near.stem, 'jobs', search_held(near.stem, $1, 100))), '[]')
        from (
          select term, stem from (
            select term, stem from job_terms where deletes && search_deletes(asked.word) and abs(length(term) - length(asked.word)) <= 2
            union
            select term, stem from job_terms where length(asked.word) >= 5 and term % asked.word
            union
            (select term, stem from job_terms where length(asked.word) >= 4 and term >= asked.word and term < asked.word || '~' limit 4)
          ) alike
          where term <> asked.word
          order by levenshtein(term, asked.word), term
          limit 8
        ) near
      ) else '[]' end as near
    from (
      select word, search_stem(word) as stem, alone, exists (select 1 from job_terms t where t.term = word) as is_spelt
      from unnest($2::text[], $3::boolean[]) as a (word, alone)
    ) asked
    cross join lateral (select search_held(asked.stem, $1, 20) as jobs) held`,
  { ...json<{ near: IndexedWord[] }>(), isHeavy: true },
);

/** $1 words. A stem depends only on its word. */
export const STEMS = statement(
  'search-stems',
  'select word as "word!", search_stem(word) as "stem!" from unnest($1::text[]) word',
);
