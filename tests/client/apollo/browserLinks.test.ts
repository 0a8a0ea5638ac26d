import { gql, type ApolloClient } from '@apollo/client';
import type { Observer } from 'rxjs';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
import { refetchShown } from '#client/lib/apollo/refetchShown.ts';
import { browserLinks } from '#client/lib/apollo/browserLinks.ts';
import { currentSession, login, logout } from '#client/lib/session.ts';

const QUERY = gql`
  query Numbers {
    numbers
  }
`;
const MUTATION = gql`
  mutation Count {
    count
  }
`;

const kept = vi.hoisted(() => ({
  answer: undefined as object | undefined,
  replaced: undefined as object | undefined,
}));
vi.mock('#client/lib/offline/answerOffline.ts', () => ({
  answerOffline: async (_operation: object, error: unknown, observer: Observer<object>) => {
    if (!kept.answer) return observer.error(error);
    observer.next(kept.answer);
    observer.complete();
  },
  sendInOrder: (_operation: object, _forward: object, observer: Observer<object>) => {
    observer.next(kept.replaced!);
    observer.complete();
  },
}));

const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'));
const refusal = (extensions: object) => async () =>
  Response.json(
    { errors: [{ message: 'No.', extensions }] },
    { headers: { 'content-type': 'application/graphql-response+json' } },
  );
const fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', fetched.mockReset());
  kept.answer = undefined;
  kept.replaced = undefined;
  login({
    accessToken: 'a-token',
    expiresAt: '2099-01-01T00:00:00.000Z',
    user: {
      id: '1',
      email: 'asha@mail.example',
      firstName: 'Asha',
      lastName: 'Rao',
      role: 'JOB_SEEKER',
      onboardingComplete: true,
      emailVerified: true,
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  logout();
});

const client = () => createApollo({ link: browserLinks('hi') });
const outcome = async (asked: Promise<{ data?: unknown }>) => {
  const ended = asked.then(
    ({ data }) => data,
    (error: Error) => error.message,
  );
  await vi.advanceTimersByTimeAsync(10_000);
  return ended;
};
const query = (context: object = {}) => outcome(client().query({ query: QUERY, context }));
const mutate = () => outcome(client().mutate({ mutation: MUTATION }));

test('a request carries the session and the language of the page', async () => {
  fetched.mockImplementation(async () => Response.json({ data: { numbers: 7 } }));
  expect(await query({ headers: { 'x-background': '1' } })).toEqual({ numbers: 7 });
  expect(fetched.mock.calls[0]![1]!.headers).toMatchObject({
    'accept-language': 'hi',
    authorization: 'Bearer a-token',
    'x-background': '1',
  });
});

test('what is read is asked for three times without a network, what changes something only once', async () => {
  fetched.mockImplementation(OFFLINE);
  expect(await query()).toBe('Failed to fetch');
  expect(fetched).toHaveBeenCalledTimes(3);
  fetched.mockClear();
  expect(await mutate()).toBe('Failed to fetch');
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('without a network the kept answer is shown, except to what has to be fresh and to guests', async () => {
  fetched.mockImplementation(OFFLINE);
  kept.answer = { data: { numbers: 3 } };
  expect(await query()).toEqual({ numbers: 3 });
  expect(await query({ isFresh: true })).toBe('Failed to fetch');
  logout();
  expect(await query()).toBe('Failed to fetch');
});

test('a change that may wait for the network is sent in order', async () => {
  fetched.mockImplementation(async () => Response.json({ data: { count: 2 } }));
  kept.replaced = { data: { count: 0 } };
  const change = (context: object) => outcome(client().mutate({ mutation: MUTATION, context }));
  expect(await change({ whenOffline: { about: 'saved j1' } })).toEqual({ count: 0 });
  expect(fetched).not.toHaveBeenCalled();
  expect(await change({})).toEqual({ count: 2 });
});

test('a page from an earlier build is loaded again once, but nothing typed is lost by a change', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { reload });
  const visit = vi.spyOn(performance, 'getEntriesByType');
  onTestFinished(() => visit.mockRestore());
  const openedBy = (type: string) => visit.mockReturnValue([{ type } as never]);
  fetched.mockImplementation(refusal({ rule: 'api.operation.unknown' }));
  openedBy('reload');
  await query();
  openedBy('navigate');
  await mutate();
  expect(reload).not.toHaveBeenCalled();
  expect(await query()).toBe('No.');
  expect(reload).toHaveBeenCalledOnce();
});

test('only those queries of the page that a change concerns are sent again, and a failure is not thrown', async () => {
  const refetchQueries = vi
    .fn<ApolloClient['refetchQueries']>()
    .mockRejectedValue(new Error('No.'));
  await refetchShown({ refetchQueries } as Partial<ApolloClient> as ApolloClient, ['Bell', 'List']);
  const { include, onQueryUpdated } = refetchQueries.mock.calls[0]![0];
  expect(include).toBe('active');
  const isSent = (queryName?: string) =>
    onQueryUpdated!({ queryName } as never, {} as never, undefined);
  expect(['List', 'Page', undefined].map(isSent)).toEqual([true, false, false]);
});

test.each([
  ['a token that is no longer valid', { code: 'UNAUTHENTICATED' }, 'guest'],
  ['a refused login', { code: 'UNAUTHENTICATED', rule: 'account.login.credentials' }, 'member'],
  ['a missing right', { code: 'FORBIDDEN' }, 'member'],
])('only a token that is no longer valid ends the session: %s', async (_, extensions, status) => {
  fetched.mockImplementation(refusal(extensions));
  expect(await mutate()).toBe('No.');
  expect(currentSession().status).toBe(status);
});
