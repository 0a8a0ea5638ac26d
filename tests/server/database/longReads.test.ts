import { expect, test } from 'vitest';
import { ClientGone } from '#server/db/longReads.ts';
import { theApp } from '#tests/support/app.ts';

test('a client that disconnects while queued does not delay others', async () => {
  const { services } = await theApp();
  const { longReads } = services.database;
  const gone = AbortSignal.abort();
  for (let time = 0; time < 3; time += 1)
    await expect(longReads.within(() => Promise.resolve(), { gone })).rejects.toThrow(ClientGone);
  const result = await longReads.within((ask) => ask('select 1 as one', []));
  expect(result).toEqual([{ one: 1 }]);
});
