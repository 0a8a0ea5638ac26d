import { Readable } from 'node:stream';

/** Milliseconds: how long a client may read nothing, and how long the whole download may take. */
export const TIMEOUTS_MS = { stalled: 30_000, whole: 10 * 60_000 };

/** Writes only as fast as the client reads. A client that stops reading, or takes too long, is disconnected. */
export function readable(
  pieces: AsyncIterable<string>,
  { stalled, whole }: typeof TIMEOUTS_MS = TIMEOUTS_MS,
): Readable {
  const stream = Readable.from(watched(), { objectMode: false });
  const give = () => void stream.destroy(new Error('The reader took too long'));
  const end = setTimeout(give, whole).unref();
  let waiting: NodeJS.Timeout | undefined;
  stream.once('close', () => [end, waiting].forEach((timer) => clearTimeout(timer)));
  return stream;

  async function* watched() {
    for await (const piece of pieces) {
      waiting = setTimeout(give, stalled).unref();
      yield piece;
      clearTimeout(waiting);
    }
  }
}
