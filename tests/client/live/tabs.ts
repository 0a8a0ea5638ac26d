import { vi } from 'vitest';
import { openLiveStream, type LiveOptions } from '#client/lib/live/openLiveStream.ts';

type LockCallback = (lock: object | null) => unknown;
interface LockOptions {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}

/** The browser's locks: one holder per name, the others wait in line. */
function fakeLocks() {
  const holders = new Set<string>();
  const waiting: [string, () => void][] = [];
  const hold = async (name: string, held: LockCallback) => {
    holders.add(name);
    await held({});
    holders.delete(name);
    const next = waiting.findIndex(([other]) => other === name);
    if (next >= 0) waiting.splice(next, 1)[0]![1]();
  };
  const request = (name: string, { ifAvailable, signal }: LockOptions, held: LockCallback) => {
    if (!holders.has(name)) return hold(name, held);
    if (ifAvailable) return Promise.resolve(held(null));
    return new Promise<void>((resolve, reject) => {
      const turn: [string, () => void] = [name, () => void hold(name, held).then(resolve, reject)];
      waiting.push(turn);
      signal?.addEventListener('abort', () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(new Error('aborted'));
      });
    });
  };
  return { request };
}

class FakeChannel extends EventTarget {
  static open = new Set<FakeChannel>();
  readonly name: string;
  constructor(name: string) {
    super();
    this.name = name;
    FakeChannel.open.add(this);
  }
  postMessage(data: unknown) {
    for (const other of FakeChannel.open)
      if (other !== this && other.name === this.name)
        other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close() {
    FakeChannel.open.delete(this);
  }
}

/** A tab that runs the same code in its own window: its messages, and a way to send. */
export function anotherTab(name: string) {
  const channel = new FakeChannel(name);
  const posted: unknown[] = [];
  channel.addEventListener('message', (event) => posted.push((event as MessageEvent).data));
  return { said: posted, say: channel.postMessage.bind(channel) };
}

export const withLocks = () => vi.stubGlobal('navigator', { locks: fakeLocks() });
export const withoutLocks = () => vi.stubGlobal('navigator', {});
export function withChannels() {
  FakeChannel.open.clear();
  vi.stubGlobal('BroadcastChannel', FakeChannel);
}
export const withoutChannels = () => vi.stubGlobal('BroadcastChannel', undefined);

/** Streams need a turn of the event loop; only the timers are fake. */
export async function advance(milliseconds = 0) {
  await vi.advanceTimersByTimeAsync(milliseconds);
  for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export const next = (data: unknown) => `event: next\ndata: ${JSON.stringify(data)}\n\n`;

/** A connection to which the test can write and which it can end. */
export function fakeServer() {
  const lines: { signal: AbortSignal; write: (text: string) => void; end: () => void }[] = [];
  const server = { lines, answer: undefined as (() => Response) | undefined };
  const connect = async (signal: AbortSignal): Promise<Response> => {
    let stream!: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (stream = controller),
    });
    signal.addEventListener('abort', () => stream.error(new Error('aborted')));
    const write = (text: string) => stream.enqueue(new TextEncoder().encode(text));
    lines.push({ signal, write, end: () => stream.close() });
    return server.answer?.() ?? new Response(body);
  };
  return { ...server, connect, refuseWith: (answer?: () => Response) => (server.answer = answer) };
}

/** A tab of the browser, and the events it received. */
export function openTab(
  connect: (signal: AbortSignal) => Promise<Response>,
  name = 'line',
  more: Pick<LiveOptions, 'catchesUpAtFirst'> = {},
) {
  const received: unknown[] = [];
  const refused: unknown[] = [];
  const close = openLiveStream({
    name,
    delay: 2_000,
    connect,
    onData: (data) => received.push(data),
    onGap: () => received.push('gap'),
    onRefused: (said) => refused.push(said),
    ...more,
  });
  return { heard: received, refused, close };
}
