import 'reflect-metadata';
import { expect, test } from 'vitest';
import { listActivity } from '#server/modules/activity/activityList.service.ts';
import { listCandidates } from '#server/modules/candidate/candidate.service.ts';
import { conversationsOf } from '#server/modules/conversation/conversation.service.ts';
import { notificationsOf } from '#server/modules/notification/bell.service.ts';
import { listDeliveries } from '#server/modules/partner/webhook/webhook.service.ts';

type Ctx = Parameters<typeof notificationsOf>[0];

/** A database that holds this many rows, and counts as far as a statement asks. */
function holding(rows: number): Ctx {
  const read = async ({ name }: { name: string }, values: readonly unknown[]) => {
    const most = /-count\b/.test(name) ? Number(values.at(-1)) : Infinity;
    return [{ total: Math.min(rows, most), allowed: true, rows: [], lastAt: new Date(0) }];
  };
  const services = {
    clock: { now: () => new Date(0) },
    settings: { current: async () => ({ timeZone: 'Asia/Kolkata' }) },
    database: { read },
  };
  return { services, viewer: { role: 'job_seeker', userId: 'asha' } } as unknown as Ctx;
}

const PAGE = { first: 20 };

test.each([
  ['notifications', 1_000, (ctx: Ctx) => notificationsOf(ctx, PAGE)],
  ['deliveries of a webhook', 1_000, (ctx: Ctx) => listDeliveries(ctx, '', PAGE)],
  ['conversations', 1_000, (ctx: Ctx) => conversationsOf(ctx, PAGE, { isUnread: false })],
  ['candidates', 1_000, (ctx: Ctx) => listCandidates(ctx, PAGE, 'recent', {})],
  ['entries of the activity log', 10_000, (ctx: Ctx) => listActivity(ctx, PAGE)],
])('%s are counted up to %i, and the total says whether there are more', async (_, most, list) => {
  expect(await list(holding(most))).toMatchObject({ totalCount: most, totalCountIsExact: true });
  expect(await list(holding(most + 1))).toMatchObject({
    totalCount: most,
    totalCountIsExact: false,
  });
});
