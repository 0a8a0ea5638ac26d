import { Observable } from '@apollo/client';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerOffline, sendInOrder } from '#client/lib/offline/answerOffline.ts';
import { deviceStore, type OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { keyOf } from '#client/lib/offline/keptAnswers.ts';
import { offlineState, setOfflineState } from '#client/lib/offline/offlineState.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';

const ONLINE = { isOffline: false, savedAt: null };
const kept = (operationName: string, at: number, data: unknown) => ({
  key: keyOf('asha', operationName, {}),
  userId: 'asha',
  operationName,
  build: '',
  data,
  at,
});
let outbox: OutboxEntry[];

beforeEach(() => {
  setOfflineState(ONLINE);
  act(() => logInAs({ id: 'asha' }));
  outbox = [];
  const stores = {
    accounts: [{ userId: 'asha', token: 'a-token', locale: 'en' }],
    answers: [
      kept('MyApplicationsPage', 5, { viewer: null }),
      kept('SavedJobs', 3, { viewer: { savedJobIds: ['j1'] } }),
      kept('SavedJobsPage', 8, { viewer: null }),
    ],
  };
  vi.spyOn(deviceStore, 'all').mockImplementation(async (name) =>
    name === 'outbox' ? outbox : stores[name],
  );
  vi.spyOn(deviceStore, 'write').mockImplementation(async (_, row) => {
    outbox.push(row as OutboxEntry);
  });
  vi.spyOn(deviceStore, 'remove').mockImplementation(async (_, ...ids) => {
    outbox = outbox.filter(({ id }) => !ids.includes(id));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  setOfflineState(ONLINE);
  act(() => leave());
});

const UNREACHABLE = new Error('Failed to fetch');
/** The answer, or undefined if the error is passed on. */
const ask = (operationName: string, context: object = { token: 'a-token' }) =>
  new Promise((answer) => {
    const operation = { operationName, variables: {}, getContext: () => ({ ...context }) };
    const error = (passed: unknown) => answer(passed === UNREACHABLE ? undefined : passed);
    void answerOffline(operation, UNREACHABLE, { next: answer, error, complete: () => undefined });
  });

test('without a network the kept answers are shown, as of the time of the oldest', async () => {
  expect(await ask('SavedJobsPage')).toEqual({ data: { viewer: null } });
  expect(offlineState()).toMatchObject({ isOffline: true, savedAt: 8 });
  await ask('SavedJobs');
  await ask('MyApplicationsPage');
  expect(offlineState().savedAt).toBe(3);
});

test('nothing is shown that belongs to another session, or that was not kept', async () => {
  expect(await ask('SavedJobs', { token: 'another' })).toBeUndefined();
  expect(await ask('SavedJobs', {})).toBeUndefined();
  expect(await ask('Dashboard')).toBeUndefined();
  const answer = ask('SavedJobs');
  act(() => leave());
  expect(await answer).toBeUndefined();
  expect(offlineState()).toMatchObject(ONLINE);
});

test('a change that can be sent later is accepted, and shows in the saved jobs', async () => {
  const request = { method: 'PUT', path: '/api/saved-jobs/j2' } as const;
  const entry = { kind: 'save', about: 'saved j2', title: 'Cook', request } as const;
  const answer = { saveJob: { job: { id: 'j2' } } };
  const whenOffline = { ...entry, answer };
  expect(await ask('Save', { token: 'a-token', whenOffline })).toEqual({ data: answer });
  expect(outbox).toMatchObject([{ ...entry, userId: 'asha' }]);
  expect(offlineState()).toMatchObject({ isOffline: true, savedAt: null });
  expect(await ask('SavedJobs')).toEqual({ data: { viewer: { savedJobIds: ['j2', 'j1'] } } });
});

/** Changes that are sent in order; `end` ends those that are on their way. */
function sending() {
  const sent: string[] = [];
  const ends: ((fails?: boolean) => void)[] = [];
  const change = (kind: 'save' | 'unsave', about: string, token = 'a-token') => {
    const request = { method: kind === 'save' ? 'PUT' : 'DELETE', path: '/' } as const;
    const whenOffline = { kind, about, title: 'Cook', request, answer: { waits: kind } };
    const operation = { variables: {}, getContext: () => ({ token, whenOffline }) };
    return new Promise((resolve, reject) => {
      const forward = () =>
        new Observable<{ data: object }>((observer) => {
          sent.push(`${kind} ${about}`);
          ends.push((fails = false) => {
            if (fails) return observer.error(new Error('Refused'));
            observer.next({ data: { sent: kind } });
            return observer.complete();
          });
        });
      let last: unknown;
      sendInOrder(operation, forward, {
        next: (result) => (last = result.data),
        error: reject,
        complete: () => resolve(last),
      });
    });
  };
  return { sent, ends, change };
}

test('changes of the same thing are sent one after the other, whether they arrive or fail', async () => {
  const { sent, ends, change } = sending();
  const first = change('save', 'saved j1');
  const second = change('unsave', 'saved j1');
  const third = change('save', 'saved j1');
  const other = change('save', 'saved j2');
  await vi.waitFor(() => expect(sent).toEqual(['save saved j1', 'save saved j2']));
  ends[1]!();
  expect(await other).toEqual({ sent: 'save' });
  expect(sent).toHaveLength(2);
  ends[0]!();
  expect(await first).toEqual({ sent: 'save' });
  await vi.waitFor(() => expect(sent[2]).toBe('unsave saved j1'));
  ends[2]!(true);
  await expect(second).rejects.toThrow('Refused');
  await vi.waitFor(() => expect(sent).toHaveLength(4));
  ends[3]!();
  expect(await third).toEqual({ sent: 'save' });
});

test('a change takes the place of one of the same thing that still waits, even if there is a network', async () => {
  const request = { method: 'DELETE', path: '/' } as const;
  const whenOffline = { kind: 'unsave', about: 'saved j4', title: 'Cook', request, answer: {} };
  await ask('Unsave', { token: 'a-token', whenOffline });
  setOfflineState(ONLINE);
  const { sent, ends, change } = sending();
  expect(await change('save', 'saved j4')).toEqual({ waits: 'save' });
  expect(sent).toEqual([]);
  expect(outbox.map(({ kind }) => kind)).toEqual(['save']);
  expect(offlineState()).toMatchObject(ONLINE);
  const ofAnother = change('save', 'saved j4', 'another');
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  ends[0]!();
  expect(await ofAnother).toEqual({ sent: 'save' });
});
