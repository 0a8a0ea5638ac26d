import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import type { Services } from '#server/services.ts';

const DAY = 86_400_000;
/**
 * An email covers the posts since the reader's last one, at most those of two months, and the first one those of the last
 * month. A reader gets at most one in 20 days.
 */
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
 * stopped. $1 now, $2 the time since which a reader gets no second email, $3 since when the posts are new to a reader
 * without an email before, $4 since when at most.
 */
const NEXT = statement(
  'next-news-readers',
  `
    with due as (
      select n.user_id, new.since
      from user_settings n join users r on r.id = n.user_id,
        lateral (select greatest(coalesce(n.news_sent_at, $3::timestamptz), $4::timestamptz) as since) new
      where n.marketing_emails and n.email_notifications
        and (n.news_sent_at is null or n.news_sent_at < $2)
        and r.status = 'active' and r.deleted_at is null and r.email_verified_at is not null
        and exists (select from posts p where p.published_at > new.since and p.published_at <= $1)
      limit ${BATCH} for update of n skip locked)
    update user_settings s set news_sent_at = $1 from due, users u
    where s.user_id = due.user_id and u.id = s.user_id
    returning u.id, u.email, u.first_name as "firstName", u.locale, due.since as "since!"`,
);

/** Sends the new posts to every subscriber. Without new posts nothing is sent. */
export async function sendNews(services: Services): Promise<void> {
  const { enableEmailNotifications } = await services.settings.current();
  if (!enableEmailNotifications) return;
  let sent: number;
  do sent = await services.database.fork().transactional((em) => sendBatch(services, em));
  while (sent === BATCH);
}

async function sendBatch(services: Services, em: EntityManager): Promise<number> {
  const now = services.clock.now();
  const before = (time: number) => new Date(now.getTime() - time);
  const readers = await writeIn(em, NEXT, [now, before(APART), before(MONTH), before(2 * MONTH)]);
  const posts = new Map<string, Post[]>();
  for (const { id, email, firstName: name, locale, since } of readers) {
    const key = `${locale} ${since.toISOString()}`;
    const known = posts.get(key) ?? (await readIn(em, NEWEST, [locale, since, now]));
    posts.set(key, known);
    const values = { name, posts: known };
    await queueMail({ em, services }, { to: email, userId: id, locale, template: 'news', values });
  }
  return readers.length;
}
