import { expect, test, vi } from 'vitest';
import { drawInThread } from '#server/lib/pdf/drawInThread.ts';

vi.mock('#server/lib/inThread.ts', () => ({ inThread: async () => new Uint8Array(1) }));

const PROGRAM = new URL('file:///a/program.ts');

test('someone who wants many documents at once does not keep others waiting for theirs', async () => {
  const drawn: string[] = [];
  const draw = async (userId: string) => {
    await drawInThread(PROGRAM, {}, userId);
    drawn.push(userId);
  };
  await Promise.all([draw('Asha'), draw('Asha'), draw('Asha'), draw('Ravi')]);
  expect(drawn).toEqual(['Asha', 'Ravi', 'Asha', 'Asha']);
});
