// @ts-check
// The only plain JavaScript: it runs on the Node that the machine has, before anything is installed.
// It installs what is missing, then hands over to the pinned Node and a command beside it.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const top = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const command = process.argv[2] ?? 'start';
const rest = process.argv.slice(3);

process.chdir(top);
endWithShell();
install();
process.env['PATH'] = `${join(top, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`;
const script = join(top, 'server', 'launch', `${command}.ts`);
/** Enough for the short-lived objects of a request; V8 would take eight times as much memory and keep it. */
const LEAN = '--max-semi-space-size=16';
if (Number(process.versions.node.split('.')[0]) >= 24 && process.execArgv.includes(LEAN)) {
  process.argv = [process.argv[0] ?? 'node', script, ...rest];
  await import(script);
} else {
  handOver();
}

/**
 * npm sends SIGTERM only to the shell that started us, which exits without passing it on. So we watch for a new parent
 * process.
 */
function endWithShell() {
  if (!process.env['npm_lifecycle_event']) return;
  const shell = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === shell) return;
    // Only once: a second signal would end this process before the command that it started.
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, 200).unref();
}

function install() {
  const stamp = join(top, 'node_modules', '.kaamyab-installed');
  const lock = readFileSync(join(top, 'package-lock.json'));
  const wanted = createHash('sha256').update(lock).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  if (isInstalled(lock)) return writeFileSync(stamp, wanted);
  console.log('Installing packages. This takes a minute or two the first time…');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: it would remove all packages and install them again.
  const done = spawnSync(
    npm,
    ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    { stdio: 'inherit' },
  );
  if (done.status !== 0) {
    console.error(
      'The packages could not be installed. The message from npm above says why. Check the network, then try again.',
    );
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}

/**
 * Whether `npm ci` or `npm install` has left every package of the lock file.
 *
 * @param {Buffer} lock
 */
function isInstalled(lock) {
  const left = join(top, 'node_modules', '.package-lock.json');
  if (!existsSync(left) || !existsSync(join(top, 'node_modules', '.bin', 'node'))) return false;
  const found = JSON.parse(readFileSync(left, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(lock.toString()).packages).filter(
    ([folder]) => folder !== '',
  );
  return wanted.every(([folder, { version, optional }]) => {
    const there = found[folder];
    return there ? there.version === version : optional;
  });
}

function handOver() {
  const node = join(top, 'node_modules', '.bin', 'node');
  const words = [LEAN, script, ...rest];
  const child = spawn(node, words, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  // Servers treat a repeated signal as one. Other commands get Ctrl-C directly from the terminal, so it is not passed
  // on.
  const serves = ['start', 'worker', 'dev'].includes(command);
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => (serves || signal !== 'SIGINT') && child.kill(signal));
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGTERM' ? 143 : 1)));
}
