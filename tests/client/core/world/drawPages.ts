import { buildSchema, execute, type ExecutionArgs } from 'graphql';
import { addMocksToSchema } from '@graphql-tools/mock';
import { readFileSync } from 'node:fs';
import { createServer } from 'vite';

/**
 * Runs in its own process, because React's server and browser renderers affect each other when they share one. The
 * addresses are its arguments; the results of `render` are its output.
 */
const [origin = '', ...urls] = process.argv.slice(2);
const vite = await createServer({ logLevel: 'error', server: { middlewareMode: true, ws: false } });
const { render } = (await vite.ssrLoadModule('client/server.tsx')) as {
  render: (options: object) => Promise<object>;
};
const schema = addMocksToSchema({
  schema: buildSchema(readFileSync('schema/schema.graphql', 'utf8')),
  mocks: { DateTime: () => '2026-11-21T10:00:00.000Z', Site: () => ({ name: 'Kaamyab' }) },
});
const run = ({ document, variables }: Pick<ExecutionArgs, 'document'> & { variables: object }) =>
  execute({ schema, document, variableValues: { ...variables } });
const pages = [];
for (const url of urls) pages.push(await render({ url, origin, run }));
await vite.close();
process.stdout.write(JSON.stringify(pages));
