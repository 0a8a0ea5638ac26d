import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.ts';
import { compress } from './compress.ts';
import { whileOthersWait } from './whileOthersWait.ts';

const STAMP = 'dist/.built-from';
const LOCK = 'dist/.building';

/** 'pages' is what browser tests open: the site and what renders it, without the API explorer and the server itself. */
export type Extent = 'complete' | 'pages';

interface BuildOptions {
  force?: boolean;
  extent?: Extent;
}

/**
 * Builds client and server, unless dist/ is up to date and contains at least this much. A site and its worker that are
 * started together must not both empty the folder.
 */
export async function build(options: BuildOptions = {}): Promise<void> {
  if (!options.force && (await isBuilt(options.extent))) return;
  const onWait = () => process.stdout.write('Another process is building…\n');
  await whileOthersWait(LOCK, () => buildUnlessBuilt(options), onWait);
}

async function buildUnlessBuilt({ force, extent = 'complete' }: BuildOptions): Promise<void> {
  if (!force && (await isBuilt(extent))) return;
  const sources = await fingerprint();
  process.stdout.write('Building…\n');
  await vite(extent);
  await compress('dist/client', extent === 'complete' ? 'best' : 'fast');
  await writeFile(STAMP, `${sources} ${extent}`);
}

export async function isBuilt(extent: Extent = 'complete'): Promise<boolean> {
  const sources = await fingerprint();
  const accepted = new Set([`${sources} complete`, `${sources} ${extent}`]);
  return existsSync(STAMP) && accepted.has(readFileSync(STAMP, 'utf8'));
}

async function vite(extent: Extent): Promise<void> {
  const output: string[] = [];
  const child = spawn(
    process.execPath,
    [
      'node_modules/vite/bin/vite.js',
      'build',
      '--app',
      '--logLevel',
      'warn',
      ...(extent === 'pages' ? ['--mode', 'pages'] : []),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  child.stdout.on('data', (chunk) => output.push(String(chunk)));
  child.stderr.on('data', (chunk) => output.push(String(chunk)));
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) {
    process.stderr.write(`${output.join('')}\nThe build failed; the lines above say where.\n`);
    process.exit(1);
  }
}
