import { FUNCTIONAL_SKILLS, TECHNICAL_SKILLS } from '#schema/options/skills.ts';
import type { Context } from '#server/graphql/context.ts';
import { knownWords } from './words/dictionary.loaders.ts';
import { placeMarks, placesBeginning } from './words/phrases.rules.ts';
import { quoted, tiersOf } from './words/query.rules.ts';
import type { JobSuggestion } from './search.type.ts';
import { SUGGEST, type SuggestionRow } from './suggestion.reads.ts';
import { typedWords, understand } from './words/understand.rules.ts';
import { wordsOf } from './words/words.rules.ts';

const MOST = 8;
const LOOKED_UP = 6;
const PLACES_COUNTED = 16;
const SKILLS = [...TECHNICAL_SKILLS, ...FUNCTIONAL_SKILLS];

interface Listed {
  name: string;
  query: string;
}

/** The text typed so far is the start of a title, a skill, a company or a place. */
export async function suggestJobs(
  { services: { clock, database } }: Context,
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
  // As a whole it may be a misspelt or differently written name; places have suggestions of their
  // own.
  const isLong = words.length > 1 || words[0]!.length > 3;
  const work = isLong ? understand(words, dictionary).wishes.filter(({ isPlace }) => !isPlace) : [];
  const meant = work.length > 0 ? tiersOf(work, stemOf).at(-3) : undefined;
  const places = placesFor(words);
  const skills = skillsBeginning(words, stemOf);
  const rows = await database.read<SuggestionRow>(SUGGEST, [
    now,
    meant ? `(${title}) | (${meant})` : title,
    text.trim().toLowerCase().slice(0, 100),
    ...columns(places, skills),
  ]);
  return ranked(rows).slice(0, MOST).map(suggestionOf);
}

function columns(places: Listed[], skills: Listed[]): string[][] {
  const names = (listed: Listed[]) => listed.map(({ name }) => name);
  const queries = (listed: Listed[]) => listed.map(({ query }) => query);
  return [names(places), names(skills), queries(places), queries(skills)];
}

function placesFor(words: readonly string[]): Listed[] {
  const exact = (placeMarks(words) ?? []).filter((mark) => mark !== '@remote');
  return [...new Set([...exact, ...placesBeginning(words, PLACES_COUNTED)])].map((mark) => ({
    name: mark.slice(3),
    query: quoted(mark),
  }));
}

function skillsBeginning(words: readonly string[], stemOf: (word: string) => string): Listed[] {
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

/** One of each kind first, then the rest by the number of jobs. */
function ranked(rows: readonly SuggestionRow[]): SuggestionRow[] {
  const firsts = new Set(
    (['title', 'skill', 'place', 'company'] as const).flatMap(
      (kind) => rows.find((row) => row.kind === kind) ?? [],
    ),
  );
  const rest = rows.filter((row) => !firsts.has(row)).toSorted((a, b) => b.count - a.count);
  return [...firsts, ...rest];
}

function suggestionOf({ kind, text, value, count }: SuggestionRow): JobSuggestion {
  const filter = kind === 'place' ? 'location' : kind === 'company' ? 'company' : null;
  return { kind, text, filter, value: kind === 'place' ? text : value, count };
}
