import type { Context } from '#server/graphql/context.ts';
import type { LiveEvent } from '#server/db/live.ts';
import type { Notification } from './notification.entity.ts';
import type { NotificationPayload } from './notification.payloads.ts';
import { BY_IDS, SINCE } from './notification.reads.ts';

/** A reader that does not read: what waits is let go of, and the count tells the truth with the next one. */
const MOST_WAITING = 100;

/** What is told to the caller from now on, until the reader leaves or the session ends. */
export async function notificationsAdded(
  ctx: Context,
  since: Date | null | undefined,
): Promise<AsyncIterable<NotificationPayload>> {
  const { services } = ctx;
  const { userId, sessionId } = ctx.viewer!;
  const waiting = new Waiting<string>();
  const leave = services.live.listen((event: LiveEvent) => {
    if ('notification' in event && event.user === userId) waiting.put(event.notification);
    if ('ended' in event && event.ended === sessionId) waiting.end();
    // Nothing is known to be missed or not; whoever reads asks for the count when the stream begins again.
    if ('resumed' in event) waiting.end();
  });
  await services.live.ready();
  if (since) {
    // After the listening has begun: what comes in between is told twice rather than never.
    const missed = await services.database.read<{ id: string }>(SINCE, [userId, since]);
    for (const { id } of missed) waiting.put(id);
  }
  return stream(ctx, userId, waiting, leave);
}

function stream(
  { services }: Context,
  userId: string,
  waiting: Waiting<string>,
  leave: () => void,
): AsyncIterableIterator<NotificationPayload> {
  const done = { done: true, value: undefined } as const;
  const next = async (): Promise<IteratorResult<NotificationPayload>> => {
    const id = await waiting.take();
    if (id === undefined) {
      leave();
      return done;
    }
    const [notification] = await services.database.read<Notification>(BY_IDS, [userId, [id]]);
    return notification ? { done: false, value: { notification, viewer: { id: userId } } } : next();
  };
  const iterator: AsyncIterableIterator<NotificationPayload> = {
    next,
    return: async () => {
      leave();
      waiting.end();
      return done;
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

/** A line of what has come, and one who waits for it. */
class Waiting<Item> {
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

  /** Undefined when nothing more will come. */
  async take(): Promise<Item | undefined> {
    while (this.items.length === 0 && !this.isEnded)
      await new Promise<void>((resolve) => (this.wake = resolve));
    return this.isEnded ? undefined : this.items.shift();
  }
}
