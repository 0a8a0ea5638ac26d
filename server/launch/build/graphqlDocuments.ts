import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Kind, parse, visit, type DefinitionNode } from 'graphql';
import type { Plugin } from 'vite';
import { graphqlTexts, replaceGraphqlCalls } from './graphqlCalls.ts';
import { sentOperation } from './operationTexts.ts';

const SOURCES = /\/client\/(?!gql\/).*\.tsx?$/;
const PREFIX = 'virtual:graphql/';
const PRINTER = 'client/lib/apollo/printedId.ts';
/** The API explorer, which is part of the same build, keeps the printer of `graphql`. */
const SENDS_IDS =
  /\/(@apollo\/client\/utilities\/graphql\/print\.js|client\/lib\/apollo\/requestDocument\.ts)$/;
/** Stored next to the built server, its only reader. */
const MANIFEST = 'operations.json';

/**
 * The client preset keeps one table of all documents and looks them up by their text, so every page would carry the
 * queries of every other. Here each `graphql(…)` call becomes the parsed document itself; each definition is a separate
 * module, shared only by those who spread it, and neither the table nor a parser reaches the browser. A build also
 * gives each operation the hash of its text as an id, and writes the texts for the server: browsers send no text.
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
      const isPrinter = id === 'graphql' && importer !== undefined && SENDS_IDS.test(importer);
      return isPrinter && isBrowserBuild(this.environment) ? resolve(PRINTER) : undefined;
    },
    load(id) {
      if (id.startsWith(`\0${PREFIX}`))
        return `export default ${asJson(definitionOf(id.slice(PREFIX.length + 1)))};`;
      // Each document is in the file that uses it, so only the types of this file are needed.
      if (id.endsWith('/client/gql/gql.ts')) return 'export const graphql = undefined;';
      return undefined;
    },
    transform(code, id) {
      if (!SOURCES.test(id) || !code.includes('graphql(')) return undefined;
      register(code);
      return { code: withDocuments(code, isBrowserBuild(this.environment)), map: null };
    },
    writeBundle({ dir }) {
      if (this.environment.name !== 'ssr' || !dir) return;
      writeFileSync(join(dir, MANIFEST), JSON.stringify(Object.fromEntries(operations())));
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

function isBrowserBuild({ name, mode }: { name: string; mode: string }): boolean {
  return name === 'client' && mode === 'build';
}

/** Every operation of the site, by its id. */
function operations(): [id: string, text: string][] {
  return [...definitions.values()]
    .filter(({ kind }) => kind === Kind.OPERATION_DEFINITION)
    .map(sentAs)
    .map(({ documentId, text }) => [documentId, text]);
}

const sentAs = (operation: DefinitionNode) =>
  sentOperation([...namesIn([nameOf(operation)])].map(definitionOf));

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
  const found = graphqlTexts(code).flatMap((text) => [
    ...parse(text, { noLocation: true }).definitions,
  ]);
  for (const definition of found) definitions.set(nameOf(definition), definition);
  return found.map(nameOf);
}

/** Line breaks of the call are kept, so that stack traces have the right line numbers. */
function withDocuments(code: string, isPersisted: boolean): string {
  const needed = new Set<string>();
  const replaced = replaceGraphqlCalls(code, (call, text) => {
    const { definitions: own } = parse(text, { noLocation: true });
    const names = namesIn(own.map(nameOf));
    for (const name of names) needed.add(name);
    const list = [...names].map(variable).join(',');
    const operation = own.find(({ kind }) => kind === Kind.OPERATION_DEFINITION);
    const id = isPersisted && operation ? `,documentId:'${sentAs(operation).documentId}'` : '';
    return `({kind:'Document',definitions:[${list}]${id}})${'\n'.repeat(call.split('\n').length - 1)}`;
  });
  const imports = [...needed].map((name) => `import ${variable(name)} from '${PREFIX}${name}';`);
  return imports.join('') + replaced;
}

const variable = (name: string): string => `$gql_${name}`;

/** The definitions first, then every fragment they spread, directly or indirectly, once each. */
function namesIn(beginnings: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const name of beginnings) collect(name, names);
  return names;
}

function collect(name: string, names: Set<string>): void {
  if (names.has(name)) return;
  names.add(name);
  visit(definitionOf(name), {
    [Kind.FRAGMENT_SPREAD]: (spread) => collect(spread.name.value, names),
  });
}

/** Empty lists make up half of a parsed document. */
function asJson(definition: DefinitionNode): string {
  return JSON.stringify(definition, (_key, value: unknown) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );
}
