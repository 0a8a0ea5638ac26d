import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const UNPACK = `
  import chromium from '@sparticuz/chromium';
  await chromium.executablePath();
`;

/**
 * The browser of the npm package, unpacked once per machine. The package itself unpacks into the temporary folder and
 * trusts the files it finds there. Unpacking into a separate folder that is moved into place at the end keeps two
 * simultaneous runs from finding half a file.
 */
export async function bundledChromium() {
  if (process.platform !== 'linux') return undefined;
  const { version } = JSON.parse(readFileSync(packageFile(), 'utf8')) as { version: string };
  const folder = join(tmpdir(), `kaamyab-chromium-${version}-${userInfo().username}`);
  if (!existsSync(folder)) await unpack(folder);
  const fonts = existsSync('/etc/fonts') ? {} : { FONTCONFIG_PATH: join(folder, 'fonts') };
  return { executablePath: join(folder, 'chromium'), env: { ...process.env, ...fonts } };
}

async function unpack(folder: string) {
  const fresh = `${folder}.${process.pid}`;
  await mkdir(fresh, { recursive: true });
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', UNPACK], {
    cwd: dirname(import.meta.dirname),
    env: { ...process.env, TMPDIR: fresh },
  });
  await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
}

function packageFile(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  return join(dirname(dirname(entry)), 'package.json');
}
