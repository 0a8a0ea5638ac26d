import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Kind, parse, visit, type DefinitionNode } from 'graphql';
import type { Plugin } from 'vite';

const CALL = /\bgraphql\(\s*(?:\/\*.*?\*\/\s*)?`([^`]*)`\s*,?\s*\)/gs;
const SOURCES = /\/client\/(?!gql\/).*\.tsx?$/;
const PREFIX = 'virtual:graphql/';
const PRINTER = 'client/lib/apollo/printDocument.ts';

/**
 * The client preset keeps one table of all documents and looks them up by their text, so every page would carry the
 * queries of every other. Here each `graphql(…)` call becomes the parsed document itself; each definition is a module
 * of its own, shared only by those who spread it, and neither the table nor a parser reaches the browser.
 */
export function graphqlDocuments(): Plugin {
  return {
    name: 'graphql-documents',
    enforce: 'pre',
    configResolved({ root }) {
      for (const file of globSync(`${root}/client/**/*.{ts,tsx}`))
        register(readFileSync(file, 'utf8'));
    },
    resolveId(id, importer) {
      if (id.startsWith(PREFIX)) return `\0${id}`;
      const isPrinter = id === './printer.mjs' && importer?.endsWith('/graphql/language/index.mjs');
      return isPrinter && this.environment.name === 'client' ? resolve(PRINTER) : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${PREFIX}`))
        return `export default ${asJson(definitionOf(id.slice(PREFIX.length + 1)))};`;
      // Nothing of the table is called any more; this file only has types.
      if (id.endsWith('/client/gql/gql.ts')) return 'export const graphql = undefined;';
      return undefined;
    },
    transform(code, id) {
      if (!SOURCES.test(id) || !code.includes('graphql(')) return undefined;
      register(code);
      return { code: withDocuments(code), map: null };
    },
    hotUpdate({ file, modules }) {
      if (!SOURCES.test(file)) return undefined;
      const names = register(readFileSync(file, 'utf8'));
      const graph = this.environment.moduleGraph;
      const changed = names.map((name) => graph.getModuleById(`\0${PREFIX}${name}`));
      return [...modules, ...changed.filter((module) => module !== undefined)];
    },
  };
}

const definitions = new Map<string, DefinitionNode>();

function definitionOf(name: string): DefinitionNode {
  const definition = definitions.get(name);
  if (!definition) throw new Error(`No GraphQL operation or fragment is called ${name}`);
  return definition;
}

function nameOf(definition: DefinitionNode): string {
  if ('name' in definition && definition.name) return definition.name.value;
  throw new Error('A GraphQL operation of the client has no name');
}

function register(code: string): string[] {
  const found = [...code.matchAll(CALL)].flatMap(([, text = '']) => [
    ...parse(text, { noLocation: true }).definitions,
  ]);
  for (const definition of found) definitions.set(nameOf(definition), definition);
  return found.map(nameOf);
}

/** The line breaks of the call stay, so that stack traces keep their lines. */
function withDocuments(code: string): string {
  const needed = new Set<string>();
  const replaced = code.replace(CALL, (call, text: string) => {
    const names = new Set<string>();
    for (const definition of parse(text, { noLocation: true }).definitions)
      collect(nameOf(definition), names);
    for (const name of names) needed.add(name);
    const list = [...names].map(variable).join(',');
    return `{kind:'Document',definitions:[${list}]}${'\n'.repeat(call.split('\n').length - 1)}`;
  });
  const imports = [...needed].map((name) => `import ${variable(name)} from '${PREFIX}${name}';`);
  return imports.join('') + replaced;
}

const variable = (name: string): string => `$gql_${name}`;

/** The definition first, then every fragment it spreads, however deep, once each. */
function collect(name: string, names: Set<string>): void {
  if (names.has(name)) return;
  names.add(name);
  visit(definitionOf(name), {
    [Kind.FRAGMENT_SPREAD]: (spread) => collect(spread.name.value, names),
  });
}

/** Empty lists are half of a parsed document. */
function asJson(definition: DefinitionNode): string {
  return JSON.stringify(definition, (_key, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );
}
