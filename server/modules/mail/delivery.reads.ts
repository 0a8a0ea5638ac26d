import type { PreparedRead } from '#server/db/database.ts';

export interface ClaimedMail {
  id: string;
  recipient: string;
  subject: string;
  bodyText: string;
  bodyHtml: string;
  headers: Record<string, string>;
  createdAt: Date;
  attempts: number;
  messageId: string | null;
  /** An earlier attempt began, and its outcome is unknown. */
  hasOpenAttempt: boolean;
}

/**
 * $1 the mail, $2 now, $3 the time before which an unfinished attempt counts as dead, $4 its Message-ID. Retries keep
 * the Message-ID of the first attempt, even if the settings change.
 */
export const CLAIM: PreparedRead = {
  name: 'mail-claim',
  text: `
    with open as (
      select id, attempt_at from outbox
      where id = $1 and sent_at is null and (attempt_at is null or attempt_at < $3)
      for update)
    update outbox m set attempts = m.attempts + 1, attempt_at = $2,
      message_id = coalesce(m.message_id, $4)
    from open where m.id = open.id
    returning m.id, recipient, subject, body_text as "bodyText", body_html as "bodyHtml", headers,
      created_at as "createdAt", attempts, message_id as "messageId",
      open.attempt_at is not null as "hasOpenAttempt"`,
};

export const IS_WAITING: PreparedRead = {
  name: 'mail-is-waiting',
  text: 'select id from outbox where id = $1 and sent_at is null',
};

/** $1 the mail, $2 now, $3 the mail server's response. */
export const NOTE_SENT: PreparedRead = {
  name: 'mail-note-sent',
  text: `update outbox set sent_at = $2, response = $3, attempt_at = null, last_error = null
    where id = $1`,
};

/** $1 the mail, $2 the reason. */
export const NOTE_FAILURE: PreparedRead = {
  name: 'mail-note-failure',
  text: 'update outbox set last_error = $2, attempt_at = null where id = $1',
};
