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

/** Beside the mail that confirms the address. */
const newsTo = async ({ email }: { email: string }) =>
  (await app.mails(email)).filter(({ text }) => text.includes('news is switched on'));

const switchTo = (input: string) =>
  `mutation { updateSettings(input: { ${input} }) { settings { id } } }`;

test('the month’s articles go to those who want them, once, and to nobody else', async () => {
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
  await sendNews(app.services);
  expect(await newsTo(seeker)).toHaveLength(2);
});
