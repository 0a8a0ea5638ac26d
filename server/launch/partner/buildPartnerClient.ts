import { execFile } from 'node:child_process';
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { parse } from 'graphql';
import { partnerOperations } from './partnerOperations.ts';
import { INDEX, operationsSource, PACKAGE, readmeOf } from './partnerSources.ts';

const DOCUMENTS = 'schema/partner/*.graphql';
const COMPILER = 'node_modules/typescript/bin/tsc';
const OPTIONS = {
  target: 'ES2022',
  module: 'NodeNext',
  lib: ['ES2022', 'DOM', 'DOM.AsyncIterable', 'DOM.Iterable'],
  types: [],
  strict: true,
  declaration: true,
  rewriteRelativeImportExtensions: true,
};

/** Writes the package that partners install into a folder: made from the schema and the documents, typed by both. */
export async function buildPartnerClient(folder: string): Promise<void> {
  const sources = await mkdtemp(join(tmpdir(), 'kaamyab-partner-'));
  try {
    const operations = partnerOperations(await documents());
    await cp('schema/partner/runtime', sources, { recursive: true });
    const written = operationsSource(await types(), operations, await failureCodes());
    await writeFile(join(sources, 'operations.ts'), written);
    await writeFile(join(sources, 'index.ts'), INDEX);
    await writeFile(join(sources, 'package.json'), JSON.stringify(PACKAGE));
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
    await compile(sources, folder);
    const { version } = await readJson<{ version: string }>('package.json');
    await writeFile(join(folder, 'package.json'), json({ ...PACKAGE, version }));
    await writeFile(join(folder, 'README.md'), readmeOf(operations));
  } finally {
    await rm(sources, { recursive: true });
  }
}

async function documents() {
  const files: string[] = [];
  for await (const file of glob(DOCUMENTS)) files.push(file);
  const texts = await Promise.all(files.sort().map((file) => readFile(file, 'utf8')));
  return texts.map((text) => ({ text, document: parse(text) }));
}

async function types(): Promise<string> {
  const made = await generate(
    {
      schema: 'schema/schema.graphql',
      silent: true,
      generates: {
        'operations.ts': {
          documents: DOCUMENTS,
          plugins: ['typescript-operations'],
          config: {
            enumType: 'string-literal',
            defaultScalarType: 'unknown',
            scalars: { ID: 'string', DateTime: 'string', JSON: 'unknown' },
            skipTypename: true,
          },
        },
      },
    },
    false,
  );
  return (made as { content: string }[]).map(({ content }) => content).join('\n');
}

async function failureCodes(): Promise<string[]> {
  const { components } = await readJson<{
    components: { schemas: { Failure: { properties: { code: { enum: string[] } } } } };
  }>('schema/openapi.json');
  return components.schemas.Failure.properties.code.enum;
}

async function compile(sources: string, folder: string): Promise<void> {
  const compilerOptions = { ...OPTIONS, rootDir: sources, outDir: resolve(folder) };
  await writeFile(join(sources, 'tsconfig.json'), json({ compilerOptions, include: ['*.ts'] }));
  const run = promisify(execFile)(process.execPath, [COMPILER, '--project', sources]);
  await run.catch(({ stdout }: { stdout: string }) => {
    throw new Error(`The client does not compile:\n${stdout}`);
  });
  // The compiler's declarations import the `.ts` sources, which are not part of the package.
  for await (const file of glob(join(folder, '*.d.ts'))) {
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/(from '\.\/\w+)\.ts'/g, "$1.js'"));
  }
}

const readJson = async <Value>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Value;

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
