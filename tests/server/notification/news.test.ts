import { beforeAll, expect, test } from 'vitest';
import { newId } from '#server/lib/ids.ts';
import { sendNews } from '#server/modules/notification/news.service.ts';
import { theApp, type App } from '#tests/support/app.ts';
import { scenario } from '#tests/support/scenario.ts';

let app: App;

beforeAll(async () => {
  app = await theApp();
});

async function publish(title: string, daysAgo: number) {
  const at = new Date(app.clock.now().getTime() - daysAgo * 86_400_000);
  const id = newId(at.getTime());
  await app.sql(
    `insert into posts (id, slug, title, excerpt, body, body_html, author, category, read_minutes, published_at)
     values (?, ?, ?, 'In short', '', '', 'Meera', 'career', 3, ?)`,
    [id, id, title, at],
  );
}

/** The news that was emailed, without other emails. */
const newsTo = async ({ email }: { email: string }) =>
  (await app.mails(email)).filter(({ text }) => text.includes('news is turned on'));

const switchTo = (input: string) =>
  `mutation { updateSettings(input: { ${input} }) { settings { id } } }`;

test('the month’s articles are sent once, to subscribers only', async () => {
  const { seeker, other, silent } = await scenario()
    .seeker()
    .seeker({ as: 'other' })
    .seeker({ as: 'silent' });
  await seeker.graphql(switchTo('marketingEmails: true'));
  await silent.graphql(switchTo('marketingEmails: true, emailNotifications: false'));
  await sendNews(app.services);
  expect(await newsTo(seeker), 'no article, no mail').toEqual([]);

  await publish('A good CV', 3);
  await publish('Long ago', 90);
  await Promise.all([sendNews(app.services), sendNews(app.services)]);
  await sendNews(app.services);
  const mails = await newsTo(seeker);
  expect(mails.map(({ subject }) => subject)).toEqual(['A good CV · Kaamyab']);
  expect(mails[0]?.text).not.toContain('Long ago');
  expect(await newsTo(other)).toEqual([]);
  expect(await newsTo(silent)).toEqual([]);

  app.clock.forward({ days: 30 });
  await publish('Next month', 1);
  await app.settings({ enableEmailNotifications: false });
  await sendNews(app.services);
  expect(await newsTo(seeker), 'the site sends no mails').toHaveLength(1);
  await app.settings({ enableEmailNotifications: true });
  await sendNews(app.services);
  expect(await newsTo(seeker)).toHaveLength(2);
});

test('news has at most three articles, newest first, and goes only to confirmed, active users', async () => {
  const { reader, unconfirmed, suspended, gone } = await scenario()
    .seeker({ as: 'reader' })
    .seeker({ as: 'unconfirmed', emailVerified: false })
    .seeker({ as: 'suspended' })
    .seeker({ as: 'gone' });
  for (const who of [reader, unconfirmed, suspended, gone])
    await who.graphql(switchTo('marketingEmails: true'));
  await app.sql(`update users set status = 'suspended' where id = ?`, [suspended.id]);
  await app.sql('update users set deleted_at = now() where id = ?', [gone.id]);
  app.clock.forward({ days: 60 });
  for (const [title, days] of [
    ['First', 4],
    ['Second', 3],
    ['Third', 2],
    ['Fourth', 1],
  ] as const)
    await publish(title, days);
  await sendNews(app.services);
  const [mail, ...more] = await newsTo(reader);
  expect(more).toEqual([]);
  const places = ['Fourth', 'Third', 'Second'].map((title) => mail!.text.indexOf(title));
  expect(places.every((place, at) => place > (places[at - 1] ?? -1))).toBe(true);
  expect(mail!.text).not.toContain('First');
  for (const who of [unconfirmed, suspended, gone]) expect(await newsTo(who)).toEqual([]);
  app.clock.forward({ days: 19 });
  await publish('Too soon', 0);
  await sendNews(app.services);
  expect(await newsTo(reader)).toHaveLength(1);
  app.clock.forward({ days: 2 });
  await sendNews(app.services);
  expect(await newsTo(reader)).toHaveLength(2);
});

test('no article is sent twice, and those of a month without an email are sent the month after', async () => {
  const { seeker } = await scenario(app).seeker();
  await seeker.graphql(switchTo('marketingEmails: true'));
  await app.sql('delete from posts');
  await publish('Late in January', 1);
  await sendNews(app.services);
  app.clock.forward({ days: 28 });
  await sendNews(app.services);
  expect(await newsTo(seeker)).toHaveLength(1);
  await publish('Early in March', 0);
  app.clock.forward({ days: 31 + 28 });
  await publish('Late in April', 1);
  const { newcomer } = await scenario(app).seeker({ as: 'newcomer' });
  await newcomer.graphql(switchTo('marketingEmails: true'));
  await sendNews(app.services);
  const [newest, ...older] = (await newsTo(seeker)).map(({ text }) => text);
  expect(older).toHaveLength(1);
  for (const title of ['Early in March', 'Late in April']) expect(newest).toContain(title);
  expect(newest).not.toContain('Late in January');
  // The first email to a reader covers a month.
  const [first] = (await newsTo(newcomer)).map(({ text }) => text);
  expect(first).toContain('Late in April');
  expect(first).not.toContain('Early in March');
});
