import type { Context, Viewer } from '#server/graphql/context.ts';
import type { RequestInfo } from '#server/graphql/createContext.ts';
import { endedSessions } from '#server/modules/account/endedSessions.service.ts';
import type { Services } from '#server/services.ts';

/** A browser needs one stream for all its tabs. */
const MOST_OF_ONE_PERSON = 10;
const MOST = 10_000;
/** The session of a suspended user still exists, so open streams are checked this often. */
const CHECK_EVERY = 15_000;

interface Stream {
  viewer: Viewer;
  info: RequestInfo;
  end: () => void;
}

/** Every stream of this process: how many there are, whose, and until when. */
export class OpenStreams {
  private readonly streams = new Map<string, Stream>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly services: Services) {
    this.timer = setInterval(() => void this.endInvalid(), CHECK_EVERY).unref();
  }

  get count(): number {
    return this.streams.size;
  }

  hasRoom({ userId }: Viewer): boolean {
    if (this.streams.size >= MOST) return false;
    const own = [...this.streams.values()].filter(({ viewer }) => viewer.userId === userId);
    return own.length < MOST_OF_ONE_PERSON;
  }

  add({ requestId, viewer }: Context, info: RequestInfo, end: () => void): () => void {
    // Later checks of the stream belong to no request: they are not counted, and do not keep the session from becoming
    // idle.
    const asked = { ...info, isBackground: true, onCounted: undefined };
    this.streams.set(requestId, { viewer: viewer!, info: asked, end });
    return () => this.streams.delete(requestId);
  }

  requestInfoOf({ requestId }: Context): RequestInfo {
    return this.streams.get(requestId)?.info ?? { requestId, ip: '' };
  }

  /** Ends all streams; clients reconnect to another process. */
  close(): void {
    clearInterval(this.timer);
    for (const { end } of this.streams.values()) end();
  }

  /** Ends the streams whose session is no longer valid. */
  async endInvalid(): Promise<void> {
    if (this.streams.size === 0) return;
    const ids = [...this.streams.values()].map(({ viewer }) => viewer.sessionId);
    try {
      const ended = new Set(await endedSessions(this.services, ids));
      for (const { viewer, end } of this.streams.values()) if (ended.has(viewer.sessionId)) end();
    } catch (error) {
      this.services.log.warn({ err: error }, 'open streams could not be checked');
    }
  }
}
