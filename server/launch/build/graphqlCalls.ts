import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'graphql';

const CALL = /\bgraphql\(\s*(?:\/\*.*?\*\/\s*)?`([^`]*)`\s*,?\s*\)/gs;

/** The GraphQL text of each `graphql(…)` call. */
export function graphqlTexts(code: string): string[] {
  return [...code.matchAll(CALL)].map(([, text = '']) => text);
}

export function replaceGraphqlCalls(
  code: string,
  replacement: (call: string, text: string) => string,
): string {
  return code.replace(CALL, replacement);
}

/**
 * The documents in the `graphql(…)` calls of these files, for the code generator. The loader of the generator parses
 * every file as TypeScript, which took a third of its time.
 */
export function documentsIn(pattern: string) {
  return globSync(pattern)
    .sort()
    .flatMap((file) =>
      graphqlTexts(readFileSync(file, 'utf8')).map((rawSDL, index) => {
        const location = `${resolve(file)}#${index}`;
        const loader = () => Promise.resolve({ location, rawSDL, document: parse(rawSDL) });
        // The types only allow the path of a loader, but functions work too.
        return { [location]: { loader: loader as unknown as string } };
      }),
    );
}
