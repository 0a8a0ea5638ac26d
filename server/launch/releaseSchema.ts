import { copyFile } from 'node:fs/promises';
import { systemClock } from '../lib/clock.ts';

const today = systemClock.now().toISOString().slice(0, 10);
const release = `schema/releases/${today}.graphql`;

await copyFile('schema/schema.graphql', release);
process.stdout.write(
  `${release} is what partners may rely on from now on; /docs/api tells what it changed.\n`,
);
