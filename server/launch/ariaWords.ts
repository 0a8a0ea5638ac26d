import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { LOCALES } from '#schema/options/locales.ts';

const STRINGS = /\/react-aria\/dist\/private\/overlays\/intlStrings\.mjs$/;

/**
 * react-aria gives dialogs and menus a hidden button with which screen readers close them. Its name follows the browser,
 * in 34 languages without Hindi; here it follows the page.
 */
export function ariaWords(): Plugin {
  return {
    name: 'aria-words',
    load(id) {
      if (!STRINGS.test(id)) return undefined;
      const words = Object.fromEntries(LOCALES.map((locale) => [locale, closeIn(locale)]));
      return `const words = ${JSON.stringify(words)};
        export default { 'en-US': { dismiss: () => words[document.documentElement.lang] ?? words.en } };`;
    },
  };
}

function closeIn(locale: string): string {
  const file = new URL(`../../schema/words/${locale}/commands.json`, import.meta.url);
  return (JSON.parse(readFileSync(file, 'utf8')) as { close: string }).close;
}
