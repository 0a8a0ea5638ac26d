const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs work with the same key one at a time within this process. The unique index decides between processes; this
 * keeps callers that would only wait for it from using up all connections.
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
