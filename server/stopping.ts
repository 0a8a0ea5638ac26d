/**
 * Aborted when this process should go: Ctrl-C, SIGTERM, a closed terminal, or the launcher that started it is gone. Often
 * several of them come, one from the supervisor and one from each process in between. The first starts the way out, and
 * none of the others cuts it short, as Node's own handlers would.
 */
export function stopSignal(): AbortSignal {
  const asked = new AbortController();
  for (const reason of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.on(reason, () => asked.abort(reason));
  return asked.signal;
}

/** Resolves at once when it has been asked already. */
export function untilAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** The result of the work, unless the signal comes first; then its reason is thrown, and the work is given up. */
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

/** To be asked to stop before one has begun is not an error. */
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
