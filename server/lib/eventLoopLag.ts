import type { Log } from './log.ts';
import { operationsSince, type Operation } from './currentOperation.ts';

const CHECK_EVERY = 20;
/** In milliseconds. Requests that arrive meanwhile wait as long. */
const WORTH_A_LINE = 200;
/** Many delays must not cause many log lines. */
const LINE_EVERY = 5_000;
const MOST_NAMED = 5;

export interface Stall {
  milliseconds: number;
  /** The operations in progress, newest first; one of them caused the delay. */
  operations: Pick<Operation, 'name' | 'requestId'>[];
  /** How often it happened since the last line, including this time. */
  times: number;
}

interface LagWatchOptions {
  now: () => number;
  report: (stall: Stall) => void;
}

/** Called at regular intervals: a late call means that the event loop was blocked. */
export function lagWatch({ now, report }: LagWatchOptions, every = CHECK_EVERY): () => void {
  let last = now();
  let reportedAt = -Infinity;
  let times = 0;
  let longest: Stall | undefined;
  return () => {
    const moment = now();
    const milliseconds = Math.round(moment - last - every);
    if (milliseconds >= WORTH_A_LINE) {
      times += 1;
      if (milliseconds > (longest?.milliseconds ?? 0))
        longest = { milliseconds, operations: namesSince(last), times };
    }
    last = moment;
    if (!longest || moment - reportedAt < LINE_EVERY) return;
    report({ ...longest, times });
    reportedAt = moment;
    times = 0;
    longest = undefined;
  };
}

function namesSince(moment: number): Stall['operations'] {
  return operationsSince(moment)
    .slice(0, MOST_NAMED)
    .map(({ name, requestId }) => ({ name, ...(requestId !== undefined && { requestId }) }));
}

/** Logs one line when the event loop was blocked, and names the operations in progress. */
export function watchEventLoop(log: Log): () => void {
  const check = lagWatch({
    now: () => performance.now(),
    report: (stall) => log.warn(stall, 'The event loop was held up'),
  });
  const timer = setInterval(check, CHECK_EVERY).unref();
  return () => clearInterval(timer);
}
