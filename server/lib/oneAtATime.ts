const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs work with the same key one at a time within this process, so that a caller who asks for much at once waits, and
 * all others do not. Between processes, a unique index decides.
 */
export async function oneAtATime<Done>(key: string, work: () => Promise<Done>): Promise<Done> {
  const before = underWay.get(key);
  const mine = (async () => {
    await before?.catch(() => undefined);
    return work();
  })();
  underWay.set(key, mine);
  try {
    return await mine;
  } finally {
    if (underWay.get(key) === mine) underWay.delete(key);
  }
}
