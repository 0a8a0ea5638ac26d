import { expect, test } from 'vitest';
import type { LiveEvent } from '#server/db/live.ts';
import { liveStream } from '#server/db/liveStream.ts';

test('what was missed comes before an event that arrives while it is read, and only once', async () => {
  let receive: (event: LiveEvent) => void = () => {};
  const stream = await liveStream({
    live: {
      subscribe: (subscriber) => {
        receive = subscriber;
        return () => {};
      },
      ready: async () => {},
    },
    sessionId: 'session',
    pick: (event) => ('notification' in event ? event.notification : null),
    missed: async () => {
      for (const notification of ['second', 'third']) receive({ notification, user: 'seeker' });
      return ['first', 'second'];
    },
    read: async (id) => id,
  });
  receive({ notification: 'fourth', user: 'seeker' });
  const received = [];
  for await (const id of stream) {
    received.push(id);
    if (id === 'fourth') receive({ ended: 'session' });
  }
  expect(received).toEqual(['first', 'second', 'third', 'fourth']);
});
