import { LEAST_PEOPLE } from '#schema/options/smallGroups.ts';
import { EXPERIENCE_LEVELS } from '#schema/options/experience.ts';
import { CATEGORIES, CATEGORY_FACTS } from '#schema/options/categories.ts';
import type { Chance } from './chance.ts';
import { isLive, type SeedJob } from './jobs/jobRow.ts';
import { PLACES } from './lists/places.ts';
import { HINDI_WORDS, SEARCHES_WITHOUT_RESULTS } from './lists/searchWords.ts';
import { before, DAY } from './moments.ts';
import type { Seeker } from './people/seekers.ts';

const SEARCHES = 1_400;
const DAYS = 90;

interface Asked {
  words: string;
  /** The text that a matching job would have to contain. */
  wanted: string;
}

/** Searches of the last three months, more from week to week, with the results they would have today. */
export function inventSearches(
  chance: Chance,
  jobs: readonly SeedJob[],
  seekers: readonly Seeker[],
  now: Date,
) {
  const live = jobs
    .filter((job) => isLive(job, now))
    .map(({ row }) => ({ row, text: [row.title, ...row.skills].join(' ').toLowerCase() }));
  return Array.from({ length: SEARCHES }, () => {
    const seeker = chance.pick(seekers);
    const { words, wanted } = wordsOf(chance, seeker);
    const place = chance.happens(0.4) ? chance.weighted(PLACES, ({ weight }) => weight) : null;
    const at = before(now, Math.floor(chance.fraction() ** 1.3 * DAYS * DAY));
    const { user } = seeker;
    return {
      id: chance.id(at),
      user_id: user.created_at < at && chance.happens(0.5) ? user.id : null,
      words,
      filters: { ...(place && { location: place.display }), ...filtersOf(chance) },
      results: live.filter(
        ({ row, text }) =>
          text.includes(wanted) && (place === null || row.location === place.display),
      ).length,
      searched_at: at,
    };
  });
}

/** The searches that enough people have made for figures to show them. */
export function commonSearches(searches: ReturnType<typeof inventSearches>) {
  const texts = searches.flatMap(({ user_id, words, filters }) => [
    { user_id, kind: 'words', text: words.toLowerCase() },
    { user_id, kind: 'place', text: (filters['location'] ?? '').toLowerCase() },
  ]);
  const known = texts.filter(({ user_id, text }) => user_id !== null && text !== '');
  const groups = Map.groupBy(known, ({ kind, text }) => `${kind} ${text}`);
  return [...groups.values()]
    .filter((group) => new Set(group.map(({ user_id }) => user_id)).size >= LEAST_PEOPLE)
    .map(([first]) => ({ kind: first!.kind, text: first!.text }));
}

/** Mostly terms of a field; some in Hindi, some for things no one offers, some only for a place. */
function wordsOf(chance: Chance, { role }: Seeker): Asked {
  const lot = chance.fraction();
  if (lot < 0.1) return chance.pick(HINDI_WORDS);
  if (lot < 0.2) {
    const words = chance.pick(SEARCHES_WITHOUT_RESULTS);
    return { words, wanted: words.toLowerCase() };
  }
  const words = chance.pick([role.title, role.title.split(' ')[0]!, chance.pick(role.skills)]);
  return { words: chance.happens(0.5) ? words.toLowerCase() : words, wanted: words.toLowerCase() };
}

function filtersOf(chance: Chance): Record<string, unknown> {
  const lot = chance.fraction();
  if (lot < 0.08) return { remote: true };
  if (lot < 0.16) return { experience: chance.pick(EXPERIENCE_LEVELS) };
  if (lot < 0.26) return { category: CATEGORY_FACTS[chance.pick(CATEGORIES)].slug };
  return {};
}
