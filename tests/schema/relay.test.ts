import { execFile } from 'node:child_process';
import { mkdtemp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import {
  buildSchema,
  getNamedType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Compiles a fragment for each list with Relay's own compiler, as a partner's application would. */
const SCHEMA = resolve('schema/schema.graphql');
const COMPILER = resolve('node_modules/relay-compiler/cli.js');
/** How to reach objects that are neither at the top, under the viewer nor available by id. */
const WITHIN: Record<string, (below: string) => string> = {
  Admin: (below) => `admin { ${below} }`,
  Analytics: (below) => `admin { analytics { ${below} } }`,
  BulkUpload: (below) => `admin { bulkUpload(id: "1") { ${below} } }`,
};

interface List {
  parent: GraphQLObjectType;
  field: GraphQLField<unknown, unknown>;
}

let folder: string;
let lists: List[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-relay-'));
  const schema = buildSchema(await readFile(SCHEMA, 'utf8'));
  const objects = Object.values(schema.getTypeMap()).filter(isObjectType);
  lists = objects.flatMap((parent) =>
    Object.values(parent.getFields())
      .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
      .map((field) => ({ parent, field })),
  );
});
afterAll(() => rm(folder, { recursive: true }));

/** Arguments that a list needs and that are not ids. */
const NEEDED: Readonly<Record<string, string>> = { figure: '{ query: { measures: [JOBS] } }' };

/** Selects one scalar field of the entries of a list. */
function entryOf({ field }: List): string {
  const edges = (getNamedType(field.type) as GraphQLObjectType).getFields()['edges']!;
  const node = (getNamedType(edges.type) as GraphQLObjectType).getFields()['node']!;
  const fields = Object.values((getNamedType(node.type) as GraphQLObjectType).getFields());
  const plain = fields.find(
    ({ type, args }) => isLeafType(getNamedType(type)) && !args.some(isRequiredArgument),
  );
  return plain?.name ?? '__typename';
}

function fragmentOf(list: List): string {
  const { parent, field } = list;
  const name = `Lists_${parent.name}${field.name}`;
  const needed = field.args
    .filter(isRequiredArgument)
    .map(({ name: given }) => `${given}: ${NEEDED[given] ?? '"1"'}, `);
  const connection = `${field.name}(${needed.join('')}first: $count, after: $cursor) @connection(key: "${name}_${field.name}") {
    pageInfo { hasNextPage } edges { node { ${entryOf(list)} } } }`;
  const within = WITHIN[parent.name];
  return `fragment ${name} on ${within ? 'Query' : parent.name}
    @argumentDefinitions(count: { type: "Int", defaultValue: 10 }, cursor: { type: "String" })
    @refetchable(queryName: "${name}RefetchQuery") {
    ${within ? within(connection) : connection}
  }`;
}

async function compile(sources: string[]) {
  const place = await mkdtemp(join(folder, 'app-'));
  await Promise.all(['src', 'made'].map((name) => mkdir(join(place, name))));
  const tags = sources.map((text, at) => `export const g${at} = graphql\`${text}\`;`);
  await writeFile(join(place, 'src/Lists.ts'), tags.join('\n'));
  const config = {
    src: './src',
    language: 'typescript',
    schema: SCHEMA,
    artifactDirectory: './made',
  };
  await writeFile(join(place, 'relay.config.json'), JSON.stringify(config));
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [COMPILER], {
    cwd: place,
  }).catch((error: unknown) => error as { stdout: string; stderr: string });
  return { result: stdout + stderr, made: await readdir(join(place, 'made')) };
}

test('Relay accepts every list as a connection and generates its pagination query', async () => {
  expect(lists.length).toBeGreaterThan(12);
  const { result, made } = await compile(lists.map(fragmentOf));
  expect(result).not.toMatch(/ERROR|WARN/);
  expect(made.filter((file) => file.endsWith('RefetchQuery.graphql.ts'))).toHaveLength(
    lists.length,
  );
});

test('Relay can refetch any object by its id', async () => {
  const schema = buildSchema(await readFile(SCHEMA, 'utf8'));
  const node = schema.getType('Node');
  const kinds = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter((type) => type.getInterfaces().some(({ name }) => name === node?.name));
  const fragments = kinds.map(
    ({ name }) =>
      `fragment Lists_${name} on ${name} @refetchable(queryName: "Lists${name}RefetchQuery") { id }`,
  );
  const { result, made } = await compile(fragments);
  expect(result).not.toMatch(/ERROR|WARN/);
  expect(made).toHaveLength(kinds.length * 2);
});

test('Relay would have reported an error', async () => {
  const { result } = await compile(['fragment Lists_wrong on Query { jobs { nobody } }']);
  expect(result).toContain('has no field `nobody`');
});
