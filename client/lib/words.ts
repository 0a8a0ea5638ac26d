import { createTranslator } from 'use-intl/core';
import type { SiteLocale } from './locale.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import type { WordArea, WordAreas } from './wordAreas.ts';

/** By language, so that only one language's table is loaded. */
const LANGUAGES = {
  en: () => import('./catalogues/en.ts'),
  hi: () => import('./catalogues/hi.ts'),
  es: () => import('./catalogues/es.ts'),
};
const loaded = new Map<string, object>();

const fileOf = (locale: SiteLocale, area: WordArea) => `/schema/words/${locale}/${area}.json`;

/** Keys missing from a translation are filled in from English at build time. */
export async function loadWords(locale: SiteLocale, areas: readonly WordArea[]): Promise<void> {
  const files = areas.map((area) => fileOf(locale, area)).filter((file) => !loaded.has(file));
  if (files.length === 0) return;
  const { catalogues } = await LANGUAGES[locale]();
  await Promise.all(files.map(async (file) => loaded.set(file, await catalogues[file]!())));
}

/** Only areas that are already loaded: a page lists its areas in client/router.tsx. */
export function wordsOf(locale: SiteLocale, areas: readonly WordArea[]): Partial<WordAreas> {
  return Object.fromEntries(areas.map((area) => [area, loaded.get(fileOf(locale, area)) ?? {}]));
}

/** The source paths of the catalogues, for preloading. */
export function wordModules(locale: SiteLocale, areas: readonly WordArea[]): string[] {
  const files = areas.map((area) => fileOf(locale, area).slice(1));
  return [`client/lib/catalogues/${locale}.ts`, ...files];
}

/** Translations outside components: `words('jobs')('meta.title')`. */
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
