import { expect, test } from 'vitest';
import type { LiveEvent } from '#server/db/live.ts';
import { liveStream } from '#server/db/liveStream.ts';

type Receive = (notification: string) => void;

async function opened(missed: (receive: Receive) => string[] = () => []) {
  let tell: (event: LiveEvent) => void = () => {};
  const receive: Receive = (notification) => tell({ notification, user: 'seeker' });
  const stream = await liveStream({
    live: {
      subscribe: (subscriber) => {
        tell = subscriber;
        return () => {};
      },
      ready: async () => {},
    },
    sessionId: 'session',
    pick: (event) => ('notification' in event ? event.notification : null),
    missed: async () => missed(receive),
    read: async (id) => id,
  });
  return { stream, receive, end: () => tell({ ended: 'session' }) };
}

test('what was missed comes before an event that arrives while it is read, and only once', async () => {
  const { stream, receive, end } = await opened((meanwhile) => {
    for (const id of ['second', 'third']) meanwhile(id);
    return ['first', 'second'];
  });
  receive('fourth');
  const received = [];
  for await (const id of stream) {
    received.push(id);
    if (id === 'fourth') end();
  }
  expect(received).toEqual(['first', 'second', 'third', 'fourth']);
});

test('for a client that does not read, a hundred events wait, and later ones are dropped', async () => {
  const { stream, receive, end } = await opened();
  const ids = Array.from({ length: 150 }, (_, at) => `event ${at}`);
  ids.forEach(receive);
  const received = [];
  for await (const id of stream) {
    received.push(id);
    if (received.length === 100) receive('last');
    if (received.length === 101) end();
  }
  expect(received).toEqual([...ids.slice(0, 100), 'last']);
});
