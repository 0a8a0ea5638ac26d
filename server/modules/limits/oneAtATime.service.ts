const underWay = new Map<string, Promise<unknown>>();

/**
 * What has the same key comes one after the other in this process. The unique index decides between processes; this
 * keeps those who would only wait for it from holding every connection meanwhile.
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
