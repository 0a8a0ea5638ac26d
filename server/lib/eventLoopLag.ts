import type { Log } from './log.ts';
import { operationsSince, type Operation } from './currentOperation.ts';

const LOOK_EVERY = 20;
/** Whoever asks for anything meanwhile waits as long. */
const WORTH_A_LINE = 200;
/** A flood of them must not be a flood of lines. */
const LINE_EVERY = 5_000;
const MOST_NAMED = 5;

export interface HeldUp {
  milliseconds: number;
  /** What was at work, the newest first: one of them it was. */
  operations: Pick<Operation, 'name' | 'requestId'>[];
  /** How often it was so since the last line, this time included. */
  times: number;
}

interface Moments {
  now: () => number;
  told: (heldUp: HeldUp) => void;
}

/** Called at regular intervals: a call that comes late was held up. */
export function lagWatch({ now, told }: Moments, every = LOOK_EVERY): () => void {
  let last = now();
  let toldAt = -Infinity;
  let times = 0;
  let longest: HeldUp | undefined;
  return () => {
    const moment = now();
    const milliseconds = Math.round(moment - last - every);
    if (milliseconds >= WORTH_A_LINE) {
      times += 1;
      if (milliseconds > (longest?.milliseconds ?? 0))
        longest = { milliseconds, operations: namesSince(last), times };
    }
    last = moment;
    if (!longest || moment - toldAt < LINE_EVERY) return;
    told({ ...longest, times });
    toldAt = moment;
    times = 0;
    longest = undefined;
  };
}

function namesSince(moment: number): HeldUp['operations'] {
  return operationsSince(moment)
    .slice(0, MOST_NAMED)
    .map(({ name, requestId }) => ({ name, ...(requestId !== undefined && { requestId }) }));
}

/** Writes one line when everyone was kept waiting, and names what was at work. */
export function watchEventLoop(log: Log): () => void {
  const look = lagWatch({
    now: () => performance.now(),
    told: (heldUp) => log.warn(heldUp, 'The event loop was held up'),
  });
  const timer = setInterval(look, LOOK_EVERY).unref();
  return () => clearInterval(timer);
}
