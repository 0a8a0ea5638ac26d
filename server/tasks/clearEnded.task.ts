import { WEBHOOK_LOG_DAYS } from '#schema/options/webhooks.ts';
import type { PreparedRead } from '#server/db/database.ts';
import type { Services } from '#server/services.ts';
import { DEVICE_LIFETIME } from '#server/modules/account/account.rules.ts';
import { defineTask } from './task.ts';

const DAY = 24 * 60 * 60 * 1_000;
const BATCH = 5_000;

const ENDED = {
  sessions: { condition: 'expires_at < $1', keptFor: 0 },
  account_tokens: { condition: '(expires_at < $1 or used_at < $1)', keptFor: 0 },
  // Kept for a day, so that the daily limit holds.
  work_email_links: { condition: 'created_at < $1', keptFor: DAY },
  sign_in_codes: { condition: 'expires_at < $1', keptFor: 0 },
  known_devices: { condition: 'last_used_at < $1', keptFor: DEVICE_LIFETIME },
  login_attempts: {
    condition: 'last_failed_at < $1 and (locked_until is null or locked_until < $1)',
    keptFor: DAY,
  },
  alerts: { condition: 'deleted_at < $1', keptFor: DAY },
  webhook_deliveries: { condition: 'created_at < $1', keptFor: WEBHOOK_LOG_DAYS * DAY },
  outbox: { condition: 'created_at < $1', keptFor: 30 * DAY },
  application_batches: {
    condition:
      'undo_until < $1 and not exists (select from applications where batch_id = application_batches.id)',
    keptFor: DAY,
  },
  company_letters: { condition: 'sent_at < $1', keptFor: 2 * DAY },
  bulk_uploads: { condition: "status = 'pending' and created_at < $1", keptFor: 7 * DAY },
  analytics_reports: { condition: 'deleted_at < $1', keptFor: DAY },
  analytics_dashboards: { condition: 'deleted_at < $1', keptFor: DAY },
  idempotent_answers: { condition: 'created_at < $1', keptFor: DAY },
  post_views: { condition: 'seen_at < $1', keptFor: 2 * DAY },
};

export const clearEndedTask = defineTask({
  name: 'clear-ended',
  hour: '15 3 * * *',
  run: (services) => clearEnded(services),
});

/** In batches, so that no table is locked for long however much has accumulated. */
async function clearEnded({ clock, database }: Services): Promise<void> {
  for (const [table, { condition, keptFor }] of Object.entries(ENDED)) {
    const statement: PreparedRead = {
      name: `clear-${table}`,
      text: `delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${condition} limit ${BATCH})) returning 1`,
    };
    const until = new Date(clock.now().getTime() - keptFor);
    let cleared: unknown[];
    do cleared = await database.read(statement, [until]);
    while (cleared.length === BATCH);
  }
}
