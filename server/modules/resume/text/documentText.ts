import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { TEXT_WORKER } from './textWorker.ts';

const MB = 1024 * 1024;
const LIMITS = { maxOldGenerationSizeMb: 192, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 };
/** What lies outside of the thread's own heap: buffers, which no limit of Node counts. */
const MOST_BUFFERS = 320 * MB;
const LOOK_EVERY = 20;
const LONGEST = 20_000;
const MOST_LETTERS = 200_000;

/** Where the libraries are found from; a thread of evaluated text stands nowhere. */
const { resolve } = createRequire(import.meta.url);
const MODULES = Object.fromEntries(
  ['unpdf', 'word-extractor', 'mammoth'].map((name) => [name, pathToFileURL(resolve(name)).href]),
);

/** The text of a document on the disk; null when it has none, cannot be read, or takes too much time or memory. */
export function documentText(path: string, mediaType: string): Promise<string | null> {
  const worker = new Worker(TEXT_WORKER, {
    eval: true,
    workerData: { path, mediaType, most: MOST_LETTERS, modules: MODULES },
    resourceLimits: LIMITS,
    env: {},
    stdout: true,
    stderr: true,
  });
  const before = process.memoryUsage.rss();
  const end = () => void worker.terminate();
  const watch = setInterval(() => {
    if (process.memoryUsage.rss() - before > MOST_BUFFERS) end();
  }, LOOK_EVERY);
  const timer = setTimeout(end, LONGEST);
  return new Promise<string | null>((found) => {
    worker.once('message', ({ text }: { text?: string }) => {
      found(text === undefined ? null : tidied(text));
      end();
    });
    worker.once('error', () => found(null));
    worker.once('exit', () => found(null));
  }).finally(() => {
    clearInterval(watch);
    clearTimeout(timer);
  });
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
