import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceStore, type OutboxEntry } from '#client/lib/offline/deviceStore.ts';
import { addToOutbox, outboxOf, sendOutbox } from '#client/lib/offline/outbox.ts';
import type { App } from '#tests/support/app.ts';
import { pdf } from '#tests/server/file/documents.ts';
import { appWithFiles } from '#tests/server/file/uploadApp.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';

/** What a browser has written without a network, sent to the real server by the page and by the worker. */
let site: Awaited<ReturnType<typeof appWithFiles>> | undefined;
let entries: Map<string, OutboxEntry>;
const realFetch = globalThis.fetch;

beforeEach(async () => {
  site ??= await appWithFiles();
  entries = new Map();
  vi.spyOn(deviceStore, 'all').mockImplementation(async () => [...entries.values()] as never);
  vi.spyOn(deviceStore, 'read').mockImplementation(async (_, id) => entries.get(id));
  vi.spyOn(deviceStore, 'write').mockImplementation(async (_, entry) => {
    entries.set((entry as OutboxEntry).id, structuredClone(entry) as OutboxEntry);
  });
  vi.spyOn(deviceStore, 'change').mockImplementation(async (_, id, changed) => {
    const row = entries.get(id);
    if (row) entries.set(id, { ...row, ...changed });
    return row !== undefined;
  });
  vi.spyOn(deviceStore, 'remove').mockImplementation(async (_, ...ids) => {
    for (const id of ids) entries.delete(id);
  });
  // Without the locks and channels of a browser, so that only the server can prevent duplicates.
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  const { url } = site;
  network((path, init) => realFetch(url + path, init));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const network = (how: (path: string, init: RequestInit) => Promise<Response>) =>
  vi.stubGlobal('fetch', how);

const account = ({ id, token }: Person) => ({ userId: id, token, locale: 'en' });

async function written(seeker: Person, jobId: string, file?: OutboxEntry['file']) {
  const body = { jobId, name: 'Asha Rao', coverLetter: 'From the train.', resume: null };
  return addToOutbox(seeker.id, {
    kind: 'apply',
    about: `apply ${jobId}`,
    title: 'Staff Nurse',
    request: { method: 'POST', path: '/api/applications', body },
    ...(file && { file }),
  });
}

const applications = (app: App, { id }: Person) =>
  app.sql<{ cover_letter: string; resume: string | null }>(
    `select a.cover_letter, f.name as resume from applications a left join files f on f.id = a.resume_file_id
     where a.seeker_id = ?`,
    [id],
  );

test('an application that the page and the worker send at once, and again after a lost answer, arrives once', async () => {
  const { app, seeker, job } = await scenario(site).employer().job().seeker();
  await written(seeker, job.id);
  const sender = account(seeker);
  // The answer never comes back.
  network(async (path, init) => {
    await realFetch(app.url + path, init);
    throw new TypeError('Failed to fetch');
  });
  expect(await sendOutbox(sender)).toBe(1);
  expect(await outboxOf(seeker.id)).toHaveLength(1);
  network((path, init) => realFetch(app.url + path, init));
  await Promise.all([sendOutbox(sender), sendOutbox(sender), sendOutbox(sender)]);
  // A caller that was refused because the request is running asks once more.
  await sendOutbox(sender);
  expect(await outboxOf(seeker.id)).toEqual([]);
  expect(await applications(app, seeker)).toEqual([
    { cover_letter: 'From the train.', resume: null },
  ]);
});

test('an application that is discarded while its resume is uploaded is not sent', async () => {
  const { app, seeker, job } = await scenario(site).employer().job().seeker();
  const content = new Blob([new Uint8Array(pdf())], { type: 'application/pdf' });
  await written(seeker, job.id, { content, name: 'asha.pdf', path: 'file' });
  network(async (path, init) => {
    const answer = await realFetch(app.url + path, init);
    entries.clear();
    return answer;
  });
  expect(await sendOutbox(account(seeker))).toBe(0);
  expect(await outboxOf(seeker.id)).toEqual([]);
  expect(await applications(app, seeker)).toEqual([]);
});

test('a resume chosen without a network is uploaded first, and only once', async () => {
  const { app, seeker, job } = await scenario(site).employer().job().seeker();
  const content = new Blob([new Uint8Array(pdf())], { type: 'application/pdf' });
  await written(seeker, job.id, { content, name: 'asha.pdf', path: 'file' });
  // The upload arrives; the network is gone before the application.
  network(async (path, init) => {
    if (path === '/api/applications') throw new TypeError('Failed to fetch');
    return realFetch(app.url + path, init);
  });
  await sendOutbox(account(seeker));
  network((path, init) => realFetch(app.url + path, init));
  await sendOutbox(account(seeker));
  expect(await applications(app, seeker)).toMatchObject([{ resume: 'asha.pdf' }]);
  const files = await app.sql('select id from files where owner_id = ?', [seeker.id]);
  expect(files).toHaveLength(1);
});

test('what the server refuses stays on the device, with the reason', async () => {
  const { app, seeker, job } = await scenario(site).employer().job().seeker();
  await app.sql(`update jobs set status = 'closed', closed_at = now() where id = ?`, [job.id]);
  await written(seeker, job.id);
  expect(await sendOutbox(account(seeker))).toBe(0);
  const [closed] = await outboxOf(seeker.id);
  expect(closed?.refusal?.message).toMatch(/no longer|closed/i);
  // A refused application is not sent again by itself.
  network(() => Promise.reject(new Error('asked again')));
  expect(await sendOutbox(account(seeker))).toBe(0);
});

test('what was written in a session that has ended waits for a login', async () => {
  const { seeker, job } = await scenario(site).employer().job().seeker();
  await written(seeker, job.id);
  await sendOutbox({ ...account(seeker), token: 'an old token' });
  expect(await outboxOf(seeker.id)).toMatchObject([{ refusal: { needsLogin: true } }]);
});
