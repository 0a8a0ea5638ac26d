import { readEvents } from './readEvents.ts';

const SECOND = 1_000;
/** The server sends a keep-alive message every 12 seconds. */
const SILENCE = 40 * SECOND;
const LONGEST_WAIT = 30 * SECOND;

export interface LiveOptions {
  /** One connection per browser and name: the tab that holds it passes events to the others. */
  name: string;
  connect: (signal: AbortSignal) => Promise<Response>;
  /** The delay before connecting. Events from other tabs arrive from the start. */
  delay: number;
  /** The server does not resend what happened before the first connection, so that counts as a gap too. */
  catchesUpAtFirst?: boolean;
  /** Called in every tab with an event's data. */
  onData: (data: unknown) => void;
  /** Events may have been missed. */
  onGap: () => void;
  /** The server rejects this user: the session is over. */
  onRefused: (response: unknown) => void;
}

type Message = { data: unknown } | { gap: true };

type Deliver = (message: Message) => void;

const open = new Set<Deliver>();

/** Something changed here that causes no event, so the other tabs should refetch. */
export function notifyOtherTabs(): void {
  for (const post of open) post({ gap: true });
}

/**
 * Keeps a stream open until stopped. Browsers allow six connections per site, so only one tab holds the stream; when
 * it closes, another takes over.
 */
export function openLiveStream(options: LiveOptions): () => void {
  const { name, onData, onGap } = options;
  const stop = new AbortController();
  const channel = typeof BroadcastChannel === 'function' ? new BroadcastChannel(name) : null;
  const post: Deliver | undefined = channel?.postMessage.bind(channel);
  const handle = (message: Message) => ('data' in message ? onData(message.data) : onGap());
  const broadcast = (message: Message) => {
    handle(message);
    post?.(message);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => handle(data));
  if (post) open.add(post);
  const hold = () => keepConnected(options, stop.signal, broadcast);
  const timer = setTimeout(() => connectWhenFree(name, stop.signal, hold, onGap), options.delay);
  return () => {
    clearTimeout(timer);
    stop.abort();
    if (post) open.delete(post);
    channel?.close();
  };
}

/** Takes the connection now, or when the tab that has it closes. A late start may have missed events, hence the gap. */
function connectWhenFree(
  name: string,
  signal: AbortSignal,
  hold: () => Promise<void>,
  onGap: () => void,
): void {
  // Without locks (on an insecure origin) every tab has its own connection.
  if (!navigator.locks) return void hold();
  const wait = () => navigator.locks.request(name, { signal }, hold).catch(() => undefined);
  void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    if (signal.aborted) return undefined;
    if (lock) return hold();
    onGap();
    void wait();
    return undefined;
  });
}

async function keepConnected(
  { connect, onRefused, catchesUpAtFirst = false }: LiveOptions,
  stopped: AbortSignal,
  broadcast: (message: Message) => void,
): Promise<void> {
  let failures = 0;
  let mayHaveMissed = catchesUpAtFirst;
  while (!stopped.aborted) {
    const line = new AbortController();
    const cut = () => line.abort();
    stopped.addEventListener('abort', cut, { once: true });
    let watchdog = setTimeout(cut, SILENCE);
    const sign = () => {
      clearTimeout(watchdog);
      watchdog = setTimeout(cut, SILENCE);
    };
    try {
      const response = await connect(line.signal);
      if (response.status === 401) return onRefused(await response.json().catch(() => null));
      if (!response.ok || !response.body) throw new Error(`status ${response.status}`);
      failures = 0;
      if (mayHaveMissed) broadcast({ gap: true });
      mayHaveMissed = true;
      for await (const event of readEvents(response.body, sign)) {
        if (event.name === 'next') broadcast({ data: JSON.parse(event.data) as unknown });
      }
    } catch {
      failures += 1;
    } finally {
      clearTimeout(watchdog);
      stopped.removeEventListener('abort', cut);
      line.abort();
    }
    if (!stopped.aborted) await pause(failures, stopped);
  }
}

/** Randomized, so that not all clients reconnect at the same moment. */
function pause(failures: number, stopped: AbortSignal): Promise<void> {
  const wait = Math.min(SECOND * 2 ** failures, LONGEST_WAIT) * (0.5 + Math.random() / 2);
  return new Promise((goOn) => {
    const end = () => {
      clearTimeout(timer);
      stopped.removeEventListener('abort', end);
      goOn();
    };
    const timer = setTimeout(end, wait);
    stopped.addEventListener('abort', end);
  });
}
