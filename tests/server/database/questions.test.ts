import { expect, test } from 'vitest';
import { Gone } from '#server/db/questions.ts';
import { theApp } from '#tests/support/app.ts';

test('a client that disconnects while queued does not delay others', async () => {
  const { services } = await theApp();
  const { questions } = services.database;
  const gone = AbortSignal.abort();
  for (let time = 0; time < 3; time += 1)
    await expect(questions.within(() => Promise.resolve(), { gone })).rejects.toThrow(Gone);
  const result = await questions.within((ask) => ask('select 1 as one', []));
  expect(result).toEqual([{ one: 1 }]);
});
