import type { LiveEvent } from '#server/db/live.ts';
import type { Context } from '#server/graphql/context.ts';
import type { BulkUploadPayload } from './bulkUpload.payloads.ts';
import { theBulkUpload } from './bulkUpload.service.ts';

/** Yields the upload now and whenever it progresses; ends with the last row. */
export async function bulkUploadProgress(
  ctx: Context,
  id: string,
): Promise<AsyncIterable<BulkUploadPayload>> {
  const { viewer, services } = ctx;
  const changed = new Changed();
  const wanted = id.toLowerCase();
  const leave = services.live.subscribe((event: LiveEvent) => {
    if ('bulkUpload' in event && event.bulkUpload === wanted) changed.say();
    if ('ended' in event && event.ended === viewer!.sessionId) changed.end();
    if ('resumed' in event) changed.say();
  });
  try {
    // Read after subscribing, so that no change in between is missed.
    await services.live.ready();
    await theBulkUpload(ctx, id);
  } catch (error) {
    leave();
    throw error;
  }
  return stream(ctx, id, changed, leave);
}

function stream(
  ctx: Context,
  id: string,
  changed: Changed,
  leave: () => void,
): AsyncIterableIterator<BulkUploadPayload> {
  const end = () => {
    leave();
    changed.end();
    return { done: true, value: undefined } as const;
  };
  let isOver = false;
  const iterator: AsyncIterableIterator<BulkUploadPayload> = {
    next: async () => {
      if (isOver || !(await changed.next())) return end();
      const upload = await theBulkUpload(ctx, id);
      isOver = !['pending', 'running'].includes(upload.status);
      return { done: false, value: { upload } };
    },
    return: async () => end(),
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}

/** Merges notifications: several changes since the last read cause one read. */
class Changed {
  private isNews = true;
  private isEnded = false;
  private wake: (() => void) | undefined;

  say(): void {
    this.isNews = true;
    this.wake?.();
  }

  end(): void {
    this.isEnded = true;
    this.wake?.();
  }

  /** Resolves to false when nothing more will follow. */
  async next(): Promise<boolean> {
    while (!this.isNews && !this.isEnded)
      await new Promise<void>((resolve) => (this.wake = resolve));
    this.isNews = false;
    return !this.isEnded;
  }
}
