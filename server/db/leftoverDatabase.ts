import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * After a `kill -9` of the application, its database keeps running without a parent. It is stopped here (its own
 * recovery keeps every committed row), unless it belongs to another server process that is still alive.
 */
export async function stopLeftoverDatabase(directory: string): Promise<void> {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  if (!isDatabase(pid, directory)) return rm(file, { force: true });
  if (hasLivingParent(pid)) {
    throw new Error(
      `Kaamyab is running already with the data in ${directory}. Stop it first, or set DATA_DIR to another folder.`,
    );
  }
  process.kill(pid, 'SIGINT');
  for (let tries = 0; isAlive(pid); tries += 1) {
    if (tries === 100) process.kill(pid, 'SIGQUIT');
    if (tries === 200)
      throw new Error(`The old database process ${pid} does not end; end it by hand.`);
    await wait(50);
  }
}

/** The port of a database that belongs to a running server, once it accepts connections. */
export function runningPort(directory: string): number | undefined {
  const file = join(directory, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  const isThere = isDatabase(pid, directory) && hasLivingParent(pid);
  return isThere && lines[7]?.trim() === 'ready' ? port : undefined;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

function isDatabase(pid: number, directory: string): boolean {
  if (!Number.isInteger(pid) || pid <= 1 || !isAlive(pid)) return false;
  const words = about(pid, 'args');
  return words.includes('postgres') && words.includes(directory);
}

function hasLivingParent(pid: number): boolean {
  const parent = Number(about(pid, 'ppid'));
  return parent > 1 && about(parent, 'args').includes('node');
}

function about(pid: number, what: 'args' | 'ppid'): string {
  try {
    if (existsSync('/proc/self/status')) {
      return what === 'args'
        ? readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
        : (/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? '');
    }
    return execFileSync('ps', ['-o', `${what}=`, '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}
