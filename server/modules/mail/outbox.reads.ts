import type { Database, PreparedRead } from '#server/db/database.ts';

export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  sentAt: Date | null;
  createdAt: Date;
}

const NEWEST: PreparedRead = {
  name: 'outbox-newest',
  text: `select id, recipient as "to", subject, body_text as text, body_html as html,
      sent_at as "sentAt", created_at as "createdAt"
    from outbox where $1::text is null or lower(recipient) = lower($1)
    order by created_at desc, id desc limit 200`,
};

/** The 200 newest emails, sent or waiting, to everyone or to one address. */
export function newestMails(database: Database, to?: string): Promise<OutboxMail[]> {
  return database.read<OutboxMail>(NEWEST, [to ?? null]);
}
