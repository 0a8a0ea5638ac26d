import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { CriticalityLevel, diff } from '@graphql-inspector/core';
import { buildSchema } from 'graphql';
import type { Step } from './step.ts';

const SCHEMA = 'schema/schema.graphql';
const CHANGES = 'schema/CHANGES.md';

/** Partners build on the schema: a breaking change must have been documented. */
export const schemaChanges: Step = {
  name: 'schema changes',
  run: async () => {
    const before = lastCommitted();
    if (before === undefined) return { ok: true, note: 'nothing to compare with yet' };
    const breaking = await breakingChanges(before, readFileSync(SCHEMA, 'utf8'));
    const named = existsSync(CHANGES) ? readFileSync(CHANGES, 'utf8') : '';
    const unnamed = breaking.filter(({ path }) => !named.includes(`\`${path}\``));
    const lines = unnamed.map(({ path, message }) => `- \`${path}\` ${message}`);
    const output = `These changes break those who use the API. Keep what they use, or add to ${CHANGES} why not:\n${lines.join('\n')}`;
    return {
      ok: unnamed.length === 0,
      note: breaking.length > 0 ? `${breaking.length} breaking` : undefined,
      output,
    };
  },
};

interface Breaking {
  path: string;
  message: string;
}

export async function breakingChanges(before: string, after: string): Promise<Breaking[]> {
  const changes = await diff(buildSchema(before), buildSchema(after));
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path = '', message }) => ({ path, message }));
}

/** Before the first commit, and outside of a checkout, there is nothing to compare with. */
function lastCommitted(): string | undefined {
  try {
    return execFileSync('git', ['show', `HEAD:${SCHEMA}`], { encoding: 'utf8', stdio: 'pipe' });
  } catch {
    return undefined;
  }
}
