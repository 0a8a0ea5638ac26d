import { rmSync } from 'node:fs';
import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { systemClock } from '#server/lib/clock.ts';

const SIGN_OF_LIFE = 1_000;
/** A file without a sign of life for so long belongs to a process that was killed. */
const ABANDONED = 10_000;
const LOOK_AGAIN = 100;

/** Runs the work while no other process does, in a folder that they share. The file says that one is working. */
export async function whileOthersWait<Done>(
  file: string,
  work: () => Promise<Done>,
  onWait = () => {},
): Promise<Done> {
  await mkdir(dirname(file), { recursive: true });
  for (let turn = 0; !(await isCreated(file)); turn += 1) {
    if (turn === 0) onWait();
    if (await isAbandoned(file)) await rm(file, { force: true });
    else await wait(LOOK_AGAIN);
  }
  const alive = setInterval(() => {
    const now = systemClock.now();
    utimes(file, now, now).catch(() => {});
  }, SIGN_OF_LIFE);
  const remove = () => rmSync(file, { force: true });
  // A failed build ends the process.
  process.once('exit', remove);
  try {
    return await work();
  } finally {
    clearInterval(alive);
    process.off('exit', remove);
    remove();
  }
}

async function isCreated(file: string): Promise<boolean> {
  try {
    await writeFile(file, '', { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
}

async function isAbandoned(file: string): Promise<boolean> {
  const found = await stat(file).catch(() => null);
  return found !== null && systemClock.now().getTime() - found.mtimeMs > ABANDONED;
}
