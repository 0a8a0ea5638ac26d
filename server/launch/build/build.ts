import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fingerprint } from './fingerprint.ts';
import { compress } from './compress.ts';

const STAMP = 'dist/.built-from';

/** Builds both sides unless what stands in dist/ was built from these very sources. */
export async function build({ force = false } = {}): Promise<void> {
  const sources = await fingerprint();
  if (!force && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  process.stdout.write('Building …\n');
  await vite();
  await compress('dist/client');
  await mkdir('dist', { recursive: true });
  await writeFile(STAMP, sources);
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
