import { statement, type RowOf } from '#server/db/statement.ts';
import type { Database } from '#server/db/database.ts';

/** $1 the address, or null for all. */
const NEWEST = statement(
  'outbox-newest',
  `select id, recipient as "to", subject, body_text as text, body_html as html,
      sent_at as "sentAt", created_at as "createdAt", calendar ->> 'content' as calendar
    from outbox where recipient <> '' and ($1::text is null or lower(recipient) = lower($1))
    order by created_at desc, id desc limit 200`,
);

export type OutboxMail = RowOf<typeof NEWEST>;

/** The 200 newest emails, sent or waiting, to everyone or to one address. */
export function newestMails(database: Database, to?: string): Promise<OutboxMail[]> {
  return database.read(NEWEST, [to ?? null]);
}
