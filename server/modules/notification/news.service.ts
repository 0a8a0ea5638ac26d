import type { EntityManager } from '@mikro-orm/postgresql';
import type { Locale } from '#schema/options/locales.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import type { Services } from '#server/services.ts';

const DAY = 86_400_000;
/** An email covers the posts of the last month, and a reader gets at most one in 20 days. */
const MONTH = 31 * DAY;
const APART = 20 * DAY;
const BATCH = 200;

/** $1 the language, $2 and $3 the time between which they were published. */
const NEWEST = statement(
  'news-posts',
  `
    select coalesce(t.title, p.title) as title, coalesce(t.excerpt, p.excerpt) as excerpt, p.slug
    from posts p left join post_translations t on t.post_id = p.id and t.locale = $1
    where p.published_at > $2 and p.published_at <= $3 order by p.published_at desc limit 3`,
);

type Post = RowOf<typeof NEWEST>;

/**
 * Readers are marked in the transaction that queues their emails, so that an interrupted run resumes where it
 * stopped. $1 now, $2 the time since which a reader gets no second email.
 */
const NEXT = statement(
  'next-news-readers',
  `
    update user_settings s set news_sent_at = $1 from users u
    where s.user_id in (
        select n.user_id from user_settings n join users r on r.id = n.user_id
        where n.marketing_emails and n.email_notifications
          and (n.news_sent_at is null or n.news_sent_at < $2)
          and r.status = 'active' and r.deleted_at is null and r.email_verified_at is not null
        limit ${BATCH} for update of n skip locked)
      and u.id = s.user_id
    returning u.id, u.email, u.first_name as "firstName", u.locale`,
);

/** Sends the month's posts to every subscriber. Without new posts nothing is sent. */
export async function sendNews(services: Services): Promise<void> {
  const { enableEmailNotifications } = await services.settings.current();
  if (!enableEmailNotifications) return;
  let sent: number;
  do sent = await services.database.fork().transactional((em) => sendBatch(services, em));
  while (sent === BATCH);
}

async function sendBatch(services: Services, em: EntityManager): Promise<number> {
  const now = services.clock.now();
  if ((await newestPosts(em, 'en', now)).length === 0) return 0;
  const lastRun = new Date(now.getTime() - APART);
  const readers = await writeIn(em, NEXT, [now, lastRun]);
  const posts = new Map<Locale, Post[]>();
  for (const { id, email, firstName: name, locale } of readers) {
    const known = posts.get(locale) ?? (await newestPosts(em, locale, now));
    posts.set(locale, known);
    const values = { name, posts: known };
    await queueMail({ em, services }, { to: email, userId: id, locale, template: 'news', values });
  }
  return readers.length;
}

function newestPosts(em: EntityManager, locale: Locale, now: Date): Promise<Post[]> {
  return readIn(em, NEWEST, [locale, new Date(now.getTime() - MONTH), now]);
}
