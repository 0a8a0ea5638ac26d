import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '#schema/options/locales.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import type { Services } from '#server/services.ts';
import { leaveToken } from './leaveSubscription.service.ts';

const BATCH = 200;

/**
 * Subscribers are marked in the transaction that queues their emails, so an interrupted run continues where it stopped.
 */
const NEXT = `
  with due as (
    select s.id, coalesce(s.told_at, s.confirmed_at) as since from subscribers s
    where s.topic = 'blog' and s.confirmed_at is not null and s.unsubscribed_at is null
      and exists (select 1 from posts p
        where p.published_at > coalesce(s.told_at, s.confirmed_at) and p.published_at <= ?)
    limit ${BATCH} for update of s skip locked)
  update subscribers s set told_at = ? from due where s.id = due.id
  returning s.id, s.email, s.locale, due.since`;

const NEWER = `
  select coalesce(t.title, p.title) as title, coalesce(t.excerpt, p.excerpt) as excerpt, p.slug
  from posts p left join post_translations t on t.post_id = p.id and t.locale = ?
  where p.published_at > ? and p.published_at <= ? order by p.published_at desc limit 5`;

interface Reader {
  id: string;
  email: string;
  locale: Locale;
  since: Date;
}

interface NewPost {
  title: string;
  excerpt: string;
  slug: string;
}

/** Sends each blog subscriber one email with the new articles. No email if there are none. */
export async function sendNewPosts(services: Services): Promise<void> {
  const { enableEmailNotifications } = await services.settings.current();
  if (!enableEmailNotifications) return;
  let sent: number;
  do sent = await services.database.fork().transactional((em) => sendBatch(services, em));
  while (sent === BATCH);
}

async function sendBatch(services: Services, em: EntityManager): Promise<number> {
  const now = services.clock.now();
  const readers = await em.execute<Reader[]>(NEXT, [now, now]);
  for (const { id, email, locale, since } of readers) {
    const posts = await em.execute<NewPost[]>(NEWER, [locale, since, now]);
    const leave = `/leave-subscription?token=${leaveToken(services, id)}`;
    await queueMail(
      { em, services },
      {
        to: email,
        locale,
        template: 'newPosts',
        values: { posts, leave },
        // RFC 8058: one-click unsubscribe sends a POST to this URL.
        headers: {
          'List-Unsubscribe': `<${services.config.publicUrl}${leave}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        },
      },
    );
  }
  return readers.length;
}
