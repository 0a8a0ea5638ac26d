import type { MailCalendar } from '#server/lib/mailTransport.ts';
import { json, statement, type RowOf } from '#server/db/statement.ts';

/**
 * $1 the mail, $2 now, $3 the time before which an unfinished attempt counts as dead, $4 its Message-ID. Retries keep
 * the Message-ID of the first attempt, even if the settings change. `hasOpenAttempt`: an earlier attempt
 * began, and its outcome is unknown.
 */
export const CLAIM = statement(
  'mail-claim',
  `
    with open as (
      select id, attempt_at from outbox
      where id = $1 and sent_at is null and (attempt_at is null or attempt_at < $3)
      for update)
    update outbox m set attempts = m.attempts + 1, attempt_at = $2,
      message_id = coalesce(m.message_id, $4)
    from open where m.id = open.id
    returning m.id, recipient, subject, body_text as "bodyText", body_html as "bodyHtml", headers, calendar,
      created_at as "createdAt", attempts, message_id as "messageId",
      open.attempt_at is not null as "hasOpenAttempt"`,
  json<{ headers: Record<string, string>; calendar: MailCalendar | null }>(),
);

export type ClaimedMail = RowOf<typeof CLAIM>;

/** $1 the mail. */
export const IS_WAITING = statement(
  'mail-is-waiting',
  'select id from outbox where id = $1 and sent_at is null',
);

/** $1 the mail, $2 now, $3 the mail server's response. */
export const NOTE_SENT = statement(
  'mail-note-sent',
  `update outbox set sent_at = $2, response = $3, attempt_at = null, last_error = null, failed_at = null
    where id = $1`,
);

/** $1 the mail, $2 the reason, $3 when it was given up; null while it is tried again. */
export const NOTE_FAILURE = statement(
  'mail-note-failure',
  'update outbox set last_error = $2, failed_at = $3, attempt_at = null where id = $1',
);
