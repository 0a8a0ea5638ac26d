import type { Live, LiveEvent } from './live.ts';

/** The limit for a client that does not read. Further items are dropped; the next one brings the current state. */
const MOST_WAITING = 100;

interface StreamOptions<Item, Payload> {
  live: Pick<Live, 'subscribe' | 'ready'>;
  /** The stream ends with this session. */
  sessionId: string;
  /** The item of an event for this subscriber; null if the event does not concern them. */
  pick: (event: LiveEvent) => Item | null;
  /** Read once listening has begun and sent first: an event in between arrives twice rather than never. */
  missed?: () => Promise<readonly Item[]>;
  /** The payload to send; null if the subscriber may no longer see it. */
  read: (item: Item) => Promise<Payload | null>;
}

/** What a subscriber gets until the client disconnects or the session ends. */
export async function liveStream<Item, Payload>({
  live,
  sessionId,
  pick,
  missed,
  read,
}: StreamOptions<Item, Payload>): Promise<AsyncIterable<Payload>> {
  const queue = new Queue<Item>();
  const leave = live.subscribe((event) => {
    const item = pick(event);
    if (item !== null) queue.put(item);
    if ('ended' in event && event.ended === sessionId) queue.end();
    // Events may have been missed. Ending the stream makes the client reconnect and fetch the state again.
    if ('resumed' in event) queue.end();
  });
  await live.ready();
  if (missed) queue.putFirst(await missed());
  return iterate(queue, leave, read);
}

function iterate<Item, Payload>(
  queue: Queue<Item>,
  leave: () => void,
  read: (item: Item) => Promise<Payload | null>,
): AsyncIterableIterator<Payload> {
  const done = { done: true, value: undefined } as const;
  const next = async (): Promise<IteratorResult<Payload>> => {
    const item = await queue.take();
    if (item === undefined) {
      leave();
      return done;
    }
    const value = await read(item);
    return value === null ? next() : { done: false, value };
  };
  const iterator: AsyncIterableIterator<Payload> = {
    next,
    return: async () => {
      leave();
      queue.end();
      return done;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

/** A queue with one consumer. */
class Queue<Item> {
  private items: Item[] = [];
  private isEnded = false;
  private wake: (() => void) | undefined;

  put(item: Item): void {
    if (this.items.length < MOST_WAITING) this.items.push(item);
    this.wake?.();
  }

  /** Puts the items before those that have arrived meanwhile. An item that is among both comes once. */
  putFirst(items: readonly Item[]): void {
    this.items = [...new Set([...items, ...this.items])];
    this.wake?.();
  }

  end(): void {
    this.isEnded = true;
    this.wake?.();
  }

  /** Undefined once the queue has ended. */
  async take(): Promise<Item | undefined> {
    while (this.items.length === 0 && !this.isEnded)
      await new Promise<void>((resolve) => (this.wake = resolve));
    return this.isEnded ? undefined : this.items.shift();
  }
}
