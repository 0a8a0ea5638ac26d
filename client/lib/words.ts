import { createTranslator } from 'use-intl/core';
import { INTL_LOCALES, type SiteLocale } from './locale.ts';
import type { WordArea, WordAreas } from './wordAreas.ts';

type Catalogue = Record<string, unknown>;

const files = import.meta.glob<Catalogue>('/schema/words/*/*.json', { import: 'default' });
const loaded = new Map<string, Catalogue>();

/** A language without a file for an area reads the English one; missing keys are filled in by the build. */
function fileOf(locale: SiteLocale, area: WordArea): string {
  const file = `/schema/words/${locale}/${area}.json`;
  return file in files ? file : `/schema/words/en/${area}.json`;
}

export async function loadWords(locale: SiteLocale, areas: readonly WordArea[]): Promise<void> {
  await Promise.all(
    areas.map(async (area) => {
      const file = fileOf(locale, area);
      const load = files[file];
      if (!loaded.has(file) && load) loaded.set(file, await load());
    }),
  );
}

/** Only what has been loaded before: a page's areas stand in its line of client/router.tsx. */
export function wordsOf(locale: SiteLocale, areas: readonly WordArea[]): Partial<WordAreas> {
  return Object.fromEntries(areas.map((area) => [area, loaded.get(fileOf(locale, area)) ?? {}]));
}

/** The source paths of the catalogues, for preloading. */
export function wordModules(locale: SiteLocale, areas: readonly WordArea[]): string[] {
  return areas.map((area) => fileOf(locale, area).slice(1));
}

/** Translations outside of components: `words('jobs')('meta.title')`. */
export function translatorOf(locale: SiteLocale, areas: readonly WordArea[]) {
  const messages = wordsOf(locale, areas) as WordAreas;
  return <Area extends WordArea>(area: Area) =>
    createTranslator<WordAreas, Area>({
      locale: INTL_LOCALES[locale],
      messages,
      namespace: area as never,
      timeZone: 'Asia/Kolkata',
    });
}

export type Translators = ReturnType<typeof translatorOf>;
