import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { DIMENSIONS } from '#server/modules/analytics/model/dimensions.ts';
import { MEASURES } from '#server/modules/analytics/model/measures.ts';
import { SUBJECTS } from '#server/modules/analytics/model/subjects.ts';

type Words = { [key: string]: string | Words };

export interface Catalogue {
  file: string;
  locale: string;
  area: string;
  /** `login.title` and its message. */
  messages: Map<string, string>;
}

export function readCatalogues(): Catalogue[] {
  return globSync('schema/words/*/*.json')
    .sort()
    .map((file) => ({
      file,
      locale: basename(dirname(file)),
      area: basename(file, '.json'),
      messages: new Map(flatten(JSON.parse(readFileSync(file, 'utf8')) as Words)),
    }))
    .map((catalogue) => (isOfModel(catalogue) ? withNamesOfModel(catalogue) : catalogue));
}

const isOfModel = ({ locale, area }: Catalogue) => locale === 'en' && area === 'analyticsModel';

/** The English names are in the model itself; other languages are compared with them as with a catalogue. */
function withNamesOfModel(catalogue: Catalogue): Catalogue {
  const wordsIn = (of: Readonly<Record<string, { name: string; description: string }>>): Words =>
    Object.fromEntries(
      Object.entries(of).map(([key, { name, description }]) => [key, { name, description }]),
    );
  const subject = Object.fromEntries(
    Object.entries(SUBJECTS).map(([key, { name }]) => [key, name]),
  );
  const names = flatten({ subject, measure: wordsIn(MEASURES), dimension: wordsIn(DIMENSIONS) });
  return { ...catalogue, messages: new Map([...catalogue.messages, ...names]) };
}

function flatten(words: Words, prefix = ''): [string, string][] {
  return Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${prefix}${key}`, value] as [string, string]]
      : flatten(value, `${prefix}${key}.`),
  );
}

/** How many English messages each other language still lacks. */
export function missingCounts(catalogues: Catalogue[]): Map<string, number> {
  const english = catalogues.filter(({ locale }) => locale === 'en');
  const locales = new Set(catalogues.map(({ locale }) => locale));
  locales.delete('en');
  const counts = [...locales].map((locale): [string, number] => {
    const own = new Map(
      catalogues
        .filter((found) => found.locale === locale)
        .map(({ area, messages }) => [area, messages]),
    );
    const missing = english.flatMap(({ area, messages }) =>
      [...messages.keys()].filter((key) => !own.get(area)?.has(key)),
    );
    return [locale, missing.length];
  });
  return new Map(counts);
}
