import { expect, test } from 'vitest';
import { drawInThread } from '#server/lib/pdf/drawInThread.ts';

const PROGRAM = new URL(
  `data:text/javascript,import { parentPort } from 'node:worker_threads';
  parentPort.postMessage(new Uint8Array(1), []);`,
);

test('someone who wants many documents at once does not keep others waiting for theirs', async () => {
  const drawn: string[] = [];
  const draw = async (userId: string) => {
    await drawInThread(PROGRAM, {}, userId);
    drawn.push(userId);
  };
  await Promise.all([draw('Asha'), draw('Asha'), draw('Ravi')]);
  expect(drawn).toEqual(['Asha', 'Ravi', 'Asha']);
});
