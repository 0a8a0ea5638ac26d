import 'reflect-metadata';
import { expect, test } from 'vitest';
import { SETTINGS_DEFAULTS } from '#schema/options/settings.ts';
import { liftSuspensions } from '#server/modules/admin/user/liftSuspensions.service.ts';

type Services = Parameters<typeof liftSuspensions>[0];

/** A database where the suspensions of these users are over. */
function withSuspended(ids: readonly string[]) {
  const left = ids.map((id) => ({ id, email: `${id}@test.example`, firstName: id, locale: 'en' }));
  const lifted: string[] = [];
  const mailed: string[] = [];
  const rowsOf = (name: string, values: unknown[]) => {
    if (name === 'suspensions-over') return left.splice(0, 200);
    if (name === 'unsuspend-users') lifted.push(...(values[1] as string[]));
    return [];
  };
  const em = {
    isInTransaction: () => true,
    flush: async () => undefined,
    create: (_entity: unknown, row: { userId: string }) => row,
    persist: ({ userId }: { userId: string }) => mailed.push(userId),
    getKysely: () => ({
      executeQuery: async ({ queryId, parameters }: Asked) => ({
        rows: rowsOf(queryId.queryId, parameters),
      }),
    }),
  };
  const services = {
    clock: { now: () => new Date('2026-11-21T06:00:00Z') },
    config: { publicUrl: 'https://jobs.example' },
    settings: { current: async () => SETTINGS_DEFAULTS },
    tasks: { enqueue: async () => undefined },
    database: { fork: () => ({ transactional: (work: (one: typeof em) => unknown) => work(em) }) },
  };
  return { services: services as unknown as Services, lifted, mailed };
}

interface Asked {
  queryId: { queryId: string };
  parameters: unknown[];
}

test('all suspensions that are over are lifted with an email, beyond the first two hundred', async () => {
  const ids = Array.from({ length: 201 }, (_, at) => `user-${at}`);
  const { services, lifted, mailed } = withSuspended(ids);
  await liftSuspensions(services);
  expect([lifted, mailed]).toEqual([ids, ids]);
});
