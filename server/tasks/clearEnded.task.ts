import { FIGURE_ALERT_DAYS } from '#schema/options/figureAlerts.ts';
import { WEBHOOK_LOG_DAYS } from '#schema/options/webhooks.ts';
import { statement } from '#server/db/statement.ts';
import type { Services } from '#server/services.ts';
import { DEVICE_LIFETIME } from '#server/modules/account/account.rules.ts';
import { EMPTY_MAIL } from '#server/modules/mail/emptyMail.sql.ts';
import { defineTask } from './task.ts';

const DAY = 24 * 60 * 60 * 1_000;
const HOUR = DAY / 24;
const BATCH = 5_000;

/** $1 until when. */
const ended = <const Table extends string>(table: Table, condition: string) =>
  statement(
    `clear-${table}`,
    `delete from ${table} where ctid = any (array(
      select ctid from ${table} where ${condition} limit ${BATCH})) returning 1 as cleared`,
  );

/**
 * Searches and views lose their person; the words and the jobs found by them stay. An email keeps its kind and whether
 * it was sent. A webhook loses the secret that no longer signs.
 */
const forgotten = <const Table extends string>(
  table: Table,
  at: string,
  change: string,
  isKnown: string,
) =>
  statement(
    `forget-${table}`,
    `update ${table} set ${change} where ctid = any (array(
      select ctid from ${table} where ${at} < $1 and ${isKnown} limit ${BATCH})) returning 1 as cleared`,
  );

const SEARCHER_KEPT = 90 * DAY;

const ENDED = [
  { clear: ended('sessions', 'expires_at < $1'), keptFor: 0 },
  // Kept for an hour, so that the hourly limits of emails hold.
  { clear: ended('account_tokens', '(expires_at < $1 or used_at < $1)'), keptFor: HOUR },
  // Kept for a day, so that the daily limit holds.
  { clear: ended('work_email_links', 'created_at < $1'), keptFor: DAY },
  { clear: ended('sign_in_codes', 'expires_at < $1'), keptFor: 0 },
  { clear: ended('known_devices', 'last_used_at < $1'), keptFor: DEVICE_LIFETIME },
  {
    clear: ended(
      'login_attempts',
      'last_failed_at < $1 and (locked_until is null or locked_until < $1)',
    ),
    keptFor: DAY,
  },
  { clear: ended('alerts', 'deleted_at < $1'), keptFor: DAY },
  {
    clear: forgotten(
      'webhooks',
      'previous_secret_until',
      'previous_secret = null, previous_secret_until = null',
      'previous_secret is not null',
    ),
    keptFor: 0,
  },
  { clear: ended('webhook_deliveries', 'created_at < $1'), keptFor: WEBHOOK_LOG_DAYS * DAY },
  // Left over if a process claimed them and did not finish, or if they were never sent.
  { clear: ended('push_deliveries', 'created_at < $1'), keptFor: 2 * DAY },
  {
    clear: ended(
      'application_batches',
      'undo_until < $1 and not exists (select from applications where batch_id = application_batches.id)',
    ),
    keptFor: DAY,
  },
  { clear: ended('company_letters', 'sent_at < $1'), keptFor: 2 * DAY },
  { clear: ended('bulk_uploads', "status = 'pending' and created_at < $1"), keptFor: 7 * DAY },
  { clear: ended('analytics_reports', 'deleted_at < $1'), keptFor: DAY },
  { clear: ended('analytics_dashboards', 'deleted_at < $1'), keptFor: DAY },
  {
    clear: ended('figure_alert_crossings', 'crossed_at < $1 and returned_at is not null'),
    keptFor: FIGURE_ALERT_DAYS * DAY,
  },
  { clear: ended('inbound_mails', 'received_at < $1'), keptFor: 30 * DAY },
  { clear: ended('idempotent_answers', 'created_at < $1'), keptFor: DAY },
  { clear: ended('recounts', 'finished_at < $1'), keptFor: 90 * DAY },
  { clear: ended('own_writes', 'written_at < $1'), keptFor: DAY },
  { clear: ended('post_views', 'seen_at < $1'), keptFor: 2 * DAY },
  { clear: ended('api_key_calls', 'starts_at < $1'), keptFor: 400 * DAY },
  {
    clear: forgotten('searches', 'searched_at', 'user_id = null', 'user_id is not null'),
    keptFor: SEARCHER_KEPT,
  },
  {
    clear: forgotten(
      'job_views',
      'viewed_at',
      'user_id = null, visitor = null',
      'words is not null and (user_id is not null or visitor is not null)',
    ),
    keptFor: SEARCHER_KEPT,
  },
  {
    clear: forgotten(
      'outbox',
      'created_at',
      `${EMPTY_MAIL}, failed_at = case when sent_at is null then coalesce(failed_at, created_at + interval '1 day') end`,
      `recipient <> ''`,
    ),
    keptFor: 30 * DAY,
  },
];

export const clearEndedTask = defineTask({
  name: 'clear-ended',
  hour: '15 3 * * *',
  run: clearEnded,
});

/** In batches, so that no table is locked for long however much has accumulated. */
async function clearEnded({ clock, database }: Services): Promise<void> {
  for (const { clear, keptFor } of ENDED) {
    const until = new Date(clock.now().getTime() - keptFor);
    let cleared: unknown[];
    do cleared = await database.write(clear, [until]);
    while (cleared.length === BATCH);
  }
}
