import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import * as LIMITS from '#schema/options/apiLimits.ts';
import { FAILURES } from '#schema/options/errorCodes.ts';
import { changesTable } from './changes.ts';
import { renderChapter } from './renderChapter.ts';
import { scopesTable } from './scopesTable.ts';

const CHAPTER = /\/docs\/api\/[\w-]+\.md$/;
const SCHEMA = 'schema/schema.graphql';
const RELEASES = 'schema/releases/*.graphql';

/** Comments in the text mark where generated parts go: a part by its name here, a limit by the name of the limit. */
const GENERATED: Readonly<Record<string, () => string | Promise<string>>> = {
  scopes: () => scopesTable(readFileSync(SCHEMA, 'utf8')),
  failures: failuresTable,
  changes: () => changesTable(releases()),
};

/** Renders a chapter of docs/api at build time: no Markdown or parser reaches the browser. */
export function apiDocs(): Plugin {
  return {
    name: 'api-docs',
    enforce: 'pre',
    async load(id) {
      if (!CHAPTER.test(id)) return undefined;
      for (const file of [SCHEMA, ...globSync(RELEASES)]) this.addWatchFile(file);
      const chapter = renderChapter(await fillPlaceholders(readFileSync(id, 'utf8')));
      return `export default ${JSON.stringify(chapter)};`;
    },
  };
}

export async function fillPlaceholders(markdown: string): Promise<string> {
  let text = markdown;
  for (const [name, generate] of Object.entries(GENERATED)) {
    const place = `<!-- ${name} -->`;
    if (text.includes(place)) text = text.replace(place, await generate());
  }
  for (const [name, value] of Object.entries(LIMITS))
    text = text.replaceAll(`<!-- ${name} -->`, value.toLocaleString('en-US'));
  return text;
}

/** Newest last. */
function releases(): { date: string; text: string }[] {
  return globSync(RELEASES)
    .sort()
    .map((file) => ({ date: basename(file, '.graphql'), text: readFileSync(file, 'utf8') }));
}

/** Every code with its REST status; its meaning is explained under a heading in the same chapter. */
function failuresTable(): string {
  const rows = Object.entries(FAILURES).map(
    ([code, status]) =>
      `| [\`${code}\`](#${code.toLowerCase().replaceAll('_', '-')}) | ${status} |`,
  );
  return ['| code | HTTP status in REST |', '| --- | --- |', ...rows].join('\n');
}
