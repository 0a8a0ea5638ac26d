import { once } from 'node:events';
import { Worker, type WorkerOptions } from 'node:worker_threads';

interface Program extends Pick<WorkerOptions, 'workerData' | 'resourceLimits'> {
  program: URL;
  /** In milliseconds. */
  longest: number;
}

/**
 * Resolves to the first message of a program. Its thread ends then, or in the middle of its work when the time is over.
 */
export async function inThread<Answer>({ program, longest, ...options }: Program): Promise<Answer> {
  const worker = new Worker(program, options);
  try {
    const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(longest) });
    return answer as Answer;
  } finally {
    await worker.terminate();
  }
}
