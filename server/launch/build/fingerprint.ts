import { createHash } from 'node:crypto';
import { glob, stat } from 'node:fs/promises';

const SOURCES = [
  'client/**/*',
  'server/**/*',
  'schema/**/*',
  'docs/api/**/*',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
];

/** Names, sizes and modification times of all sources: quick to compute, and different after any edit or checkout. */
export async function fingerprint(): Promise<string> {
  const files: string[] = [];
  for await (const file of glob(SOURCES)) files.push(file);
  const facts = await Promise.all(
    files.sort().map(async (file) => {
      const { size, mtimeMs, isFile } = await stat(file).then((s) => ({
        size: s.size,
        mtimeMs: s.mtimeMs,
        isFile: s.isFile(),
      }));
      return isFile ? `${file} ${size} ${mtimeMs}` : '';
    }),
  );
  return createHash('sha256').update(facts.join('\n')).digest('hex');
}
