import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement } from '#server/db/statement.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import type { Services } from '#server/services.ts';
import { leaveToken } from './leaveSubscription.service.ts';

const BATCH = 200;

/**
 * $1 now. Subscribers are marked in the transaction that queues their emails, so an interrupted run continues where it
 * stopped. Those who left and subscribed again get only what is newer than their return.
 */
const NEXT = statement(
  'subscribers-next-to-tell',
  `
    with due as (
      select s.id, greatest(s.told_at, s.confirmed_at) as since from subscribers s
      where s.topic = 'blog' and s.confirmed_at is not null and s.unsubscribed_at is null
        and exists (select 1 from posts p
          where p.published_at > greatest(s.told_at, s.confirmed_at) and p.published_at <= $1)
      limit ${BATCH} for update of s skip locked)
    update subscribers s set told_at = $1 from due where s.id = due.id
    returning s.id, s.email, s.locale, due.since as "since!"`,
);

/** $1 the language, $2 since when, $3 now. */
const NEWER = statement(
  'posts-newer',
  `
    select coalesce(t.title, p.title) as title, coalesce(t.excerpt, p.excerpt) as excerpt, p.slug
    from posts p left join post_translations t on t.post_id = p.id and t.locale = $1
    where p.published_at > $2 and p.published_at <= $3 order by p.published_at desc limit 5`,
);

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
  const readers = await writeIn(em, NEXT, [now]);
  for (const { id, email, locale, since } of readers) {
    const posts = await readIn(em, NEWER, [locale, since, now]);
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
