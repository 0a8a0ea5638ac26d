import type { App } from '#tests/support/app.ts';

const ADDED = `subscription {
  notificationAdded { notification { id title read } viewer { id unreadNotifications } }
}`;

export interface Added {
  notification: { id: string; title: string; read: boolean };
  viewer: { id: string; unreadNotifications: number };
}

/** Reads /graphql/stream event by event, like a browser. */
export class Reader {
  private buffer = '';
  private readonly chunks: AsyncIterator<string>;

  private constructor(
    readonly response: Response,
    private readonly stop: AbortController,
  ) {
    const body = response.body?.pipeThrough(new TextDecoderStream());
    this.chunks = body![Symbol.asyncIterator]() as AsyncIterator<string>;
  }

  static async open(
    app: Pick<App, 'url'>,
    token?: string,
    query = ADDED,
    language = 'en',
  ): Promise<Reader> {
    const stop = new AbortController();
    const response = await fetch(`${app.url}/graphql/stream`, {
      method: 'POST',
      headers: {
        accept: 'text/event-stream',
        'accept-language': language,
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
      signal: stop.signal,
    });
    return new Reader(response, stop);
  }

  get status(): number {
    return this.response.status;
  }

  /** The next event that is not a keep-alive; undefined when the stream has ended. */
  async next(): Promise<
    { event: string; data: { data?: { notificationAdded: Added } } } | undefined
  > {
    for (;;) {
      const end = this.buffer.indexOf('\n\n');
      if (end >= 0) {
        const block = this.buffer.slice(0, end);
        this.buffer = this.buffer.slice(end + 2);
        const event = /^event: (.*)$/m.exec(block)?.[1];
        const data = /^data: (.*)$/m.exec(block)?.[1];
        if (event) return { event, data: data ? JSON.parse(data) : {} };
        continue;
      }
      const chunk = await this.chunks.next();
      if (chunk.done) return undefined;
      this.buffer += chunk.value;
    }
  }

  async added(): Promise<Added | undefined> {
    return (await this.next())?.data.data?.notificationAdded;
  }

  leave() {
    this.stop.abort();
  }
}
