import { gql } from '@apollo/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApollo } from '#client/lib/apollo.ts';
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
  answerOffline: async () => kept.answer,
  replaceWaiting: async () => kept.replaced,
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

test('changes of the same thing are sent one after the other, and only those', async () => {
  const answers: (() => void)[] = [];
  fetched.mockImplementation(
    () =>
      new Promise((resolve) => {
        answers.push(() => resolve(Response.json({ data: { count: answers.length } })));
      }),
  );
  const change = (about: string) =>
    outcome(client().mutate({ mutation: MUTATION, context: { whenOffline: { about } } }));
  const first = change('saved j1');
  const second = change('saved j1');
  const other = change('saved j2');
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  answers[1]!();
  expect(await other).toEqual({ count: 2 });
  expect(fetched).toHaveBeenCalledTimes(2);
  answers[0]!();
  expect(await first).toEqual({ count: 2 });
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(3));
  answers[2]!();
  expect(await second).toEqual({ count: 3 });
});

test('a change that fails lets the next one of the same thing be sent', async () => {
  fetched.mockImplementationOnce(OFFLINE);
  fetched.mockImplementation(async () => Response.json({ data: { count: 2 } }));
  const context = { whenOffline: { about: 'saved j1' } };
  const change = () => outcome(client().mutate({ mutation: MUTATION, context }));
  expect(await change()).toBe('Failed to fetch');
  expect(await change()).toEqual({ count: 2 });
});

test('a change that takes the place of one that waits is not sent by itself', async () => {
  kept.replaced = { data: { count: 0 } };
  const context = { whenOffline: { about: 'saved j1' } };
  expect(await outcome(client().mutate({ mutation: MUTATION, context }))).toEqual({ count: 0 });
  expect(fetched).not.toHaveBeenCalled();
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
