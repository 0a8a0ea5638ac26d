import { existsSync, globSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { writeGenerated } from '../contracts.ts';
import type { Step } from './step.ts';

const GENERATED = [
  'schema/schema.graphql',
  'schema/openapi.json',
  '{client,server/rest}/gql/*.ts',
  'docs/{architecture,tables}.md',
];

/** Generates everything again in another folder; the result must equal what is committed. */
export const generated: Step = {
  name: 'generated files',
  run: async () => {
    const folder = await mkdtemp(join(tmpdir(), 'kaamyab-generated-'));
    try {
      await writeGenerated(folder);
      const files = new Set([...listed(folder), ...listed('.')]);
      const stale = [...files].filter((file) => textOf(join(folder, file)) !== textOf(file));
      const output = `Not as the code would write them: ${stale.join(', ')}\nnpm run codegen writes them.`;
      return { ok: stale.length === 0, output };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
};

function listed(top: string): string[] {
  return globSync(GENERATED.map((pattern) => join(top, pattern))).map((file) =>
    relative(top, file),
  );
}

function textOf(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}
