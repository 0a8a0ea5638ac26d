import { globSync, readFileSync } from 'node:fs';
import { systemClock } from '#server/lib/clock.ts';
import type { Step } from './step.ts';
import { unannouncedChanges, undated } from './unannouncedChanges.ts';

const SCHEMA = 'schema/schema.graphql';

/** A released schema is a promise: nothing is removed unless it was announced half a year before. */
export const releasedSchema: Step = {
  name: 'released schema',
  run: async () => {
    const last = globSync('schema/releases/*.graphql').sort().at(-1);
    const current = readFileSync(SCHEMA, 'utf8');
    const today = systemClock.now().toISOString().slice(0, 10);
    const broken = last ? await unannouncedChanges(readFileSync(last, 'utf8'), current, today) : [];
    const vague = undated(current);
    const output = [
      `Of ${last}, and not yet free to leave; deprecate it with "since <day>, until <day>", or add another beside it:`,
      ...broken,
      'Deprecated without "since <day>, until <day>" half a year apart:',
      ...vague,
    ].join('\n');
    return { ok: broken.length === 0 && vague.length === 0, output };
  },
};
