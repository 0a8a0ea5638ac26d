import type { Database } from '#server/db/database.ts';
import { LOOK_UP, STEMS } from './dictionary.sql.ts';
import { workWords } from './soundAlike.rules.ts';
import { tableVocabulary } from './phrases.rules.ts';
import type { StemOf } from './query.rules.ts';
import { occupation } from './words.rules.ts';
import { wordsToLookUp, type Dictionary } from './understand.rules.ts';

interface KnownWords {
  dictionary: Dictionary;
  stemOf: StemOf;
}

/** The entries of these words in the dictionary, and the stem of every word that may be searched for. */
export async function knownWords(
  database: Database,
  now: Date,
  texts: readonly (readonly string[])[],
): Promise<KnownWords> {
  const asked = texts.map(wordsToLookUp);
  const single = new Set(asked.flatMap((words) => words.single));
  const joined = asked.flatMap((words) => words.joined).filter((word) => !single.has(word));
  const words = [...single, ...new Set(joined)];
  const [rows, stems] = await Promise.all([
    words.length === 0
      ? []
      : database.read(LOOK_UP, [now, words, words.map((word) => single.has(word))]),
    tableStems(database),
  ]);
  const dictionary = new Map(rows.map((row) => [row.word, row]));
  const near = new Map(rows.flatMap((row) => row.near.map(({ term, stem }) => [term, stem])));
  return {
    dictionary,
    stemOf: (word) =>
      occupation(word) ?? dictionary.get(word)?.stem ?? near.get(word) ?? stems.get(word) ?? word,
  };
}

/** The stems of the words in the tables, for callers that know the stems of their own words. */
export async function tableStemOf(database: Database): Promise<StemOf> {
  const stems = await tableStems(database);
  return (word) => stems.get(word) ?? word;
}

let ofTables: Promise<Map<string, string>> | undefined;

/** The tables do not change while the process runs, so they are read once. */
function tableStems(database: Database): Promise<Map<string, string>> {
  ofTables ??= stemsOf(database, [...new Set([...tableVocabulary(), ...workWords()])]).catch(
    (error: unknown) => {
      ofTables = undefined;
      throw error;
    },
  );
  return ofTables;
}

async function stemsOf(database: Database, words: readonly string[]): Promise<Map<string, string>> {
  const rows = await database.read(STEMS, [words]);
  return new Map(rows.map(({ word, stem }) => [word, stem]));
}
