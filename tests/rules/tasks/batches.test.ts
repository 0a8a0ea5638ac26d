import 'reflect-metadata';
import { expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import { liftSuspensions } from '#server/modules/admin/user/liftSuspensions.service.ts';
import { sendNewPosts } from '#server/modules/content/subscriber/newPosts.service.ts';
import { clearFiles } from '#server/modules/file/clearFiles.service.ts';
import { sendNews } from '#server/modules/notification/news.service.ts';

type Services = Parameters<typeof sendNews>[0];

const NOW = new Date('2026-11-21T06:00:00Z');

interface Asked {
  queryId: { queryId: string };
  parameters: unknown[];
}

/** A database from which a statement takes the next rows; `done` has the people mailed and the files removed. */
function taking(statement: string, batch: number, total: number) {
  const left = Array.from({ length: total }, (_, at) => ({
    id: `${at}`,
    email: `${at}`,
    storageKey: `${at}`,
    firstName: 'Asha',
    locale: 'en',
    since: NOW,
  }));
  const done: string[] = [];
  const em = {
    isInTransaction: () => true,
    flush: async () => undefined,
    create: (_entity: unknown, row: object) => row,
    persist: ({ recipient }: { recipient: string }) => done.push(recipient),
    getKysely: () => ({
      executeQuery: async ({ queryId }: Asked) => ({
        rows: queryId.queryId === statement ? left.splice(0, batch) : [],
      }),
    }),
  };
  const store = {
    remove: async (key: string) => done.push(key),
    removeUnfinished: async () => undefined,
  };
  const services = {
    clock: { now: () => NOW },
    config: { publicUrl: 'https://jobs.example', secretKey: 'secret' },
    settings: { current: async () => SETTINGS_DEFAULTS },
    tasks: { enqueue: async () => undefined },
    database: { fork: () => ({ transactional: (work: (one: typeof em) => unknown) => work(em) }) },
    storage: store,
    backups: store,
  };
  return { services: services as unknown as Services, done };
}

const inOrder = (total: number) => Array.from({ length: total }, (_, at) => `${at}`);

test.each([
  ['suspensions that are over are lifted', liftSuspensions, 'suspensions-over', 200],
  ['readers get the news', sendNews, 'next-news-readers', 200],
  ['subscribers get the new posts', sendNewPosts, 'subscribers-next-to-tell', 200],
  ['files that nobody uses are removed', clearFiles, 'files-clear-unused', 200],
])('all %s, however many', async (_, run, statement, batch) => {
  const { services, done } = taking(statement, batch, batch + 1);
  await run(services);
  expect(done).toEqual(inOrder(batch + 1));
});
