import { existsSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const CATALOGUE = /^(.*\/schema\/words)\/\w+\/([\w-]+)\.json$/;

type Words = { [key: string]: string | Words };

/**
 * Keys that a translation does not have yet come from English when it is built: one language is loaded at a time.
 * A build parses the messages as well, which leaves 9 kB of a message parser out of every page and saves the server the
 * time to interpret them.
 */
export function wordCatalogues(): Plugin {
  return {
    name: 'word-catalogues',
    enforce: 'pre',
    resolveId(source) {
      if (source !== 'use-intl/format-message' || this.environment.mode !== 'build') return null;
      return this.resolve('use-intl/format-message/format-only');
    },
    load(id) {
      const [, folder, area] = CATALOGUE.exec(id) ?? [];
      if (!folder) return undefined;
      const english = `${folder}/en/${area}.json`;
      const words = existsSync(english) ? merge(readWords(english), readWords(id)) : readWords(id);
      this.addWatchFile(english);
      return JSON.stringify(this.environment.mode === 'build' ? compiled(words) : words);
    },
  };
}

function readWords(file: string): Words {
  return JSON.parse(readFileSync(file, 'utf8')) as Words;
}

function merge(base: Words, over: Words): Words {
  const merged: Words = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = base[key];
    const nested = typeof below === 'object' && typeof value === 'object';
    merged[key] = nested ? merge(below, value) : value;
  }
  return merged;
}

function compiled(words: Words): object {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [
      key,
      typeof value === 'string' ? compile(value) : compiled(value),
    ]),
  );
}
