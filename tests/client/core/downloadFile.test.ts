import { afterEach, expect, test, vi } from 'vitest';
import { downloadFile } from '#client/lib/downloadFile.ts';
import { RefusedDownload } from '#client/lib/failures.ts';
import { currentSession } from '#client/lib/session.ts';
import { leave, logInAs } from '#tests/client/frame/drawInSite.tsx';

afterEach(() => {
  leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Downloads this answer, and returns the name under which it was saved, if it was. */
async function save(answer: Response): Promise<string[]> {
  const names: string[] = [];
  const fetched = vi.fn(async (_path: string, _init: RequestInit) => answer);
  vi.stubGlobal('fetch', fetched);
  URL.createObjectURL = () => 'blob:site/1';
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(`${this.href} ${this.download}`);
  });
  logInAs({});
  await downloadFile({ path: '/api/jobs.csv', locale: 'hi', name: 'jobs.csv' });
  expect(fetched.mock.lastCall).toEqual([
    '/api/jobs.csv',
    { headers: { 'accept-language': 'hi', authorization: 'Bearer a-token' } },
  ]);
  return names;
}

test('a file is saved under the name that the server gives it, or else its own', async () => {
  const headers = { 'content-disposition': 'attachment; filename="jobs-2026.csv"' };
  expect(await save(new Response('a,b', { headers }))).toEqual(['blob:site/1 jobs-2026.csv']);
  expect(await save(new Response('a,b'))).toEqual(['blob:site/1 jobs.csv']);
});

test('a refused download says why; only one without a valid token ends the session', async () => {
  const refused = (status: number, body: BodyInit) => save(new Response(body, { status }));
  await expect(refused(403, '{"message":"Not your jobs."}')).rejects.toMatchObject({
    message: 'Not your jobs.',
  });
  expect(currentSession().status).toBe('member');
  await expect(refused(502, 'Bad gateway')).rejects.toBeInstanceOf(RefusedDownload);
  await expect(refused(401, '{}')).rejects.toBeInstanceOf(RefusedDownload);
  expect(currentSession()).toMatchObject({ status: 'guest', ended: 'refused' });
});
