import type { Locale } from '#schema/options/locales.ts';
import { showPlace } from '#schema/locations/showPlace.ts';
import { suggestPlaces } from '#schema/locations/suggestPlaces.ts';
import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import { beginningOf } from '#schema/validation/lengths.ts';
import type { Context } from '#server/graphql/context.ts';
import { knownWords } from './words/dictionary.loaders.ts';
import { quoted, tiersOf } from './words/query.rules.ts';
import type { JobSuggestion } from './search.type.ts';
import { SUGGEST, type SuggestionRow } from './suggestion.sql.ts';
import { knownPlace, typedWords, understand } from './words/understand.rules.ts';
import { wordsOf } from './words/words.rules.ts';

const MOST = 8;
const LOOKED_UP = 6;
const PLACES_COUNTED = 8;
const SKILLS = [...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS];

interface ListedName {
  name: string;
  query: string;
}

interface ListedPlace extends ListedName {
  value: string;
}

/** The text typed so far is the start of a title, a skill, a company or a place. */
export async function suggestJobs(
  { locale, services: { clock, database } }: Context,
  text: string,
): Promise<JobSuggestion[]> {
  const words = typedWords(text);
  if (words.length === 0 || words.join('').length < 2) return [];
  const now = clock.now();
  const { dictionary, stemOf } = await knownWords(database, now, [words]);
  const begun = [...words.slice(0, -1).map(stemOf), words.at(-1)!];
  const title = begun
    .map((word, at) => `${quoted(`t:${word}`)}${at === begun.length - 1 ? ':*' : ''}`)
    .join(' & ');
  // The whole text may be a misspelt or differently written name; places are suggested separately.
  const isLong = words.length > 1 || words[0]!.length > 3;
  const work = isLong ? understand(words, dictionary).wishes.filter(({ isPlace }) => !isPlace) : [];
  const meant = work.length > 0 ? tiersOf(work, stemOf).at(-3) : undefined;
  const places = placesFor(text, locale);
  const skills = skillsBeginning(words, stemOf);
  const rows = await database.read(SUGGEST, [
    now,
    meant ? `(${title}) | (${meant})` : title,
    beginningOf(text.trim().toLowerCase(), 100),
    ...columns(places, skills),
  ]);
  return ranked(rows, places)
    .slice(0, MOST)
    .map((row) => suggestionOf(row, places));
}

function columns(places: ListedName[], skills: ListedName[]) {
  const names = (listed: ListedName[]) => listed.map(({ name }) => name);
  const queries = (listed: ListedName[]) => listed.map(({ query }) => query);
  return [names(places), names(skills), queries(places), queries(skills)] as const;
}

/** In the order of the pickers: what people mean comes first. */
function placesFor(text: string, locale: Locale): ListedPlace[] {
  return suggestPlaces(text, { locale, withStates: true })
    .slice(0, PLACES_COUNTED)
    .map(({ value }) => ({
      value,
      name: showPlace(value, locale),
      query: (knownPlace(value)?.marks ?? []).map(quoted).join(' | '),
    }))
    .filter(({ query }) => query !== '');
}

function skillsBeginning(words: readonly string[], stemOf: (word: string) => string): ListedName[] {
  const begun = words.join(' ');
  return SKILLS.filter((skill) => wordsOf(skill).join(' ').startsWith(begun))
    .slice(0, LOOKED_UP)
    .map((name) => ({
      name,
      query: wordsOf(name)
        .map((word) => quoted(`h:${stemOf(word)}`))
        .join(' & '),
    }));
}

/** One of each kind first, then the rest by the number of jobs; places keep their order. */
function ranked(rows: readonly SuggestionRow[], places: readonly ListedPlace[]): SuggestionRow[] {
  const placeAt = (row: SuggestionRow) => places.findIndex(({ name }) => name === row.text);
  const inOrder = rows.toSorted((a, b) =>
    a.kind === 'place' && b.kind === 'place' ? placeAt(a) - placeAt(b) : 0,
  );
  const firsts = new Set(
    (['title', 'skill', 'place', 'company'] as const).flatMap(
      (kind) => inOrder.find((row) => row.kind === kind) ?? [],
    ),
  );
  const rest = inOrder.filter((row) => !firsts.has(row));
  const restOfPlaces = rest.filter(({ kind }) => kind === 'place');
  const others = rest.filter(({ kind }) => kind !== 'place').toSorted((a, b) => b.count - a.count);
  return [...firsts, ...others, ...restOfPlaces];
}

function suggestionOf(
  { kind, text, value, count }: SuggestionRow,
  places: readonly ListedPlace[],
): JobSuggestion {
  if (kind !== 'place') {
    return { kind, text, filter: kind === 'company' ? 'company' : null, value, count };
  }
  const stored = places.find(({ name }) => name === text)?.value ?? text;
  return { kind, text, filter: 'location', value: stored, count };
}
