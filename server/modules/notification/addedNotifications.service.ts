import type { Context } from '#server/graphql/context.ts';
import type { LiveEvent } from '#server/db/live.ts';
import type { NotificationPayload } from './notification.payloads.ts';
import { BY_IDS, SINCE } from './notification.reads.ts';

/**
 * The limit for a client that does not read. Further notifications are dropped; the next one brings the right unread
 * count.
 */
const MOST_WAITING = 100;

/** The caller's new notifications, until the client disconnects or the session ends. */
export async function notificationsAdded(
  ctx: Context,
  since: Date | null | undefined,
): Promise<AsyncIterable<NotificationPayload>> {
  const { services } = ctx;
  const { userId, sessionId } = ctx.viewer!;
  const queue = new Queue<string>();
  const leave = services.live.listen((event: LiveEvent) => {
    if ('notification' in event && event.user === userId) queue.put(event.notification);
    if ('ended' in event && event.ended === sessionId) queue.end();
    // Events may have been missed. Ending the stream makes the client reconnect and fetch the count again.
    if ('resumed' in event) queue.end();
  });
  await services.live.ready();
  if (since) {
    // Read after listening began: a notification in between arrives twice rather than never.
    const missed = await services.database.read(SINCE, [userId, since]);
    for (const { id } of missed) queue.put(id);
  }
  return stream(ctx, userId, queue, leave);
}

function stream(
  { services }: Context,
  userId: string,
  queue: Queue<string>,
  leave: () => void,
): AsyncIterableIterator<NotificationPayload> {
  const done = { done: true, value: undefined } as const;
  const next = async (): Promise<IteratorResult<NotificationPayload>> => {
    const id = await queue.take();
    if (id === undefined) {
      leave();
      return done;
    }
    const [notification] = await services.database.read(BY_IDS, [userId, [id]]);
    return notification ? { done: false, value: { notification, viewer: { id: userId } } } : next();
  };
  const iterator: AsyncIterableIterator<NotificationPayload> = {
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
  private readonly items: Item[] = [];
  private isEnded = false;
  private wake: (() => void) | undefined;

  put(item: Item): void {
    if (this.items.length < MOST_WAITING) this.items.push(item);
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
