import { existsSync, readFileSync, rmSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopLeftoverDatabase } from '#server/db/leftoverDatabase.ts';

const PREFIX = 'kaamyab-tests-';

/** A temporary folder owned by this process; leftovers of killed runs are removed on the way. */
export async function claimRunFolder(): Promise<string> {
  await sweep();
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`);
  await mkdir(folder);
  process.once('exit', () => release(folder));
  return folder;
}

async function sweep() {
  const names = await readdir(tmpdir());
  const dead = names.filter(
    (name) => name.startsWith(PREFIX) && !isRunning(Number(name.slice(PREFIX.length))),
  );
  await Promise.all(
    dead.map(async (name) => {
      const folder = join(tmpdir(), name);
      await stopLeftoverDatabase(join(folder, 'postgres')).catch(() => {});
      await rm(folder, { recursive: true, force: true, maxRetries: 5 }).catch(() => {});
    }),
  );
}

/** A folder with our own process id that we have not created belonged to an older process. */
function isRunning(pid: number): boolean {
  if (pid === process.pid) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ctrl-C leaves no time for a clean shutdown, and nothing in the folder needs one. */
function release(folder: string) {
  const lock = join(folder, 'postgres', 'postmaster.pid');
  if (existsSync(lock)) {
    end(Number(readFileSync(lock, 'utf8').split('\n')[0]));
    // It removes its lock when it exits; until then it may still write into the folder.
    const pause = new Int32Array(new SharedArrayBuffer(4));
    for (let tries = 0; existsSync(lock) && tries < 150; tries += 1) Atomics.wait(pause, 0, 0, 20);
  }
  rmSync(folder, { recursive: true, force: true });
}

function end(pid: number) {
  try {
    process.kill(pid, 'SIGQUIT');
  } catch {
    // It crashed and left its lock behind.
  }
}
