import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.ts';
import { compress, type Compression } from './compress.ts';

const STAMP = 'dist/.built-from';

interface BuildOptions {
  force?: boolean;
  /** 'fast' is enough for tests, which do not measure compressed sizes. */
  compression?: Compression;
}

/** Builds client and server, unless dist/ is up to date and compressed at least this well. */
export async function build({ force, compression = 'best' }: BuildOptions = {}): Promise<void> {
  if (!force && (await isBuilt(compression))) return;
  const sources = await fingerprint();
  process.stdout.write('Building …\n');
  await vite();
  await compress('dist/client', compression);
  await mkdir('dist', { recursive: true });
  await writeFile(STAMP, `${sources} ${compression}`);
}

export async function isBuilt(compression: Compression = 'best'): Promise<boolean> {
  const sources = await fingerprint();
  const accepted = new Set([`${sources} best`, `${sources} ${compression}`]);
  return existsSync(STAMP) && accepted.has(readFileSync(STAMP, 'utf8'));
}

async function vite(): Promise<void> {
  const output: string[] = [];
  const child = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--app', '--logLevel', 'warn'],
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
