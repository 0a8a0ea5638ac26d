import { makeNoun, NounRefused } from './noun/makeNoun.ts';

try {
  const { files, toAdd } = makeNoun(process.argv[2]);
  const made = files.map((file) => `  ${file}`).join('\n');
  const rest = toAdd.map(({ file, line }) => `  ${file}\n    ${line}`).join('\n');
  process.stdout.write(`Made:\n${made}\n\nNow add, by hand:\n${rest}\n`);
} catch (error) {
  if (!(error instanceof NounRefused)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
