import { gql, type TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useLiveConversations } from '#client/components/conversation/useLiveConversations.ts';
import { currentSession, login } from '#client/lib/session.ts';
import { drawInSite, leave, logInAs } from '#tests/client/frame/drawInSite.tsx';
import { advance, fakeServer, next, withoutChannels } from '#tests/client/live/tabs.ts';
import { mockedSchema } from '#tests/support/mockedSchema.ts';
import { changedConversation } from './changedConversation.ts';

beforeEach(() => {
  vi.spyOn(Math, 'random').mockReturnValue(1);
  withoutChannels();
});
afterEach(() => {
  act(() => leave());
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const wait = (milliseconds = 0) => act(() => advance(milliseconds));
type Counted = TypedDocumentNode<{ viewer: { unreadConversations: number } }>;
const queryOf = (name: string): Counted => gql`query ${name} { viewer { id unreadConversations } }`;
const [LIST, PANEL, OTHER] = ['MessagesPage', 'ConversationPanel', 'AnotherPage'].map(queryOf);

function Live({ onChange }: { onChange: (id: string) => void }) {
  useLiveConversations(onChange);
  const { data } = useQuery(LIST!);
  useQuery(PANEL!);
  useQuery(OTHER!);
  return <p>Unread: {data?.viewer.unreadConversations}</p>;
}

async function drawLive() {
  const stream = fakeServer();
  const requests: { headers: Record<string, string>; body: string; signal: AbortSignal }[] = [];
  vi.stubGlobal('fetch', async (_path: string, init: (typeof requests)[0]) => {
    requests.push(init);
    return stream.connect(init.signal);
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  act(() => logInAs({ id: '1' }));
  const onChange = vi.fn();
  let unread = 0;
  const viewer = () => ({ id: '1', unreadConversations: (unread += 1) });
  const schema = mockedSchema({ resolvers: { Query: { viewer } } });
  const drawn = await drawInSite(<Live onChange={onChange} />, { schema, locale: 'hi' });
  const arrive = async (id: string, unreadConversations: number) => {
    const changed = changedConversation(id, unreadConversations);
    stream.lines.at(-1)!.write(next({ data: { conversationChanged: changed } }));
    await wait();
  };
  return { ...drawn, stream, requests, onChange, arrive };
}

test('a page of messages is up to date from the first connection on', async () => {
  const { arrive, onChange, requests, stream } = await drawLive();
  await screen.findByText('Unread: 1');
  expect(requests).toEqual([]);
  await wait(500);
  // The stream does not repeat what came before it, so the list and the conversation are asked for again, and
  // nothing else.
  await screen.findByText('Unread: 5');
  expect(requests[0]!.headers).toMatchObject({
    authorization: 'Bearer a-token',
    'accept-language': 'hi',
  });
  expect(requests[0]!.body).toContain('LiveConversations');
  await arrive('a7', 12);
  await screen.findByText('Unread: 12');
  expect(onChange.mock.calls).toEqual([['a7']]);
  stream.lines[0]!.end();
  await wait(1_000);
  await screen.findByText('Unread: 7');
  expect(requests).toHaveLength(2);
});

test('a new token replaces the connection, a refused one ends the session, and leaving closes it', async () => {
  const { requests, stream, unmount } = await drawLive();
  await wait(500);
  const user = currentSession().user!;
  const expiresAt = new Date(Date.now() + 86_400_000).toISOString();
  act(() => login({ accessToken: 'b-token', expiresAt, user }));
  await wait(500);
  expect(requests.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  expect(requests[1]!.headers).toMatchObject({ authorization: 'Bearer b-token' });
  stream.refuseWith(() => Response.json({}, { status: 401 }));
  stream.lines[1]!.end();
  await wait(1_000);
  await waitFor(() => expect(currentSession().ended).toBe('refused'));
  stream.refuseWith();
  act(() => logInAs({ id: '1' }));
  await wait(500);
  unmount();
  expect(stream.lines.at(-1)!.signal.aborted).toBe(true);
});
