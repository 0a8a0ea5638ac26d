import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';

const MB = 1024 * 1024;
const LIMITS = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8, stackSizeMb: 4 };
/**
 * On top of what the process uses itself. Buffers lie outside the heap, where no limit of Node
 * counts them.
 */
const MOST_MEMORY = process.memoryUsage.rss() + 96 * MB;
/** Processor time in microseconds, so that a busy machine does not fail a short document. */
const MOST_WORK = 10_000_000;
const CHECK_EVERY = 10;
/**
 * A niceness at which the process gets about a third of the processor time of a request. With less,
 * it would never finish on a busy machine.
 */
const BEHIND_REQUESTS = 5;

const [path, mediaType] = process.argv.slice(2);
const end = () => process.kill(process.pid, 'SIGKILL');

// Ignores the signals that a terminal or a service manager sends to all processes of a group. This process ends when
// its parent does.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.once('disconnect', end);
setPriority(BEHIND_REQUESTS);

// The reading happens in a worker thread, so that this thread can watch it.
setInterval(() => {
  const { user, system } = process.cpuUsage();
  if (process.memoryUsage.rss() > MOST_MEMORY || user + system > MOST_WORK) end();
}, CHECK_EVERY);

const program = new URL(`./textWorker${extname(import.meta.filename)}`, import.meta.url);
const worker = new Worker(program, { workerData: { path, mediaType }, resourceLimits: LIMITS });
worker.once('message', say);
worker.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code?.endsWith('MODULE_NOT_FOUND')) throw error;
  say(null);
});

/** The text of the document; null if there is none. */
function say(text: string | null): void {
  process.send!(text);
}
