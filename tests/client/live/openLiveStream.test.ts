import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { notifyOtherTabs } from '#client/lib/live/openLiveStream.ts';
import {
  anotherTab,
  fakeServer,
  next,
  openTab,
  advance,
  withChannels,
  withLocks,
  withoutChannels,
  withoutLocks,
} from './tabs.ts';

let close: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  // The longest possible wait.
  vi.spyOn(Math, 'random').mockReturnValue(1);
  withLocks();
  withChannels();
});
afterEach(() => {
  for (const end of close) end();
  close = [];
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function tabOf(
  server: ReturnType<typeof fakeServer>,
  ...options: Parameters<typeof openTab> extends [unknown, ...infer Rest] ? Rest : never
) {
  const tab = openTab(server.connect, ...options);
  close.push(tab.close);
  return tab;
}

test('one tab holds the connection, and all tabs receive its events', async () => {
  const server = fakeServer();
  const first = tabOf(server);
  const second = tabOf(server);
  await advance(1_999);
  expect(server.lines).toHaveLength(0);
  await advance(1);
  expect(server.lines).toHaveLength(1);
  // The second tab may have missed earlier events.
  expect([first.heard, second.heard]).toEqual([[], ['gap']]);
  server.lines[0]!.write(`:\n\n${next({ a: 1 })}event: complete\ndata: {"a":2}\n\n`);
  await advance();
  expect(first.heard).toEqual([{ a: 1 }]);
  expect(second.heard).toEqual(['gap', { a: 1 }]);
});

test('when the tab with the connection closes, the next one takes over', async () => {
  const server = fakeServer();
  const first = tabOf(server);
  const second = tabOf(server);
  const third = tabOf(server);
  await advance(2_000);
  third.close();
  first.close();
  await advance();
  expect(server.lines[0]!.signal.aborted).toBe(true);
  expect(server.lines).toHaveLength(2);
  server.lines[1]!.write(next('hello'));
  await advance();
  expect(second.heard).toEqual(['gap', 'hello']);
  expect([first.heard, third.heard]).toEqual([[], ['gap']]);
  second.close();
  await advance(60_000);
  expect(server.lines).toHaveLength(2);
});

test('a stream with another name has a separate connection', async () => {
  const server = fakeServer();
  const hindi = tabOf(server, 'hi');
  const english = tabOf(server, 'en');
  await advance(2_000);
  expect(server.lines).toHaveLength(2);
  server.lines[0]!.write(next('नमस्ते'));
  await advance();
  expect([hindi.heard, english.heard]).toEqual([['नमस्ते'], []]);
});

test('a closed connection is reopened a second later, and every tab catches up', async () => {
  const server = fakeServer();
  const first = tabOf(server);
  const second = tabOf(server);
  await advance(2_000);
  server.lines[0]!.end();
  await advance(999);
  expect(server.lines).toHaveLength(1);
  await advance(1);
  expect(server.lines).toHaveLength(2);
  expect([first.heard, second.heard]).toEqual([['gap'], ['gap', 'gap']]);
});

test('a stream of which nothing is resent catches up with its first connection too', async () => {
  const server = fakeServer();
  const [first, second] = [1, 2].map(() => tabOf(server, 'line', { catchesUpAtFirst: true }));
  await advance(1_999);
  expect(first!.heard).toEqual([]);
  await advance(1);
  expect(first!.heard).toEqual(['gap']);
  first!.close();
  await advance();
  expect(second!.heard.slice(-1)).toEqual(['gap']);
  expect(server.lines).toHaveLength(2);
  second!.close();
});

test('retries slow down while the server fails, to one every 30 seconds', async () => {
  const server = fakeServer();
  const tab = tabOf(server);
  server.refuseWith(() => new Response('busy', { status: 503 }));
  await advance(2_000);
  for (const [attempt, seconds] of [2, 4, 8, 16, 30, 30].entries()) {
    await advance(seconds * 1_000 - 1);
    expect(server.lines).toHaveLength(attempt + 1);
    await advance(1);
    expect(server.lines).toHaveLength(attempt + 2);
  }
  expect(tab.heard).toEqual([]);
  // After a success the wait is short again.
  server.refuseWith();
  await advance(30_000);
  server.lines.at(-1)!.end();
  const before = server.lines.length;
  await advance(1_000);
  expect(server.lines).toHaveLength(before + 1);
});

test('the wait is randomized, so that clients do not all reconnect at once', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const server = fakeServer();
  tabOf(server);
  await advance(2_000);
  server.lines[0]!.end();
  await advance(499);
  expect(server.lines).toHaveLength(1);
  await advance(1);
  expect(server.lines).toHaveLength(2);
});

test('a connection silent for 40 seconds is replaced; any activity keeps it open', async () => {
  const server = fakeServer();
  tabOf(server);
  await advance(2_000);
  await advance(39_000);
  server.lines[0]!.write(':\n\n');
  await advance(39_999);
  expect(server.lines[0]!.signal.aborted).toBe(false);
  await advance(1);
  expect(server.lines[0]!.signal.aborted).toBe(true);
  await advance(2_000);
  expect(server.lines).toHaveLength(2);
});

test('a rejected client does not reconnect, and learns why', async () => {
  const server = fakeServer();
  const why = { errors: [{ message: 'Log in again.' }] };
  server.refuseWith(() => Response.json(why, { status: 401 }));
  const tab = tabOf(server);
  const other = tabOf(server, 'other');
  await advance(2_000);
  expect(tab.refused).toEqual([why]);
  await advance(60_000);
  expect(server.lines).toHaveLength(2);
  other.close();
  server.refuseWith(() => new Response('not JSON', { status: 401 }));
  const third = tabOf(server, 'third');
  await advance(2_000);
  expect(third.refused).toEqual([null]);
});

test('a tab that closes before its turn, or while it waits to reconnect, opens no connection', async () => {
  const server = fakeServer();
  tabOf(server).close();
  await advance(2_000);
  expect(server.lines).toHaveLength(0);
  const tab = tabOf(server);
  await advance(2_000);
  server.lines[0]!.end();
  await advance();
  tab.close();
  await advance(60_000);
  expect(server.lines).toHaveLength(1);
});

test('a change in this tab makes the other tabs refetch, until they are closed', () => {
  const server = fakeServer();
  const first = tabOf(server, 'first');
  const second = tabOf(server, 'first');
  second.close();
  const third = tabOf(server, 'third');
  const { said, say } = anotherTab('first');
  notifyOtherTabs();
  expect(said).toEqual([{ gap: true }]);
  expect([first.heard, second.heard, third.heard]).toEqual([[], [], []]);
  say({ gap: true });
  say({ data: 7 });
  expect(first.heard).toEqual(['gap', 7]);
  expect(second.heard).toEqual([]);
  first.close();
  notifyOtherTabs();
  expect(said).toHaveLength(1);
});

test('a browser without locks or channels gives each tab its own connection', async () => {
  withoutLocks();
  withoutChannels();
  const server = fakeServer();
  const first = tabOf(server);
  const second = tabOf(server);
  await advance(2_000);
  expect(server.lines).toHaveLength(2);
  server.lines[0]!.write(next(1));
  server.lines[1]!.write(next(2));
  await advance();
  expect([first.heard, second.heard]).toEqual([[1], [2]]);
  expect(() => notifyOtherTabs()).not.toThrow();
});
