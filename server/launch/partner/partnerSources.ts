import type { PartnerOperation } from './partnerOperations.ts';

/** The main generated file of the client: types from the schema, and a text and a function for each operation. */
export function operationsSource(
  types: string,
  operations: readonly PartnerOperation[],
  codes: readonly string[],
): string {
  return `import { createRequest, type KaamyabOptions } from './request.ts';
import { KaamyabFailure } from './failure.ts';

${types}
/** The code of a failure. */
export type FailureCode = ${codes.map((code) => `'${code}'`).join(' | ')};

/** Whether the API refused the request, as opposed to a network failure. */
export function isKaamyabFailure(error: unknown): error is KaamyabFailure<FailureCode> {
  return error instanceof KaamyabFailure;
}

/** A client of the Kaamyab API: one function per operation, typed by the schema. */
export function kaamyab(options: KaamyabOptions) {
  const request = createRequest(options);
  return {
${operations.map(functionOf).join('\n')}
  };
}
`;
}

function functionOf({ name, about, text, answer, variables, isFree }: PartnerOperation): string {
  return `    /** ${about} */
    ${name}: (variables: ${variables}${isFree ? ' = {}' : ''}) =>
      request<${answer}>(
        ${JSON.stringify(text)},
        variables,
      ),`;
}

/** The exports of the package. */
export const INDEX = `export type { KaamyabOptions } from './request.ts';
export { KaamyabFailure } from './failure.ts';
export * from './operations.ts';
export { walk } from './walk.ts';
export { verifyWebhook } from './webhook.ts';
`;

export const PACKAGE = {
  name: 'kaamyab-client',
  description: 'The API of Kaamyab, a job marketplace for India, typed by its schema',
  type: 'module',
  sideEffects: false,
  engines: { node: '>=20' },
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  files: ['*.js', '*.d.ts'],
};

const FENCE = '```';

export function readmeOf(operations: readonly PartnerOperation[]): string {
  return `# kaamyab-client

The API of Kaamyab with types: no dependencies, Node 20 or later and every browser.

${FENCE}ts
import { kaamyab, walk, isKaamyabFailure } from 'kaamyab-client';

const market = kaamyab({ url: 'https://kaamyab.example', key: process.env.KAAMYAB_KEY });

for await (const job of walk(async (after) => (await market.browseJobs({ after })).jobs)) {
  show(job.title, job.company.name);
}

try {
  await market.closeJob({ input: { id } });
} catch (error) {
  if (isKaamyabFailure(error) && error.code === 'NOT_FOUND') show('It is not there.');
  else throw error;
}
${FENCE}

- Public jobs need no key. For your company's jobs and applications make one under API keys; each operation says which scope it needs.
- While the API answers that it is asked too often, a call waits as long as it is told to, up to a minute in all (\`patience\`).
- \`verifyWebhook(secret, headers, body)\` checks a delivery and answers what was sent.
- Every failure is a \`KaamyabFailure\` with \`code\`, \`message\`, \`fields\`, \`rule\` and \`requestId\`.

| function | what it does |
|---|---|
${operations.map(({ name, about }) => `| \`${name}\` | ${about} |`).join('\n')}
`;
}
