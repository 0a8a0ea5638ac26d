import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { createServer, type ViteDevServer } from 'vite';
import { importsOf } from './structure/imports.ts';
import { withModuleDiagram } from './structure/moduleDiagram.ts';
import { SOURCE_FILES } from './structure/sourceFiles.ts';
import { tableList } from './structure/tableList.ts';

const ARCHITECTURE = 'docs/architecture.md';

/**
 * Writes everything that is generated from the code below `top`: the contracts, their types, the module diagram and
 * the list of tables.
 */
export async function writeGenerated(top = '.'): Promise<void> {
  await withVite(async (vite) => {
    await mkdir(join(top, 'schema'), { recursive: true });
    const graphql = await vite.ssrLoadModule('/server/graphql/contract.ts');
    await writeFile(join(top, 'schema/schema.graphql'), graphql['contract']() as string);
    const facts = await vite.ssrLoadModule('/server/launch/jobFacts.ts');
    await (facts['writeJobFactFragments'] as (top: string) => Promise<void>)(top);
    await generateTypes(top);
    const rest = await vite.ssrLoadModule('/server/rest/contract.ts');
    await writeFile(join(top, 'schema/openapi.json'), rest['contract']() as string);
    await writeDocuments(top);
  });
}

/** The types of every statement, as a database describes them. Separate because starting a database takes seconds. */
export async function writeStatementTypes(): Promise<void> {
  await withVite(async (vite) => {
    const statements = await vite.ssrLoadModule('/server/launch/statements/allStatements.ts');
    const text = await (statements['describeAll'] as () => Promise<string>)();
    await writeFile('server/db/statementTypes.ts', text);
  });
}

async function withVite(work: (vite: ViteDevServer) => Promise<void>): Promise<void> {
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await work(vite);
  } finally {
    await vite.close();
  }
}

async function writeDocuments(top: string): Promise<void> {
  await mkdir(join(top, 'docs'), { recursive: true });
  const imports = SOURCE_FILES.flatMap(importsOf);
  const text = withModuleDiagram(await readFile(ARCHITECTURE, 'utf8'), imports);
  await writeFile(join(top, ARCHITECTURE), text);
  await writeFile(join(top, 'docs/tables.md'), tableList(SOURCE_FILES));
}

async function generateTypes(top: string): Promise<void> {
  const { default: config } = await import('../../codegen.ts');
  const generates = Object.entries(config.generates).map(([folder, output]) => [
    `${join(top, folder)}/`,
    output,
  ]);
  const schema = join(top, 'schema/schema.graphql');
  await generate(
    { ...config, schema, generates: Object.fromEntries(generates), silent: true },
    true,
  );
}
