/**
 * Aborted when this process should exit: Ctrl-C, SIGTERM, a closed terminal, or the launcher that started it has
 * ended. Signals often arrive several times, one from the supervisor and one from each process in between. The first
 * one starts the shutdown; the others do not cut it short, as Node's default handlers would.
 */
export function stopSignal(): AbortSignal {
  const asked = new AbortController();
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(reason, () => asked.abort(reason));
  return asked.signal;
}

/** Resolves immediately if the signal has already arrived. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/**
 * Returns the result of the work. If the signal comes first, throws the signal's reason and abandons the work.
 */
export function unlessAborted<Result>(
  signal: AbortSignal | undefined,
  work: Promise<Result>,
): Promise<Result> {
  if (!signal) return work;
  const aborted = untilAborted(signal).then((): never => {
    throw signal.reason;
  });
  return Promise.race([work, aborted]);
}

/** Being asked to stop before starting is not an error. */
export async function exceptAbortion(
  signal: AbortSignal,
  work: () => Promise<void>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!signal.aborted || error !== signal.reason) throw error;
  }
}
