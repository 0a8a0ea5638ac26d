import { cp, mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';

const SOURCES = ['client', 'server', 'schema', 'docs', 'package.json', 'package-lock.json'];
const CONFIGS = ['tsconfig.json', 'vite.config.ts', 'vitest.config.ts', 'codegen.ts'];

/** A copy of the sources in which a test may edit them; packages are shared. */
export async function treeCopy(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'kaamyab-tree-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  for (const name of [...SOURCES, ...CONFIGS])
    await cp(name, join(folder, name), { recursive: true });
  // Linked one by one: Vite's cache between them must not be shared with the original.
  const packages = join(folder, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name !== '.vite') await symlink(resolve('node_modules', name), join(packages, name));
  }
  return folder;
}
