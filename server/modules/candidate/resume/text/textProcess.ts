import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

const MB = 1024 * 1024;
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };
/** Beyond what the process has of itself: buffers lie outside of the heap, where no limit of Node counts them. */
const MOST_MEMORY = process.memoryUsage.rss() + 96 * MB;
/** Of the processor, in microseconds: a busy machine must not make a long document out of a short one. */
const MOST_WORK = 10_000_000;
const LOOK_EVERY = 10;
/** A third of the processor time that a request gets. With less, a busy machine would never come to the end of it. */
const BEHIND_REQUESTS = 5;

const [path, mediaType] = process.argv.slice(2);
const end = () => process.kill(process.pid, 'SIGKILL');

// A terminal or a service manager signals everybody; we go when the one goes who has asked.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', end);
setPriority(BEHIND_REQUESTS);

// The reading in a thread, so that somebody is left to watch it.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > MOST_MEMORY || user + system > MOST_WORK) end();
}, LOOK_EVERY);

const program = new URL(`./textWorker${extname(import.meta.filename)}`, import.meta.url);
const worker = new Worker(program, { workerData: { path, mediaType }, resourceLimits: LIMITS });
worker.once('message', say);
worker.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code?.endsWith('MODULE_NOT_FOUND')) throw error;
  say(null);
});

/** The text of the document; null when there is none to be had. */
function say(text: string | null): void {
  process.send!(text);
}
