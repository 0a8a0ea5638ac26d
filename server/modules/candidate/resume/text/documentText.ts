import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The process gives up sooner by itself, unless it hangs. */
const LONGEST = 60_000;
/** By its memory, its work or from here; an end with a code of its own is a fault of ours. */
const ENDED_BY_FORCE = 128;

/** It lies beside this file, among the sources and in the build; the ending tells which. */
const PROGRAM = fileURLToPath(
  new URL(`./textProcess${extname(import.meta.filename)}`, import.meta.url),
);

let last: Promise<unknown> = Promise.resolve();

/** The text of a document on the disk; null when it has none, cannot be read, or takes too much time or memory. */
export function documentText(path: string, mediaType: string): Promise<string | null> {
  const turn = last.then(() => read(path, mediaType));
  // One at a time: five that are large would be five times as large together.
  last = turn.catch(() => {});
  return turn;
}

/**
 * In a process of its own: the libraries can be led astray by a hostile document, and a heap that overflows takes the
 * whole process along, whatever the limits of a thread say. This one starts and writes nothing.
 */
async function read(path: string, mediaType: string): Promise<string | null> {
  const child = fork(PROGRAM, [path, mediaType], {
    execArgv: ['--permission', '--allow-fs-read=*', '--allow-worker'],
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  const end = () => void child.kill('SIGKILL');
  const timer = setTimeout(end, LONGEST);
  let answer: string | null | undefined;
  child.once('message', (text: string | null) => {
    answer = text;
    end();
  });
  const [code] = (await once(child, 'exit').finally(() => clearTimeout(timer))) as [number | null];
  if (answer !== undefined) return answer && tidied(answer);
  if (code === null || code > ENDED_BY_FORCE) return null;
  throw new Error(`${PROGRAM} ended with code ${code} and read nothing.`);
}

/** Nothing that PostgreSQL cannot store, and no more blanks than a reader needs. */
function tidied(text: string): string | null {
  const tidy = text
    .replaceAll(/[\0\p{Cs}]/gu, '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n ?/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return tidy || null;
}
