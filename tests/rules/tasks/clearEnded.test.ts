import 'reflect-metadata';
import { expect, test } from 'vitest';
import { clearEndedTask } from '#server/tasks/clearEnded.task.ts';

type Services = Parameters<typeof clearEndedTask.run>[0];

const NOW = new Date('2026-11-21T22:00:00Z');
const DAY = 86_400_000;

/** Every statement of the task, with the days that its rows are kept; the first answers come from a full table. */
async function cleared(answers: number[] = []): Promise<[string, number][]> {
  const asked: [string, number][] = [];
  const write = async ({ name }: { name: string }, [until]: [Date]) => {
    asked.push([name, (NOW.getTime() - until.getTime()) / DAY]);
    return Array.from({ length: answers.shift() ?? 0 });
  };
  const services = { clock: { now: () => NOW }, database: { write } };
  await clearEndedTask.run(services as unknown as Services, {});
  return asked;
}

test('what has ended is kept as long as limits and undoing need it, or someone may ask', async () => {
  expect(Object.fromEntries(await cleared())).toEqual({
    // The hourly and daily limits of emails and attempts count these.
    'clear-account_tokens': 1 / 24,
    'clear-work_email_links': 1,
    'clear-login_attempts': 1,
    'clear-post_views': 2,
    // These can be restored, undone or sent again.
    'clear-alerts': 1,
    'clear-analytics_reports': 1,
    'clear-analytics_dashboards': 1,
    'clear-application_batches': 1,
    'clear-bulk_uploads': 7,
    'clear-idempotent_answers': 1,
    'clear-push_deliveries': 2,
    'clear-company_letters': 2,
    // People look these up.
    'clear-webhook_deliveries': 30,
    'clear-inbound_mails': 30,
    'forget-outbox': 30,
    'forget-searches': 90,
    'forget-job_views': 90,
    'clear-recounts': 90,
    'clear-figure_alert_crossings': 90,
    'clear-api_key_calls': 400,
    'clear-known_devices': 180,
    // The rest is of no use.
    'clear-sessions': 0,
    'clear-sign_in_codes': 0,
    'forget-webhooks': 0,
    'clear-own_writes': 1,
  });
});

test('a table with more rows than fit in a batch is cleared in several', async () => {
  const asked = await cleared([5_000, 5_000, 1]);
  expect(asked.slice(0, 4).map(([name]) => name)).toEqual([
    'clear-sessions',
    'clear-sessions',
    'clear-sessions',
    'clear-account_tokens',
  ]);
});
