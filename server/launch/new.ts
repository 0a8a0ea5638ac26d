import { makeNew } from './new/kinds.ts';
import { NewRefused } from './new/names.ts';

try {
  const { written, toDo } = makeNew(process.argv[2], process.argv[3]);
  const files = written.map((file) => `  ${file}`).join('\n');
  const rest = toDo.map(({ file, what }) => `  ${file}\n    ${what}`).join('\n');
  process.stdout.write(`Written:\n${files}\n\nNow do by hand:\n${rest}\n`);
} catch (error) {
  if (!(error instanceof NewRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
