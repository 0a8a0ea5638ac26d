import { fork } from 'node:child_process';
import { once } from 'node:events';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withFewMarks } from '#schema/validation/text.ts';

/** The process stops earlier on its own, unless it hangs. */
const LONGEST = 60_000;
/** Sent to all processes of a group, and perhaps before the program has begun to ignore them. */
const TO_A_GROUP = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** The exit code of a shell for a program that a signal has ended is higher than this. */
const BY_SIGNAL = 128;

/**
 * Stopped by a limit of memory or processor time, or by us, and so it would be again. Any other exit code is a bug of
 * ours, and a signal to the group says nothing about the document.
 */
export function isEndedByForce(code: number | null, signal: string | null): boolean {
  return code === null ? !TO_A_GROUP.includes(signal ?? '') : code > BY_SIGNAL;
}

/**
 * Next to this file, both in the sources and in the build; the file extension tells which of the
 * two it is.
 */
const PROGRAM = fileURLToPath(
  new URL(`./textProcess${extname(import.meta.filename)}`, import.meta.url),
);

let last: Promise<unknown> = Promise.resolve();

/**
 * The text of a document on disk; null if it has none, cannot be read, or takes too much time or
 * memory.
 */
export function documentText(path: string, mediaType: string): Promise<string | null> {
  const turn = last.then(() => read(path, mediaType));
  // One at a time: five large documents at once would need five times the memory.
  last = turn.catch(() => {});
  return turn;
}

/**
 * In a separate process: a hostile document can mislead the libraries, and a heap overflow kills the whole process,
 * even in a worker thread with limits. The process cannot start other programs or write files.
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
  const [code, signal] = (await once(child, 'exit').finally(() => clearTimeout(timer))) as [
    number | null,
    string | null,
  ];
  if (answer !== undefined) return answer === null ? null : tidied(answer);
  if (isEndedByForce(code, signal)) return null;
  throw new Error(`${PROGRAM} ended with ${signal ?? `code ${code}`} and read nothing.`);
}

/**
 * Removes characters that PostgreSQL cannot store, too many accents, and superfluous white space; tabs, page breaks and
 * columns stay, because they say where something is.
 */
function tidied(text: string): string | null {
  const tidy = withFewMarks(text.replaceAll(/[\0\p{Cs}]/gu, ''))
    .replaceAll(/[^\S\n\t\f\v]+/g, ' ')
    .replaceAll(/ ?([\n\t\f\v]) ?/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return tidy || null;
}
