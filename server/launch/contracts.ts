import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate } from '@graphql-codegen/cli';
import { createServer } from 'vite';

/** Writes everything that is generated from the code, below `top`: the contracts, then their types. */
export async function writeGenerated(top = '.'): Promise<void> {
  const vite = await createServer({
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    await mkdir(join(top, 'schema'), { recursive: true });
    const graphql = await vite.ssrLoadModule('/server/graphql/contract.ts');
    await writeFile(join(top, 'schema/schema.graphql'), graphql['contract']() as string);
    await generateTypes(top);
    const rest = await vite.ssrLoadModule('/server/rest/contract.ts');
    await writeFile(join(top, 'schema/openapi.json'), rest['contract']() as string);
  } finally {
    await vite.close();
  }
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
