import type { ApolloClient } from '@apollo/client';
import { afterEach, expect, test, vi } from 'vitest';
import {
  announceCompanyChange,
  followCompanyChanges,
} from '#client/components/team/workCompany.ts';
import { currentSession } from '#client/lib/session.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';

afterEach(leave);

test('a switch to another company is read again here and in the other tabs, before anything of the first is shown', async () => {
  logInAs({ role: 'EMPLOYER', teamRole: 'OWNER' });
  const done: string[] = [];
  const user = { ...currentSession().user!, teamRole: 'INTERVIEWER' };
  const client = {
    resetStore: vi.fn(async () => void done.push('forgets')),
    query: vi.fn(async () => {
      done.push('asks');
      return { data: { viewer: { user } } };
    }),
  } as unknown as ApolloClient;
  const stop = followCompanyChanges(client);
  const hear = async (key: string) => {
    dispatchEvent(new StorageEvent('storage', { key }));
    await vi.waitFor(() => expect(done.length % 2).toBe(0));
    return done.splice(0);
  };
  expect(await hear('theme')).toEqual([]);
  expect(await hear('companyChanged')).toEqual(['forgets', 'asks']);
  await vi.waitFor(() => expect(currentSession().user?.teamRole).toBe('INTERVIEWER'));
  stop();
  expect(await hear('companyChanged')).toEqual([]);
  await announceCompanyChange(client);
  expect(done).toEqual(['forgets', 'asks']);
  const before = localStorage.getItem('companyChanged');
  await announceCompanyChange(client);
  expect(localStorage.getItem('companyChanged')).not.toBe(before);
});
